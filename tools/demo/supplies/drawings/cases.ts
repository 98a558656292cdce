import { ink, mint, paper, pink, rainbowAt, red, sage, sky, steel, wood, yellow } from './colours';
import { printed } from './patterns';
import type { Shape } from './shape';
import { area, box, disc, each, line, shift, turn, zoom } from './svg';

const tag = (x: number, y: number) => line(`M${x} ${y}v12`, 2) + disc([x, y + 15], 3.5, yellow);

/** Things that stand in an open case. */
const contents = (x: number, y: number, count: number) =>
  each(count, (i) => {
    const at = x + 13 * i;
    if (i === 2)
      return (
        box([at, y - 6, 16, 60], paper) +
        line(`M${at} ${y}h6M${at} ${y + 8}h6M${at} ${y + 16}h6`, 1.5)
      );
    return (
      box([at, y + 6, 9, 60], rainbowAt(i * 2 + 1)) + area(`M${at} ${y + 6}h9l-4.500 -13z`, wood)
    );
  });

const zipCase: Shape = {
  front: ({ main, soft, pattern, size, form }) =>
    zoom(
      size,
      [120, 100],
      box([46, 60, 148, 80], main, 14),
      form === 1 ? '' : printed(pattern, { x: 106, y: 92, w: 62, h: 40 }, soft),
      line('M46 84h148'),
      form === 1 ? line('M46 112h148') + tag(168, 112) : '',
      box([66, form === 1 ? 120 : 112, 50, form === 1 ? 12 : 16], paper, 2),
      tag(form === 1 ? 150 : 176, 84),
    ),
  other: ({ main, soft }) =>
    contents(64, 62, 9) +
    area('M42 96q78 14 156 0v58q0 14 -14 14h-128q-14 0 -14 -14z', main) +
    line('M42 104q78 14 156 0', 1.75) +
    box([94, 128, 52, 20], soft, 2),
  focus: [150, 96],
};

const roundCase: Shape = {
  front: ({ main, soft, pattern, size }) =>
    zoom(
      1.05 * size,
      [120, 100],
      area('M66 72h108a16 28 0 0 1 0 56h-108a16 28 0 0 1 0 -56z', main),
      printed(pattern, { x: 88, y: 94, w: 78, h: 30 }, soft),
      `<ellipse cx="66" cy="100" rx="15" ry="28" fill="${soft}"/>`,
      line('M72 82h106') + tag(150, 82),
      line('M62 84q-6 16 0 32', 1.75),
    ),
  other: ({ main, soft }) =>
    contents(84, 30, 6) +
    area('M76 84h88v76q0 10 -10 10h-68q-10 0 -10 -10z', main) +
    box([76, 78, 88, 14], soft, 6) +
    line('M98 112v40', 1.75),
  focus: [140, 92],
};

const filledCase: Shape = {
  front: ({ main, soft, pattern, size, form }) =>
    zoom(
      size,
      [120, 100],
      box([58, 38, 124, 124], main, 12),
      each(form === 1 ? 2 : 1, (i) => line(`M58 ${form === 1 ? 66 + 10 * i : 70}h124`)),
      printed(pattern === 'plain' ? 'star' : pattern, { x: 82, y: 84, w: 76, h: 66 }, soft),
      tag(164, form === 1 ? 76 : 70),
    ),
  other: ({ main, soft }) => {
    const pencils = each(
      9,
      (i) =>
        box([62 + 13 * i, 66, 9, 62], rainbowAt(i)) +
        area(`M${62 + 13 * i} 66h9l-4.500 -13z`, wood),
    );
    return (
      box([44, 40, 152, 122], main, 10) +
      box([54, 50, 132, 102], soft, 6) +
      pencils +
      line('M56 104h128', 6, main) +
      box([60, 134, 34, 12], paper, 2) +
      box([104, 134, 18, 12], pink, 2) +
      line('M134 140h44', 5, red)
    );
  },
  focus: [120, 110],
};

const bottle: Shape = {
  front: ({ main, soft, pattern, size, form }) =>
    form === 1
      ? zoom(
          size,
          [120, 104],
          box([102, 22, 36, 26], ink, 4),
          line('M112 22q8 -14 16 0', 3),
          area('M96 48h48v118q0 10 -10 10h-28q-10 0 -10 -10z', main),
          line('M96 64h48'),
          printed(pattern, { x: 98, y: 82, w: 44, h: 62 }, soft),
          line('M104 74v70', 2, soft),
        )
      : zoom(
          size,
          [120, 104],
          line('M104 50q-22 -22 16 -30', 3.5),
          box([110, 20, 20, 14], paper, 4),
          box([100, 34, 40, 22], soft, 5),
          area('M98 56h44q10 8 10 22v88q0 10 -10 10h-44q-10 0 -10 -10v-88q0 -14 10 -22z', main),
          printed(pattern, { x: 92, y: 88, w: 56, h: 56 }, soft),
          line('M88 78h64M88 158h64', 1.75),
        ),
  other: ({ main, soft }) =>
    shift(
      -22,
      0,
      area('M96 50h48v116q0 10 -10 10h-28q-10 0 -10 -10z', main),
      `<ellipse cx="120" cy="50" rx="24" ry="7" fill="${steel}"/>`,
      line('M96 76h48', 1.75),
    ) +
    shift(
      46,
      62,
      box([98, 66, 44, 34], soft, 5),
      line('M104 74v20M114 74v20M124 74v20M134 74v20', 1.75),
    ),
  focus: [120, 60],
};

