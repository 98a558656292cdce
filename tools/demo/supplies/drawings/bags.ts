import { ink, paper, steel, well } from './colours';
import { printed } from './patterns';
import type { Look, Shape } from './shape';
import { area, box, disc, line, zoom } from './svg';

const body = 'M76 172V92a44 44 0 0 1 88 0v80q0 8 -8 8h-72q-8 0 -8 -8z';

function packFront({ main, soft, pattern }: Look): string {
  return [
    area('M104 56V40a16 16 0 0 1 32 0v16', paper),
    area('M76 116l-14 12v38q0 7 7 7h9zM164 116l14 12v38q0 7 -7 7h-9z', paper),
    area(body, main),
    pattern === 'plain' ? '' : printed(pattern, { x: 92, y: 66, w: 56, h: 44 }, soft),
    line('M92 112q28 7 56 0', 2.5),
    area('M88 126q0 -5 5 -5h54q5 0 5 5v38q0 5 -5 5h-54q-5 0 -5 -5z', soft),
    line('M88 136h64') + box([112, 129, 16, 14], soft, 2),
    line('M88 153h30', 1.75),
  ].join('');
}

const backpack: Shape = {
  front: (look) => zoom(look.size, [120, 102], packFront(look)),
  other: ({ main, soft, size }) =>
    zoom(
      size,
      [120, 102],
      area('M104 56V40a16 16 0 0 1 32 0v16', paper) + area(body, main),
      area('M88 166V92a32 32 0 0 1 64 0v74z', soft),
      area('M98 62q-30 22 -26 70q1 22 16 34l10 -6q-12 -12 -13 -32q-2 -36 24 -58z', main),
      area('M142 62q30 22 26 70q-1 22 -16 34l-10 -6q12 -12 13 -32q2 -36 -24 -58z', main),
      line('M104 96h32M104 112h32M104 128h32', 2),
    ),
  focus: [120, 140],
};

const trolley: Shape = {
  front: (look) =>
    zoom(
      0.88 * look.size,
      [120, 96],
      line('M104 60V14M136 60V14', 3) + box([98, 6, 44, 11], ink, 5),
      packFront(look),
      box([80, 178, 80, 9], ink, 2),
      disc([90, 188], 10, steel) +
        disc([150, 188], 10, steel) +
        disc([90, 188], 2.5, ink) +
        disc([150, 188], 2.5, ink),
    ),
  other: ({ main, soft }) =>
    zoom(
      0.86,
      [126, 96],
      line('M84 66V10h-14', 4),
      area('M84 176V72q0 -22 24 -22h34q34 8 34 50v70q0 8 -8 8h-76q-8 0 -8 -2z', main),
      area('M176 112h8q10 0 10 10v36q0 10 -10 10h-8z', soft),
      line('M108 50v128'),
      disc([94, 186], 12, steel) + disc([94, 186], 3, ink) + box([150, 178, 14, 12], ink, 2),
    ),
  focus: [120, 150],
};

const drawstring: Shape = {
  front: ({ main, soft, pattern, size }) =>
    zoom(
      size,
      [120, 104],
      line('M84 56q-26 40 -8 112M156 56q26 40 8 112', 4) +
        line('M84 56q-26 40 -8 112M156 56q26 40 8 112', 1.5, soft),
      area('M86 54q34 -14 68 0q6 30 12 116q-46 10 -92 0q6 -86 12 -116z', main),
      printed(pattern === 'plain' ? 'stripes' : pattern, { x: 84, y: 84, w: 72, h: 60 }, soft),
      area('M84 56q4 -20 12 -22q24 -6 48 0q8 2 12 22q-36 12 -72 0z', main),
      line('M100 36v24M112 34v28M128 34v28M140 36v24', 1.75),
      disc([78, 166], 5, paper) + disc([162, 166], 5, paper),
    ),
  focus: [120, 62],
};

const messenger: Shape = {
  front: ({ main, soft, pattern, size }) =>
    zoom(
      size,
      [120, 108],
      line('M62 96Q70 18 120 18T178 96', 7) + line('M62 96Q70 18 120 18T178 96', 2.5, soft),
      box([54, 82, 132, 90], main, 8),
      area('M54 84q0 -6 6 -6h120q6 0 6 6v46q0 10 -10 10h-112q-10 0 -10 -10z', soft),
      printed(pattern, { x: 84, y: 86, w: 72, h: 44 }, main),
      box([72, 130, 18, 22], paper, 2) + box([150, 130, 18, 22], paper, 2),
      line('M72 142h18M150 142h18', 1.75),
    ),
  focus: [90, 130],
};

const lunchBag: Shape = {
  front: ({ main, soft, pattern, size }) =>
    zoom(
      size,
      [120, 104],
      area('M98 60V44q0 -10 10 -10h24q10 0 10 10v16h-9V46q0 -3 -3 -3h-20q-3 0 -3 3v14z', soft),
      area('M70 72q0 -14 14 -14h72q14 0 14 14v90q0 8 -8 8h-84q-8 0 -8 -8z', main),
      printed(pattern, { x: 84, y: 100, w: 72, h: 56 }, soft),
      line('M70 82h100', 2.5) + line('M70 82h100', 1, well),
      box([150, 78, 6, 16], paper, 2) + disc([153, 97], 3, paper),
    ),
  focus: [140, 86],
};

export const bagShapes = { backpack, trolley, drawstring, messenger, lunchBag };
