// Where things are on the screen, for what is shown above everything else.

/** Put an element over a seat, or over the piles, but all of it on the screen. */
export function over(seat: number | null, own: number | null, above = false) {
  return (element: HTMLElement): void => {
    const selector = seat === own ? ".band" : `.seat[data-seat="${seat}"] .face`;
    const target = document.querySelector(seat === null ? ".piles" : selector);
    const box = target?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2);
    const half = element.offsetWidth / 2 + 6;
    const x = Math.min(Math.max(box.x + box.width / 2, half), innerWidth - half);
    const middle = above || seat === own ? box.y : box.y + box.height / 2;
    const high = element.offsetHeight / 2 + 6;
    element.style.left = `${x}px`;
    element.style.top = `${Math.min(Math.max(middle, high), innerHeight - high)}px`;
  };
}