const snackBox: Shape = {
  front: ({ main, soft, pattern, size }) =>
    zoom(
      size,
      [120, 104],
      line('M94 66q0 -28 26 -28t26 28', 4),
      box([52, 86, 136, 74], main, 10),
      printed(pattern, { x: 66, y: 102, w: 108, h: 50 }, soft),
      area('M48 76q0 -10 10 -10h124q10 0 10 10v16h-144z', soft),
      box([106, 82, 28, 22], paper, 3) + line('M114 93h12', 2.5),
    ),
  other: ({ main }) =>
    box([42, 50, 156, 104], main, 14) +
    box([52, 60, 66, 84], paper, 8) +
    box([126, 60, 62, 38], paper, 8) +
    box([126, 106, 62, 38], paper, 8) +
    area('M62 126l24 -50l24 50q-24 12 -48 0z', wood) +
    area('M70 124l16 -34l16 34', mint) +
    each(3, (i) => disc([140 + 17 * i, 79], 8, i === 1 ? mint : red)) +
    area('M136 116h42v18h-42z', yellow) +
    line('M146 116v18M157 116v18M168 116v18', 1.75),
  focus: [120, 92],
};

const calculatorKeys = (
  columns: number,
  rows: number,
  at: { x: number; y: number; step: number; h: number },
) =>
  each(columns * rows, (i) => {
    const [column, line] = [i % columns, Math.floor(i / columns)];
    const fill = column === columns - 1 ? yellow : line === 0 ? sky : paper;
    return `<rect x="${at.x + at.step * column}" y="${at.y + at.h * line}" width="${at.step - 6}" height="${at.h - 6}" rx="2" fill="${fill}" stroke="none"/>`;
  });

const screen = (at: readonly [number, number, number, number]) => box(at, sage, 3);

const calculator: Shape = {
  front: ({ main, size, form }) => {
    if (form === 0)
      return zoom(
        size,
        [120, 100],
        box([76, 34, 88, 132], main, 8),
        screen([86, 44, 68, 28]),
        line('M132 64h14', 3),
        calculatorKeys(4, 4, { x: 87, y: 82, step: 17.5, h: 19 }),
      );
    const graph =
      form === 2
        ? line('M94 74q12 -40 24 -12t26 -22', 2.5, '#1A6644') + line('M92 62h56M120 38v40', 1.25)
        : line('M134 52h14M120 62h28', 2.5);
    const height = form === 2 ? 48 : 32;
    return zoom(
      size,
      [120, 100],
      box([78, 22, 84, 156], main, 9),
      screen([88, 33, 64, height]),
      graph,
      calculatorKeys(5, 2, { x: 89, y: 39 + height, step: 13.4, h: 13 }),
      calculatorKeys(4, form === 2 ? 3 : 4, { x: 89, y: 67 + height, step: 16.6, h: 16.5 }),
    );
  },
  other: ({ main, soft, form }) =>
    shift(
      -34,
      0,
      zoom(
        0.86,
        [120, 100],
        box([78, 30, 84, 142], main, 9),
        screen([88, 42, 64, 30]),
        calculatorKeys(4, 5, { x: 89, y: 84, step: 16.6, h: 16.5 }),
      ),
    ) +
    shift(
      50,
      0,
      zoom(
        0.86,
        [120, 100],
        box([78, 30, 84, 142], form === 0 ? steel : soft, 9),
        line('M98 46h44', 5),
        box([98, 96, 44, 52], paper, 3),
        line('M106 112h28M106 122h28M106 132h18', 1.75),
      ),
    ),
  focus: [120, 66],
};

const scissors: Shape = {
  front: ({ main, soft, size, form }) =>
    zoom(
      size,
      [120, 100],
      area(
        form === 1 ? 'M114 104l30 -66q8 0 8 12l-28 60z' : 'M114 104l34 -78q6 6 4 18l-28 66z',
        steel,
      ),
      area(
        form === 1 ? 'M126 104l-30 -66q-8 0 -8 12l28 60z' : 'M126 104l-34 -78q-6 6 -4 18l28 66z',
        steel,
      ),
      ring(92, 146, main) + ring(148, 146, form === 1 ? soft : main),
      line('M113 112l-8 14M127 112l8 14', 7, ink) + line('M113 112l-8 14M127 112l8 14', 3, main),
      disc([120, 102], 5, paper),
    ),
  other: ({ main }) =>
    area('M60 60h120v34h-120z', pink) +
    line('M60 94h46', 2) +
    turn(
      90,
      area('M116 104l16 -70q6 2 5 12l-11 62z', steel),
      area('M124 104l-16 -70q-6 2 -5 12l11 62z', steel),
      ring(100, 146, main),
      ring(140, 146, main),
      disc([120, 102], 4, paper),
    ),
  focus: [120, 110],
};

function ring(x: number, y: number, colour: string): string {
  return (
    line(`M${x - 17} ${y}a17 21 0 1 0 34 0a17 21 0 1 0 -34 0z`, 12.5) +
    line(`M${x - 17} ${y}a17 21 0 1 0 34 0a17 21 0 1 0 -34 0z`, 7.5, colour)
  );
}

export const caseShapes = {
  zipCase,
  roundCase,
  filledCase,
  bottle,
  snackBox,
  calculator,
  scissors,
};
