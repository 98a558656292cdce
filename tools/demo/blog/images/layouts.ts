import type { Dice } from '../../chance';
import { colours } from '../../supplies/colours';
import { drawProduct } from '../../supplies/draw-product';
import type { Print } from '../../supplies/draw-product';
import { liedBooks, standingBooks } from './books';
import type { Ground } from './grounds';
import { box, each, line, paper, round, sky, yellow } from './svg';

interface Scene {
  ground: Ground;
  /** Names of the catalogue's templates. */
  things: readonly string[];
  dice: Dice;
}

const WIDTH = 1600;
const HEIGHT = 900;
const FLOOR = 730;

/** The supplies are drawn on 240 × 200, and most of them end here. */
const MIDDLE = 120;
const FOOT = 176;
const LINE_WIDTH = 2.5;

const prints: readonly Print[] = ['plain', 'plain', 'stripes', 'dots', 'star'];

/** A thing of the catalogue in some colour, its foot at a point; lines stay as thick as those around. */
function thing(name: string, dice: Dice, at: { x: number; y: number; scale: number }): string {
  const colour = dice.pick(colours);
  const drawing = drawProduct(name, { colour, print: dice.pick(prints), pieces: 3 });
  const moved = `translate(${round(at.x)} ${round(at.y)}) scale(${at.scale}) translate(-${MIDDLE} -${FOOT})`;
  return `<g transform="${moved}" stroke-width="${LINE_WIDTH}">${drawing}</g>`;
}

function floorOf({ floor }: Ground): string {
  return `<path d="M0 ${FLOOR}h${WIDTH}v${HEIGHT - FLOOR}H0z" fill="${floor}" stroke="none"/>${line(`M0 ${FLOOR}h${WIDTH}`)}`;
}

/** Books that stand on one side, things before the wall on the other. */
function shelf({ ground, things, dice }: Scene): string {
  const isLeft = dice.chance(0.5);
  const step = 560 / things.length;
  const [start, left] = isLeft ? [950, 90] : [90, 700];
  const books = standingBooks({ floor: FLOOR, left, right: left + 810, dice });
  const scale = things.length === 1 ? 3.3 : 2.2;
  const stand = things.map((name, index) =>
    thing(name, dice, { x: start + step * (index + 0.5), y: FLOOR + 8, scale }),
  );
  return floorOf(ground) + books + stand.join('');
}

/** A pile of books with a thing on top, and some that stand beside it. */
function pile({ ground, things, dice }: Scene): string {
  const isLeft = dice.chance(0.5);
  const [left, beside] = isLeft ? [150, 960] : [780, 110];
  const lied = liedBooks({ floor: FLOOR, left, right: left + 670, dice }, dice.between(4, 5));
  const standing = standingBooks({ floor: FLOOR, left: beside, right: beside + 540, dice });
  const top = things.map((name, index) =>
    thing(name, dice, { x: left + 335 + 230 * index, y: lied.top + 6, scale: 1.75 }),
  );
  return floorOf(ground) + standing + lied.drawing + top.join('');
}

/** Things side by side on a sheet, seen from above. */
function desk({ ground, things, dice }: Scene): string {
  const discs = things.map((_, index) => {
    const x = ((index + 0.5) * 1360) / things.length + 120;
    return { x, radius: things.length > 2 ? 205 : 270 };
  });
  const scale = things.length > 2 ? 1.95 : 2.5;
  const sheet = box([70, 90, 1460, 720], ground.floor, 28);
  const rows = each(2, (index) => line(`M70 ${180 + 540 * index}h1460`, 4, ground.wall));
  const drawn = discs.map(({ x, radius }, index) => {
    const name = things[index];
    const plate = `<circle cx="${round(x)}" cy="450" r="${radius}" fill="${paper}"/>`;
    // The middle of a drawing is about 76 above its foot.
    return name === undefined ? '' : plate + thing(name, dice, { x, y: 450 + 76 * scale, scale });
  });
  return sheet + rows + drawn.join('');
}

/** A page with lines, its red margin, something marked on it, and a thing before it. */
function page({ ground, things, dice }: Scene): string {
  const isLeft = dice.chance(0.5);
  const x = isLeft ? 620 : 130;
  const sheet = box([x + 22, 112, 850, 760], ground.floor, 10) + box([x, 90, 850, 760], paper, 10);
  const ruling = each(10, (row) => line(`M${x + 6} ${190 + 64 * row}h838`, 3, sky));
  const margin = line(`M${x + 150} 94v752`, 5, '#E2707A');
  const written = each(8, (row) => {
    const length = row % 4 === 3 ? dice.between(180, 320) : dice.between(430, 610);
    const y = 224 + 64 * row;
    const mark = row === 2 || row === 5 ? line(`M${x + 196} ${y}h${length - 130}`, 38, yellow) : '';
    return mark + line(`M${x + 190} ${y}h${length}`, 12);
  });
  const [name] = things;
  const at = { x: isLeft ? 330 : 1270, y: 790, scale: 3.6 };
  return sheet + ruling + margin + written + (name === undefined ? '' : thing(name, dice, at));
}

/** How the things of an image are set out. */
export const layouts: ReadonlyMap<string, (scene: Scene) => string> = new Map([
  ['shelf', shelf],
  ['pile', pile],
  ['desk', desk],
  ['page', page],
]);
