import { blue, ink, mint, paper, pink, red, sky, steel, yellow } from './colours';
import { ruled } from './patterns';
import type { Shape } from './shape';
import { area, box, disc, each, line, shift, zoom } from './svg';

const stapler: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 100],
      area('M44 148h152v12q0 4 -4 4h-144q-4 0 -4 -4z', ink),
      area('M56 138h128v10h-128z', steel),
      area('M48 128q-4 -24 20 -34l104 -44q22 -6 26 14q2 14 -12 18l-120 44z', main),
      line('M84 108l86 -36', 2.5, soft),
      disc([66, 118], 6, paper),
    ),
  other: () =>
    each(3, (i) =>
      shift(
        0,
        34 * i - 34,
        area('M66 84h96l12 -10v18l-12 10h-96z', steel),
        line(
          'M74 84v18M84 84v18M94 84v18M104 84v18M114 84v18M124 84v18M134 84v18M144 84v18M154 84v18',
          1.25,
        ),
      ),
    ),
  focus: [150, 84],
};

const holePunch: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 104],
      box([52, 138, 136, 24], ink, 4),
      box([66, 104, 22, 36], steel, 2),
      box([152, 104, 22, 36], steel, 2),
      area(
        'M56 108q-4 -6 0 -14l30 -40q6 -8 16 -8h36q10 0 16 8l30 40q4 8 0 14q-4 6 -14 6h-100q-10 0 -14 -6z',
        main,
      ),
      line('M84 84h72', 3, soft),
    ),
  other: () =>
    box([56, 44, 112, 116], paper, 2) +
    ruled('righe', { x: 80, y: 50, w: 84, h: 104 }) +
    disc([70, 84], 6, steel) +
    disc([70, 122], 6, steel) +
    each(4, (i) => disc([178 + (i % 2) * 12, 128 + 12 * Math.floor(i / 2)], 5, paper)),
  focus: [84, 100],
};

const wire = 'M8 30v-18q0 -10 8 -10t8 10v34q0 14 -11 14t-11 -14v-34';

const clip = (x: number, y: number, colour: string) =>
  shift(
    x,
    y,
    line(wire, 6),
    line(wire, 2.5, colour),
    line('M8 30v14q0 7 5 7t5 -7v-30', 6),
    line('M8 30v14q0 7 5 7t5 -7v-30', 2.5, colour),
  );

const clips: Shape = {
  front: ({ size }) =>
    zoom(
      1.15 * size,
      [122, 102],
      each(8, (i) =>
        shift(
          0,
          0,
          clip(
            62 + 32 * (i % 4),
            34 + 72 * Math.floor(i / 4),
            [blue, red, yellow, mint][(i + Math.floor(i / 4)) % 4] ?? blue,
          ),
        ),
      ),
    ),
  focus: [100, 70],
};

const stickyNotes: Shape = {
  front: ({ main, soft, size, pieces }) => {
    const pad = (x: number, y: number, colour: string) =>
      shift(
        x,
        y,
        area('M0 4l4 -4h72v72l-4 4h-72z', steel),
        area('M0 4h72v58l-14 14h-58z', colour),
        area('M72 62h-14v14z', paper),
      );
    if (pieces > 1)
      return zoom(
        size,
        [120, 100],
        pad(86, 34, pink),
        pad(48, 66, mint),
        pad(118, 84, yellow),
        shift(118, 84, line('M12 26h44M12 38h30', 1.75)),
      );
    return zoom(
      1.5 * size,
      [120, 100],
      pad(84, 62, main === '#3B4852' ? yellow : main),
      shift(84, 62, line('M14 28h44M14 40h30', 1.75, soft)),
    );
  },
  focus: [120, 96],
};

const correction: Shape = {
  front: ({ main, soft, size, form }) =>
    form === 0
      ? zoom(
          size,
          [120, 100],
          area(
            'M60 116q-6 -60 52 -64q54 -2 66 44l18 34l-14 12l-22 -8q-20 14 -54 12q-40 -2 -46 -30z',
            main,
          ),
          disc([112, 98], 26, soft),
          disc([112, 98], 9, paper),
          line('M182 142l10 -8', 5, paper),
          line('M60 164h110', 7, paper),
        )
      : zoom(
          size,
          [120, 104],
          box([104, 26, 32, 36], ink, 4),
          area('M96 62h48q10 8 10 20v80q0 8 -8 8h-52q-8 0 -8 -8v-80q0 -12 10 -20z', paper),
          box([86, 96, 68, 48], main),
          line('M98 112h44M98 124h28', 2, soft),
        ),
  focus: [124, 110],
};

const tape: Shape = {
  front: ({ main, soft, size, form }) =>
    form === 0
      ? zoom(
          size,
          [120, 100],
          disc([112, 96], 58, main),
          disc([112, 96], 36, soft),
          disc([112, 96], 26, '#F1F5EF'),
          area('M112 154h76v-8h-58q-10 6 -18 8z', main),
          line('M188 143l-3 4l3 4', 2),
        )
      : zoom(
          size,
          [120, 104],
          area('M44 160q-2 -54 40 -66h60q20 0 30 22l22 44q2 8 -6 8h-138q-8 0 -8 -8z', main),
          disc([106, 96], 36, soft),
          disc([106, 96], 15, paper),
          area('M186 118l14 -4l2 12l-10 6z', steel),
          line('M136 76l56 44', 2),
        ),
  focus: [120, 110],
};

const pins: Shape = {
  front: ({ size }) => {
    const pin = (x: number, y: number, colour: string) =>
      shift(
        x,
        y,
        line('M15 36v24'),
        area('M6 32q0 -8 9 -8t9 8z', colour),
        box([9, 6, 12, 20], colour),
        box([4, 0, 22, 9], colour, 3),
      );
    return zoom(
      1.1 * size,
      [122, 100],
      each(6, (i) =>
        pin(
          64 + 42 * (i % 3),
          34 + 70 * Math.floor(i / 3),
          [red, blue, yellow, mint, pink, sky][i] ?? red,
        ),
      ),
    );
  },
  focus: [100, 70],
};

export const deskShapes = {
  stapler,
  holePunch,
  clips,
  stickyNotes,
  correction,
  tape,
  pins,
};
