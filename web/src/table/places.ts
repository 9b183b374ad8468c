// Where things are on the screen, for what is shown above everything else.

const LAP = 10; // pixels by which it lies on what it belongs to
const APART = 4; // pixels between what people say

/** What is said hides the name, what is shouted shows whom it is about, and a crown sits on the head:
 *  it covers nothing of the card that has won. */
type Kind = "said" | "shouted" | "crown";

/** Put an element over the piles, or at a seat so that the face is seen, but all of it at the table. */
export function at(seat: number | null, own: number | null, kind: Kind) {
  return (element: HTMLElement): void => {
    const half = element.offsetWidth / 2 + 6;
    const high = element.offsetHeight / 2 + 6;
    const table = boxOf(".board") ?? screen();
    const me = seat !== null && seat === own;
    const [box, y] = me ? mine(high, kind) : seat === null ? onPiles() : atSeat(seat, high, kind);
    element.style.left = `${within(box.x + box.width / 2, table.left + half, table.right - half)}px`;
    element.style.top = `${within(y, high, innerHeight - high)}px`;
  };
}

/** Move an element off those beside it, away from the edge that is nearer; says whether it had to. */
export function keepApart(element: HTMLElement): boolean {
  const others = [...(element.parentElement?.children ?? [])].filter((one) => one !== element);
  const down = middleOf(element).y < innerHeight / 2 ? 1 : -1;
  const first = element.style.top;
  for (let hit = meets(element, others); hit; hit = meets(element, others)) {
    const way = (hit.offsetHeight + element.offsetHeight) / 2 + APART;
    element.style.top = `${middleOf(hit).y + down * way}px`;
  }
  return element.style.top !== first;
}

function meets(element: HTMLElement, others: readonly Element[]): HTMLElement | undefined {
  const { x, y } = middleOf(element);
  return (others as HTMLElement[]).find((other) => {
    const at = middleOf(other);
    const wide = (element.offsetWidth + other.offsetWidth) / 2 + APART;
    const high = (element.offsetHeight + other.offsetHeight) / 2 + APART;
    return Math.abs(at.x - x) < wide && Math.abs(at.y - y) < high - 0.5;
  });
}

/** Where its middle was put: how it is seen may still change while it appears. */
function middleOf({ style }: HTMLElement): { x: number; y: number } {
  return { x: parseFloat(style.left), y: parseFloat(style.top) };
}

function mine(high: number, kind: Kind): [DOMRect, number] {
  const box = boxOf(kind === "said" ? ".band .me" : ".band") ?? screen();
  return [box, box.y - (kind === "said" ? high : high / 2)];
}

function onPiles(): [DOMRect, number] {
  const box = boxOf(".piles") ?? screen();
  return [box, box.y + box.height / 2];
}

function atSeat(seat: number, high: number, kind: Kind): [DOMRect, number] {
  const face = boxOf(`.seat[data-seat="${seat}"] .face`) ?? screen();
  const name = boxOf(`.seat[data-seat="${seat}"] .name`) ?? face;
  if (kind === "crown") return [face, face.y];
  const named = kind === "shouted";
  if (face.y >= innerHeight / 2) return [face, named ? face.y - high + LAP : face.y];
  return [face, (named ? name : face).bottom + high - LAP];
}

function boxOf(selector: string): DOMRect | undefined {
  return document.querySelector(selector)?.getBoundingClientRect();
}

function screen(): DOMRect {
  return new DOMRect(0, 0, innerWidth, innerHeight);
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
