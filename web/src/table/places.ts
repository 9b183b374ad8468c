// Where things are on the screen, for what is shown above everything else.

/** Put an element over a seat, or over the piles, but all of it on the screen; `beside` shows the face. */
export function over(seat: number | null, own: number | null, beside = false) {
  return (element: HTMLElement): void => {
    const selector = seat === own ? ".band" : `.seat[data-seat="${seat}"] .face`;
    const target = document.querySelector(seat === null ? ".piles" : selector);
    const box = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
    const half = element.offsetWidth / 2 + 6;
    const x = Math.min(Math.max(box.x + box.width / 2, half), innerWidth - half);
    const high = element.offsetHeight / 2 + 6;
    const below = box.bottom + (box.y < innerHeight / 2 ? high - 10 : -box.height);
    const middle = seat === own ? box.y - high / 2 : beside ? below : box.y + box.height / 2;
    element.style.left = `${x}px`;
    element.style.top = `${Math.min(Math.max(middle, high), innerHeight - high)}px`;
  };
}
