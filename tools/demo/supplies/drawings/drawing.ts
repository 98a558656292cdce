import { blue, ink, mint, paper, red, steel, violet, well, wood, yellow } from './colours';
import type { Shape } from './shape';
import { area, box, disc, line, turn, shift, zoom } from './svg';

const drawingPad: Shape = {
  front: ({ main, size, form }) => {
    const scene =
      form === 0
        ? area('M66 140l30 -40l22 26l18 -20l38 34z', mint) + disc([152, 82], 11, yellow)
        : line('M78 126q20 -60 44 -20t40 -30', 3);
    return zoom(
      size,
      [120, 100],
      box([58, 48, 124, 116], steel, 2),
      box([54, 42, 124, 116], main, 2),
      box([66, 66, 100, 76], paper, 1),
      shift(-4, 0, scene),
      area('M54 44q0 -2 2 -2h120q2 0 2 2v12h-124z', paper),
      line('M64 49h20', 2),
    );
  },
  other: ({ main }) =>
    area('M50 58h140v100h-140z', paper) +
    area('M50 58l10 -26h120l10 26z', main) +
    turn(0, line('M84 136q18 -54 40 -18t44 -38', 3)) +
    box([44, 152, 152, 8], steel, 2),
  focus: [100, 90],
};

const portfolio: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 104],
      line('M98 58v-14q0 -6 6 -6h32q6 0 6 6v14', 5),
      box([40, 56, 160, 112], main, 6),
      line('M40 74h160'),
      box([108, 66, 24, 18], soft, 3),
      box([60, 100, 58, 40], paper, 2),
      line('M70 114h38M70 126h24', 1.75),
      line('M146 160l34 -34M162 160l22 -22', 2, soft),
    ),
  other: ({ main, soft }) =>
    area('M34 90l86 14l86 -14v70h-172z', main) +
    area('M52 60h64v50l-64 -10zM124 110v-50h64v40z', paper) +
    line('M120 104v56') +
    line('M64 74h36M138 74h36', 1.75, soft),
  focus: [120, 80],
};

const drawingTube: Shape = {
  front: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 100],
      turn(
        48,
        line('M100 44q-34 56 0 112', 4),
        box([100, 36, 40, 132], main, 3),
        box([97, 24, 46, 24], ink, 4),
        box([97, 156, 46, 18], ink, 4),
        box([106, 84, 28, 40], soft, 2),
        line('M112 96h16M112 106h10', 1.75),
      ),
    ),
  other: ({ main }) =>
    turn(
      48,
      box([108, 8, 24, 60], paper, 2),
      line('M114 10v54M120 8v58', 1.25),
      box([100, 60, 40, 110], main, 3),
      `<ellipse cx="120" cy="60" rx="20" ry="6" fill="${ink}"/>`,
      box([97, 156, 46, 18], ink, 4),
    ),
  focus: [140, 80],
};

const palette: Shape = {
  front: ({ size }) =>
    zoom(
      size,
      [120, 100],
      area(
        'M46 104q0 -62 76 -62q76 0 76 52q0 26 -30 24q-22 -2 -20 18q2 22 -30 22q-72 0 -72 -54z',
        wood,
      ),
      disc([84, 118], 13, well),
      disc([80, 78], 10, red),
      disc([110, 64], 10, yellow),
      disc([142, 66], 10, blue),
      disc([168, 88], 10, violet),
    ),
  focus: [120, 80],
};

export const drawingShapes = { drawingPad, portfolio, drawingTube, palette };
