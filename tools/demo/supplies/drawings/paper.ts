import { blue, ink, mint, paper, pink, rainbowAt, red, sky, steel, wood, yellow } from './colours';
import type { Shape } from './shape';
import { area, box, disc, each, line, round, shift, turn, zoom } from './svg';

const glueStick: Shape = {
  front: ({ main, soft, size, pieces }) => {
    const one = (x: number) =>
      shift(
        x,
        0,
        box([104, 40, 32, 24], paper, 5),
        box([98, 58, 44, 108], main, 4),
        box([98, 84, 44, 50], paper),
        line('M106 100h28M106 112h18', 2),
        box([96, 150, 48, 20], soft, 3),
        line('M106 152v16M114 152v16M122 152v16M130 152v16', 1.5),
      );
    const count = Math.min(Math.max(pieces, 1), 3);
    return zoom(
      (count === 1 ? 1.08 : 0.95) * size,
      [120, 104],
      each(count, (i) => one(54 * (i - (count - 1) / 2))),
    );
  },
  other: ({ main }) =>
    area('M42 132q30 -40 70 -26t82 -14v34q-50 26 -88 16t-64 16z', paper) +
    shift(
      28,
      -22,
      turn(
        50,
        box([106, 40, 28, 24], paper, 5),
        box([100, 58, 40, 96], main, 4),
        box([100, 82, 40, 40], paper),
      ),
    ),
  focus: [120, 90],
};

const liquidGlue: Shape = {
  front: ({ main, soft, size, form }) =>
    zoom(
      size,
      [120, 104],
      area('M112 44l4 -26h8l4 26z', main),
      box([104, 42, 32, 18], main, 3),
      form === 0
        ? area('M100 60h40q12 10 12 28v72q0 10 -10 10h-44q-10 0 -10 -10v-72q0 -18 12 -28z', paper)
        : area('M96 60h48v104q0 6 -6 6h-36q-6 0 -6 -6z', soft),
      form === 0 ? box([88, 98, 64, 46], main) : box([96, 92, 48, 46], paper),
      line(
        form === 0 ? 'M100 114h40M100 126h26' : 'M106 108h28M106 120h18',
        2,
        form === 0 ? soft : ink,
      ),
    ),
  focus: [120, 70],
};

const ream: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [124, 104],
      area('M48 88l20 -26h128l-20 26z', paper),
      area('M176 88l20 -26v70l-20 28z', steel),
      line('M180 92l16 -22M180 104l16 -22M180 116l16 -22M180 128l16 -22M180 140l16 -22', 1.25),
      area('M48 88h128v72h-128z', paper),
      area('M48 102h128v44h-128z', main),
      line('M64 118h56M64 130h36', 2.5, soft),
      disc([150, 124], 12, soft),
    ),
  other: () => each(6, (i) => box([60 + 4 * i, 40 + 6 * i, 96, 110], paper, 1)),
  focus: [110, 110],
};

const cardstock: Shape = {
  front: ({ size, pieces }) => {
    const count = Math.max(5, Math.min(pieces, 8));
    const spread = 56;
    return zoom(
      0.84 * size,
      [120, 98],
      each(
        count,
        (i) =>
          `<g transform="rotate(${round(-spread / 2 + (spread / (count - 1)) * i)} 120 210)">${box([86, 40, 68, 118], rainbowAt(i * 5 + 2), 2)}</g>`,
      ),
    );
  },
  other: () => each(6, (i) => box([58 + 6 * i, 146 - 18 * i, 94, 12], rainbowAt(i * 5 + 2), 1)),
  focus: [100, 80],
};

const coverRoll: Shape = {
  front: ({ main, soft, size, pieces }) => {
    const roll = (x: number, colour: string) =>
      shift(
        x,
        0,
        box([102, 44, 36, 120], colour),
        `<ellipse cx="120" cy="44" rx="18" ry="8" fill="${paper}"/>`,
        `<ellipse cx="120" cy="44" rx="7" ry="3" fill="${steel}"/>`,
        line('M102 164q18 14 36 0'),
        box([102, 90, 36, 34], paper),
        line('M108 102h24M108 112h14', 1.75),
      );
    return pieces > 1
      ? zoom(size, [120, 104], roll(-44, mint), roll(44, pink), roll(0, main))
      : zoom(1.05 * size, [132, 104], area('M136 60h52v104q-26 8 -52 0z', soft), roll(0, main));
  },
  other: ({ soft }) =>
    box([64, 42, 104, 122], red, 2) +
    area('M58 38h104v126h-104z', `${soft}99`) +
    line('M78 38v126', 2) +
    box([96, 62, 46, 26], paper, 1) +
    line('M150 50l-20 30M154 72l-12 18', 2, paper),
  focus: [120, 80],
};

const whiteboard: Shape = {
  front: ({ main, size }) =>
    zoom(
      size,
      [120, 100],
      box([42, 44, 156, 110], main, 8),
      box([54, 56, 132, 86], paper, 2),
      line('M72 84q12 -18 22 0t20 0M72 112h52', 3, blue),
      box([150, 146, 36, 12], steel, 3),
      area('M140 122l30 -38l8 6l-30 38l-11 5z', yellow),
    ),
  focus: [100, 96],
};

const recorder: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      1.05 * size,
      [120, 100],
      turn(
        -50,
        area('M112 16h16l3 26h-22z', soft),
        box([108, 42, 24, 16], main, 2),
        box([110, 58, 20, 96], main, 2),
        box([107, 126, 26, 12], soft, 2),
        area('M109 154h22l3 26h-28z', main),
        box([115, 46, 10, 8], ink),
        each(6, (i) => disc([120, 70 + (i > 3 ? 4 : 0) + 13 * i], 3.2, ink)),
      ),
    ),
  focus: [104, 110],
};

const globe: Shape = {
  front: ({ size }) =>
    zoom(
      size,
      [120, 104],
      line('M170 52a66 66 0 0 1 -34 104', 5),
      disc([116, 86], 56, sky),
      area('M84 52q20 -14 34 -2q4 16 -14 20q-2 22 -18 22q-16 -20 -2 -40z', mint),
      area('M126 74q22 -12 38 2q4 26 -16 44q-18 -8 -16 -26q-12 -8 -6 -20z', mint),
      area('M92 116q14 -4 18 10q-4 10 -14 8q-8 -8 -4 -18z', mint),
      box([108, 152, 12, 16], wood),
      area('M80 178q0 -10 34 -10t34 10z', wood),
    ),
  focus: [120, 80],
};

export const paperShapes = {
  glueStick,
  liquidGlue,
  ream,
  cardstock,
  coverRoll,
  whiteboard,
  recorder,
  globe,
};
