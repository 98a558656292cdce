import type { Dice } from '../../chance';
import { box, ink, line, paper, steel } from './svg';

/** Colours of the covers that stand for a book without one, by subject. */
const covers: readonly string[] = [
  '#A8323C',
  '#2B7042',
  '#24489E',
  '#A8481B',
  '#865418',
  '#74406B',
  '#1F6B52',
  '#4A5661',
];

const SPINE = 24;

/** A cover with its spine and a label; the words on it are lines. */
function cover(at: readonly [x: number, y: number, w: number, h: number], colour: string): string {
  const [x, y, w, h] = at;
  const label = { x: x + SPINE + 18, y: y + 38, w: w - SPINE - 36, h: 132 };
  const words = (dy: number, share: number, pen: { stroke: string; width: number }) =>
    line(
      `M${label.x + 16} ${label.y + dy}h${Math.round((label.w - 32) * share)}`,
      pen.width,
      pen.stroke,
    );
  const letters = { stroke: ink, width: 11 };
  return [
    box([x, y, w, h], colour, 6),
    `<path d="M${x} ${y + 6}q0 -6 6 -6h${SPINE - 6}v${h}h-${SPINE - 6}q-6 0 -6 -6z" fill="${ink}" fill-opacity=".28"/>`,
    box([label.x, label.y, label.w, label.h], paper, 4),
    words(30, 0.45, { stroke: colour, width: 9 }),
    words(52, 1, { stroke: steel, width: 4 }),
    words(80, 0.9, letters),
    words(106, 0.6, letters),
  ].join('');
}

interface Row {
  /** Where the books stand, and between which ends. */
  floor: number;
  left: number;
  right: number;
  dice: Dice;
}

/** Books side by side, each of its own height and colour. */
export function standingBooks({ floor, left, right, dice }: Row): string {
  const books: string[] = [];
  const first = dice.between(0, covers.length - 1);
  for (let x = left; x < right - 150;) {
    const width = Math.min(dice.between(172, 214), right - x);
    const height = dice.between(330, 470);
    const colour = covers[(first + 3 * books.length) % covers.length] ?? steel;
    books.push(cover([x, floor - height, width, height], colour));
    x += width + dice.between(10, 22);
  }
  return books.join('');
}

/** Books that lie on one another, from the floor up; gives the drawing and where its top is. */
export function liedBooks(
  { floor, left, right, dice }: Row,
  count: number,
): { drawing: string; top: number } {
  let top = floor;
  let drawing = '';
  const first = dice.between(0, covers.length - 1);
  for (let index = 0; index < count; index += 1) {
    const height = dice.between(58, 84);
    const width = right - left - dice.between(0, 110);
    const x = left + dice.between(0, right - left - width);
    top -= height;
    drawing += spine([x, top, width, height], covers[(first + 3 * index) % covers.length] ?? steel);
  }
  return { drawing, top };
}

/** A book seen from its back. */
function spine(at: readonly [x: number, y: number, w: number, h: number], colour: string): string {
  const [x, y, w, h] = at;
  const middle = y + Math.round(h / 2);
  return [
    box(at, colour, 8),
    line(`M${x + 44} ${y}v${h}M${x + w - 44} ${y}v${h}`, 5, '#FDFEFB88'),
    box([x + w / 2 - 120, y + 14, 240, h - 28], paper, 4),
    line(`M${x + w / 2 - 92} ${middle}h118`, 9),
    line(`M${x + w / 2 + 50} ${middle}h42`, 9, colour),
  ].join('');
}
