import {
  blue,
  ink,
  mint,
  paper,
  pink,
  rainbowAt,
  red,
  sage,
  sky,
  steel,
  wood,
  yellow,
  well,
} from './colours';
import type { Shape } from './shape';
import { area, box, disc, each, line, round, shift, turn, zoom } from './svg';

/** Pieces that look out of their box. */
function boxed(
  pieces: number,
  look: { main: string; soft: string; size: number },
  piece: (x: number, w: number, colour: string) => string,
): string {
  const count = Math.max(6, Math.min(pieces, 12));
  const w = round(104 / count);
  return zoom(
    look.size,
    [120, 102],
    each(count, (i) => piece(68 + w * i, w, rainbowAt(i))),
    area('M62 98q58 -16 116 0v68q0 4 -4 4h-108q-4 0 -4 -4z', look.main),
    box([86, 122, 68, 30], paper, 2),
    each(
      5,
      (i) =>
        `<circle cx="${98 + 11 * i}" cy="137" r="4" fill="${rainbowAt(i * 2)}" stroke="none"/>`,
    ),
    line('M62 160h116', 2, look.soft),
  );
}

/** The same pieces beside each other, out of the box. */
const fan = (draw: (colour: string) => string) =>
  each(7, (i) => `<g transform="rotate(${-36 + 12 * i} 120 240)">${draw(rainbowAt(i))}</g>`);

const colouredPencils: Shape = {
  front: (look) =>
    boxed(
      look.pieces,
      look,
      (x, w, colour) =>
        box([x, 62, w, 60], colour) +
        area(`M${x} 62h${w}l${-w / 2} -26z`, wood) +
        area(`M${round(x + w * 0.3)} 47h${round(w * 0.4)}l${round(-w * 0.2)} -11z`, colour),
    ),
  other: () =>
    fan(
      (colour) =>
        box([112, 60, 16, 100], colour) +
        area('M112 60h16l-8 -26z', wood) +
        area('M117 44h6l-3 -10z', colour),
    ),
  focus: [110, 66],
};

const feltPens: Shape = {
  front: (look) =>
    boxed(
      look.pieces,
      look,
      (x, w, colour) => box([x, 40, w, 84], colour, 3) + line(`M${x} 74h${w}`),
    ),
  other: () =>
    fan(
      (colour) =>
        box([110, 70, 20, 92], paper, 4) +
        box([110, 130, 20, 32], colour, 4) +
        area('M112 70h16l-4 -16h-8z', paper) +
        area('M116 54h8l-2 -12h-4z', colour),
    ),
  focus: [110, 66],
};

const waxCrayons: Shape = {
  front: (look) =>
    boxed(
      Math.min(look.pieces, 8),
      look,
      (x, w, colour) =>
        area(`M${x + 1} 70v-12q0 -16 ${w / 2 - 1} -16t${w / 2 - 1} 16v12z`, colour) +
        box([x, 68, w, 60], paper) +
        box([x, 76, w, 40], colour),
    ),
  other: () =>
    line('M60 60q20 -24 40 0t40 0t40 0', 9, red) +
    line('M60 92q20 -24 40 0t40 0t40 0', 9, blue) +
    shift(
      0,
      42,
      turn(
        90,
        box([108, 50, 24, 96], yellow, 3),
        box([108, 74, 24, 54], paper),
        area('M108 50q0 -18 12 -20q12 2 12 20z', yellow),
      ),
    ),
  focus: [110, 70],
};

const tube = (x: number, colour: string) =>
  box([x + 9, 160, 12, 12], ink, 2) +
  area(`M${x + 4} 160h22l6 -96h-34z`, paper) +
  area(`M${x + 2.5} 136h25l2.500 -40h-30z`, colour) +
  box([x - 4, 54, 38, 10], steel, 1);

