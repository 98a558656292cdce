import { ink, mint, paper, sage, sky, steel, yellow } from './colours';
import type { Look, Shape } from './shape';
import { area, box, disc, each, line, round, shift, turn, zoom } from './svg';

/** Marks every 10 along an edge that begins at x and goes to the right. */
const marks = (x: number, y: number, count: number) =>
  each(count, (i) => line(`M${round(x + 10 * i)} ${y}v${i % 5 === 0 ? -11 : -6}`, 1.75));

const glass = (soft: string) => (soft === paper ? sage : soft);

const setSquare: Shape = {
  front: ({ soft, size, form }) =>
    form === 0
      ? zoom(
          size,
          [118, 104],
          area('M64 42v120h120z', glass(soft)),
          area('M88 104v34h34z', '#F1F5EF'),
          marks(84, 162, 9),
        )
      : zoom(
          size,
          [120, 104],
          area('M78 28v138h86z', glass(soft)),
          area('M96 96v50h32z', '#F1F5EF'),
          marks(92, 166, 6),
        ),
  focus: [110, 140],
};

const ruler: Shape = {
  front: ({ soft, size, form }) =>
    zoom(
      size,
      [120, 100],
      turn(
        -24,
        box([30, 80, 180, 40], form === 1 ? '#E9CFA0' : glass(soft), 3),
        each(17, (i) => line(`M${40 + 10 * i} 120v${i % 5 === 0 ? -16 : -9}`, 1.75)),
        disc([196, 92], 4, '#F1F5EF'),
      ),
    ),
  focus: [120, 100],
};

const protractor: Shape = {
  front: ({ soft, size, form }) => {
    const ticks = each(13, (i) => {
      const angle = Math.PI * (i / 12);
      const [inner, outer] = [i % 3 === 0 ? 58 : 66, 76];
      const at = (r: number) =>
        `${round(120 - r * Math.cos(angle))} ${round(136 - r * Math.sin(angle))}`;
      return line(`M${at(inner)}L${at(outer)}`, 1.75);
    });
    if (form === 1) {
      const around = each(24, (i) => {
        const angle = (Math.PI * i) / 12;
        const at = (r: number) =>
          `${round(120 + r * Math.cos(angle))} ${round(100 + r * Math.sin(angle))}`;
        return line(`M${at(i % 3 === 0 ? 52 : 59)}L${at(68)}`, 1.75);
      });
      return zoom(
        size,
        [120, 100],
        disc([120, 100], 70, glass(soft)),
        disc([120, 100], 34, '#F1F5EF'),
        around,
        line('M86 100h68M120 66v68', 1.5),
        disc([120, 100], 2.5, ink),
      );
    }
    return zoom(
      size,
      [120, 104],
      area('M38 136a82 82 0 0 1 164 0v16h-164z', glass(soft)),
      area('M78 136a42 42 0 0 1 84 0z', '#F1F5EF'),
      ticks,
      line('M120 126v18M110 136h20', 1.75),
    );
  },
  focus: [150, 90],
};

const legs = (x: number, colour: string) =>
  area(`M${x - 5} 62l-32 104l-6 18l12 -14l34 -100z`, colour) +
  area(`M${x + 5} 62l32 104l6 18l-12 -14l-34 -100z`, colour);

const compass: Shape = {
  front: ({ main, size, form }) =>
    zoom(
      size,
      [120, 104],
      line('M120 46v-22', 4),
      legs(120, steel),
      form === 1
        ? line('M98 122h44', 3) + disc([120, 122], 8, main === '#3B4852' ? yellow : main)
        : line('M102 126q18 8 36 0', 2.5),
      disc([120, 58], 14, main),
    ),
  other: ({ main }) =>
    line('M50 132a70 70 0 0 1 140 0', 2.5) +
    shift(
      0,
      -10,
      zoom(
        0.8,
        [120, 104],
        turn(12, line('M120 46v-22', 4), legs(120, steel), disc([120, 58], 14, main)),
      ),
    ) +
    line('M120 132v12M114 138h12', 1.75),
  focus: [120, 72],
};

const plain = (main: string, soft: string): Look => ({
  main,
  soft,
  pieces: 1,
  size: 1,
  form: 0,
  pattern: 'plain',
  ruling: 'righe',
});

const geometrySet: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 102],
      box([40, 36, 160, 132], main, 8) + box([50, 46, 140, 112], paper, 4),
      shift(-38, 14, zoom(0.66, [120, 104], setSquare.front(plain(main, soft)))),
      shift(30, -22, zoom(0.5, [120, 110], protractor.front(plain(main, sky)))),
      box([112, 120, 70, 18], mint, 1) + each(6, (i) => line(`M${119 + 11 * i} 138v-7`, 1.5)),
    ),
  focus: [150, 80],
};

const tSquare: Shape = {
  front: ({ size }) =>
    zoom(
      size,
      [120, 100],
      turn(
        -18,
        box([58, 88, 150, 22], sage, 1),
        each(13, (i) => line(`M${76 + 10 * i} 110v${i % 5 === 0 ? -10 : -6}`, 1.75)),
        box([36, 46, 24, 106], '#E9CFA0', 2),
        disc([48, 99], 3, ink),
        disc([48, 66], 3, ink),
      ),
    ),
  focus: [90, 100],
};

const compassSet: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 102],
      box([34, 34, 172, 134], main, 8) + box([44, 44, 152, 114], soft, 4),
      shift(
        -22,
        0,
        zoom(
          0.72,
          [120, 104],
          legs(120, steel),
          line('M120 46v-22', 4),
          disc([120, 58], 14, yellow),
        ),
      ),
      box([150, 58, 34, 14], paper, 2),
      box([150, 82, 34, 14], '#E9CFA0', 2),
      line('M152 112h30', 5),
      disc([166, 138], 9, paper),
    ),
  focus: [110, 84],
};

export const geometryShapes = {
  setSquare,
  ruler,
  protractor,
  compass,
  geometrySet,
  tSquare,
  compassSet,
};
