// Where things are on the screen, for what is shown above everything else.

/** Put an element over a seat, or over the piles, but all of it at the table; `beside` shows the face. */
export function over(seat: number | null, own: number | null, beside = false) {
  return (element: HTMLElement): void => {
    const me = seat !== null && seat === own;
    const face = me ? (beside ? ".band .me" : ".band") : `.seat[data-seat="${seat}"] .face`;
    const table = boxOf(".board") ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const box = boxOf(seat === null ? ".piles" : face) ?? table;
    const half = element.offsetWidth / 2 + 6;
    const high = element.offsetHeight / 2 + 6;
    const below = box.bottom + (box.y < innerHeight / 2 ? high - 10 : -box.height);
    const above = box.y - (beside ? high : high / 2);
    const y = me ? above : beside ? below : box.y + box.height / 2;
    element.style.left = `${within(box.x + box.width / 2, table.left + half, table.right - half)}px`;
    element.style.top = `${within(y, high, innerHeight - high)}px`;
  };
}

function boxOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