const tempera: Shape = {
  front: ({ size, pieces, main }) =>
    pieces === 1
      ? zoom(1.1 * size, [120, 108], tube(105, main))
      : zoom(
          size,
          [120, 112],
          shift(-3, 0, tube(52, red), tube(92, yellow), tube(132, blue), tube(172, mint)),
        ),
  other: () =>
    area(
      'M60 108q0 -52 62 -52q64 0 64 44q0 22 -26 20q-18 -2 -16 14q2 18 -24 18q-60 0 -60 -44z',
      wood,
    ) +
    disc([96, 116], 11, well) +
    each(5, (i) =>
      disc(
        [[92, 116, 142, 162, 84][i] ?? 0, [82, 74, 78, 98, 0][i] ?? 0],
        i === 4 ? 0.1 : 9,
        rainbowAt(i * 2),
      ),
    ),
  focus: [110, 110],
};

const watercolours: Shape = {
  front: ({ main, size, pieces }) => {
    const columns = pieces > 12 ? 8 : 6;
    const step = round(116 / columns);
    const pans = each(columns * 2, (i) =>
      disc(
        [67 + step * (i % columns) + (step - 12) / 2, i < columns ? 116 : 140],
        step > 16 ? 8 : 6,
        rainbowAt(i),
      ),
    );
    return zoom(
      size,
      [120, 100],
      area('M50 36h140v56h-140z', paper),
      box([62, 46, 34, 34], sage, 17),
      box([104, 46, 34, 34], sage, 17),
      box([146, 46, 34, 34], sage, 17),
      box([46, 92, 148, 66], main, 8),
      pans,
      line('M60 128h116', 1.25),
    );
  },
  other: ({ main }) =>
    box([46, 44, 148, 112], main, 12) +
    box([66, 64, 108, 72], paper, 4) +
    area('M84 118q6 -40 26 -20q10 -30 28 0q16 -10 20 20z', sky) +
    disc([150, 82], 8, yellow) +
    box([110, 150, 20, 10], steel, 3),
  focus: [110, 126],
};

interface Brush {
  x: number;
  w: number;
  main: string;
  tip: string;
}

const brush = ({ x, w, main, tip }: Brush) =>
  area(`M${x - 3} 172l-2 -66h10l-2 66z`, main) +
  box([x - w / 2, 78, w, 30], steel, 1) +
  line(`M${x - w / 2} 96h${w}`, 1.5) +
  area(`M${x - w / 2} 78q-2 -26 ${w / 2} -44q${w / 2 + 2} 18 ${w / 2} 44z`, tip);

const brushes: Shape = {
  front: ({ main, size, pieces }) => {
    const count = Math.max(1, Math.min(pieces, 6));
    const widths = [10, 14, 18, 12, 22, 16];
    const drawing = each(count, (i) =>
      brush({
        x: 120 + 28 * (i - (count - 1) / 2),
        w: count === 1 ? 20 : (widths[i] ?? 14),
        main,
        tip: i % 2 === 0 ? wood : '#865418',
      }),
    );
    return zoom(size, [120, 102], count === 1 ? turn(36, drawing) : drawing);
  },
  other: ({ main }) =>
    line('M46 60q44 -34 88 -6t62 -8', 16, sky) +
    shift(24, 12, turn(50, brush({ x: 120, w: 20, main, tip: wood }))),
  focus: [120, 80],
};

const modelling: Shape = {
  front: ({ size, pieces }) => {
    const count = Math.max(3, Math.min(pieces, 6));
    const bar = (i: number) =>
      area('M60 0h104l14 -9v17l-14 9h-104z', rainbowAt(i * 2)) +
      line('M60 0h104v17M164 0l14 -9', 1.75) +
      line('M78 0v17M96 0v17M114 0v17M132 0v17M150 0v17', 1.25);
    return zoom(
      size,
      [120, 100],
      each(count, (i) => shift(0, 152 - 22 * i + (count - 6) * 9, bar(i))),
    );
  },
  other: () =>
    area('M78 150q-10 -34 26 -34q-14 -50 16 -52q30 2 16 52q36 0 26 34z', mint) +
    disc([110, 86], 3, ink) +
    disc([130, 86], 3, ink) +
    line('M112 100q8 6 16 0') +
    disc([176, 140], 14, pink) +
    disc([62, 146], 10, yellow),
  focus: [120, 100],
};

export const artShapes = {
  colouredPencils,
  feltPens,
  waxCrayons,
  tempera,
  watercolours,
  brushes,
  modelling,
};
