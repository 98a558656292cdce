import {
  blue,
  green,
  ink,
  paper,
  pink,
  rainbowAt,
  red,
  sky,
  steel,
  violet,
  yellow,
} from './colours';
import { lean, row } from './pieces';
import type { Look, Shape } from './shape';
import { area, box, disc, each, line, round, shift, turn, zoom } from './svg';

const penInks = [blue, red, ink, green, violet, '#0F6776'];
const inkAt = (i: number, look: Look) =>
  look.pieces === 1 ? look.main : (penInks[i % penInks.length] ?? blue);

const ballpoint: Shape = {
  front: (look) =>
    lean(
      look,
      row(look.pieces, { most: 6, step: 30 }, (i) => {
        const colour = inkAt(i, look);
        return (
          box([115, 28, 10, 10], steel, 2) +
          box([111, 36, 18, 106], colour, 2) +
          area('M111 142h18l-6 22h-6z', paper) +
          line('M120 164v7') +
          line('M129 46h6v40', 2.5) +
          line('M111 118h18M111 124h18', 1.75)
        );
      }),
    ),
  focus: [120, 140],
};

const cappedPen: Shape = {
  front: (look) =>
    lean(
      look,
      row(look.pieces, { most: 6, step: 30 }, (i) => {
        const colour = inkAt(i, look);
        return (
          box([111, 30, 18, 92], paper, 3) +
          box([111, 30, 18, 12], colour, 3) +
          box([109, 104, 22, 66], colour, 3) +
          line('M136 110v40h-5', 3) +
          line('M113 58v34', 1.75, steel)
        );
      }),
    ),
  other: (look) =>
    zoom(
      1.05,
      [120, 100],
      turn(
        60,
        box([112, 20, 16, 96], paper, 3),
        box([112, 20, 16, 12], look.main, 3),
        area('M112 116h16l-5 22h-6z', steel),
        line('M120 138v9', 3),
      ),
      shift(30, 44, turn(60, box([109, 100, 22, 52], look.main, 3))),
    ),
  focus: [120, 120],
};

const fountainPen: Shape = {
  front: (look) =>
    zoom(
      1.08 * look.size,
      [120, 100],
      turn(
        42,
        box([109, 22, 22, 92], look.main, 6) + box([111, 114, 18, 26], ink, 2),
        area('M112 140h16q0 16 -8 32q-8 -16 -8 -32z', yellow) +
          line('M120 150v21', 1.75) +
          disc([120, 148], 2, ink),
        line('M109 100h22M109 106h22', 1.75),
        box([109, 30, 22, 8], look.soft),
      ),
    ),
  other: (look) =>
    turn(
      42,
      box([109, 30, 22, 110], look.main, 6),
      line('M135 44v58', 4),
      box([109, 96, 22, 8], look.soft),
      area('M110 140h20l-3 18q-7 5 -14 0z', look.soft),
    ),
  focus: [104, 136],
};

const highlighter: Shape = {
  front: (look) => {
    const tints = [pink, yellow, '#8ED8AE', sky, '#F2BC9B', '#DDBFD7'];
    const count = Math.max(1, Math.min(look.pieces, 5));
    const step = count > 3 ? 29 : 40;
    const one = (i: number) => {
      const colour = count === 1 ? look.main : (tints[i] ?? pink);
      return shift(
        0,
        round(step * (i - (count - 1) / 2)),
        box([62, 88, 24, 24], colour, 2),
        area('M86 88h52l24 6v12l-24 6h-52z', colour),
        area('M162 95l14 2v6l-14 2z', paper),
      );
    };
    return zoom(
      count === 1 ? 1.25 : look.size,
      [119, 100],
      count === 1 ? turn(-28, one(0)) : each(count, one),
    );
  },
  other: (look) =>
    line('M50 70h140M50 100h140M50 130h96', 3) +
    `<g opacity=".75">${line('M54 100h112', 18, look.pieces === 1 ? look.main : yellow)}</g>` +
    line('M50 100h140', 3),
  focus: [140, 100],
};

const cartridges: Shape = {
  front: (look) => {
    const lid =
      box([70, 92, 100, 76], paper, 4) +
      box([70, 110, 100, 40], look.main) +
      line('M86 124h44M86 134h30', 2, paper);
    const tubes = each(
      6,
      (i) => box([77 + 15 * i, 44, 11, 56], look.main, 5) + line(`M${77 + 15 * i} 56h11`, 1.75),
    );
    return zoom(look.size, [120, 104], tubes, lid);
  },
  focus: [120, 90],
};

const whiteboardMarker: Shape = {
  front: (look) =>
    lean(
      look,
      row(look.pieces, { most: 4, step: 38 }, (i) => {
        const colour = look.pieces === 1 ? look.main : rainbowAt([5, 3, 10, 8][i] ?? 5);
        return (
          box([107, 34, 26, 84], paper, 4) +
          box([107, 84, 26, 12], colour) +
          box([105, 112, 30, 52], colour, 4) +
          line('M112 122v32M120 122v32M128 122v32', 1.5)
        );
      }),
    ),
  focus: [120, 100],
};

export const penShapes = {
  ballpoint,
  cappedPen,
  fountainPen,
  highlighter,
  cartridges,
  whiteboardMarker,
};
