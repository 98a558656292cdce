import { ink, mint, paper, pink, red, sky, steel, yellow } from './colours';
import { printed, ruled } from './patterns';
import type { Look, Shape } from './shape';
import { area, box, disc, each, line, round, shift, zoom } from './svg';

const label = (x: number, y: number, w = 42) =>
  box([x, y, w, 28], paper, 1) +
  line(`M${x + 8} ${y + 11}h${w - 16}M${x + 8} ${y + 19}h${w - 24}`, 1.75);

/** A stapled cover with its spine. */
function cover({ main, soft, pattern }: Look): string {
  const body = box([70, 32, 92, 132], main, 2);
  const surface = { x: 88, y: 88, w: 72, h: 66 };
  return body + printed(pattern, surface, soft) + line('M86 32v132') + label(102, 50);
}

function openPages(look: Look, rings: string): string {
  const page = (x: number) =>
    box([x, 42, 82, 116], paper, 2) + ruled(look.ruling, { x: x + 1, y: 44, w: 80, h: 112 });
  const margins =
    look.ruling === 'bianca' || look.ruling === 'pentagramma'
      ? ''
      : line('M52 43v114M188 43v114', 1, pink);
  return (
    box([32, 37, 176, 127], look.main, 4) +
    page(38) +
    page(120) +
    margins +
    line('M120 38v124') +
    rings
  );
}

const stacked = [sky, mint, yellow, pink];

const notebook: Shape = {
  front: (look) => {
    const behind = Math.min(Math.max(look.pieces - 1, 0), 4);
    const backs = each(behind, (i) => {
      const at = 7 * (behind - i);
      return box([70 + at, 32 + at / 1.6, 92, 132], stacked[i % 4] ?? sky, 2);
    });
    const pages = behind === 0 ? box([76, 37, 92, 132], steel, 2) : '';
    return zoom(
      look.size,
      [118 + behind * 3, 100],
      shift(0, behind * -2, backs, pages, cover(look)),
    );
  },
  other: (look) =>
    openPages(
      look,
      each(3, (i) => line(`M120 ${68 + 32 * i}v8`, 3.5, steel)),
    ),
  focus: [112, 70],
};

const ring = (x: number, y: number) =>
  line(`M${x - 8} ${y}q-2 -8 6 -8q7 0 7 8`, 2.5) + disc([x + 4, y], 2, ink);

const spiralNotebook: Shape = {
  front: (look) => {
    const { main, soft, pattern, size } = look;
    const sheets = box([82, 36, 90, 132], steel, 4) + box([76, 32, 90, 132], main, 4);
    const art = printed(pattern, { x: 92, y: 92, w: 70, h: 60 }, soft) + label(104, 50);
    return zoom(
      size,
      [120, 100],
      sheets,
      art,
      each(8, (i) => ring(78, 44 + 16 * i)),
    );
  },
  other: (look) =>
    openPages(
      look,
      each(7, (i) => line(`M112 ${52 + 16 * i}q8 -9 16 0`, 2.5)),
    ),
  focus: [92, 66],
};

const diary: Shape = {
  front: ({ main, soft, pattern, size }) =>
    zoom(
      size,
      [120, 100],
      box([79, 34, 92, 136], steel, 6) + box([74, 30, 92, 136], main, 6),
      printed(pattern, { x: 86, y: 84, w: 60, h: 68 }, soft),
      box([88, 46, 50, 24], paper, 2) + line('M96 55h34M96 62h22', 1.75),
      line('M152 30v136', 4.5) + area('M112 166v18l5 -5l5 5v-18z', red),
    ),
  other: (look) => {
    const days = (x: number) =>
      each(
        3,
        (i) =>
          box([x, 48 + 36 * i, 16, 13], [yellow, mint, sky][i] ?? sky, 2) +
          line(
            `M${x + 22} ${52 + 36 * i}h46M${x + 22} ${60 + 36 * i}h34M${x} ${74 + 36 * i}h68`,
            1.5,
            steel,
          ),
      );
    return openPages({ ...look, ruling: 'bianca' }, days(46) + days(128));
  },
  focus: [128, 70],
};

const planner: Shape = {
  front: ({ main, soft, size }) => {
    const cells = each(20, (i) => {
      const [x, y] = [60 + 24 * (i % 5), 78 + 21 * Math.floor(i / 5)];
      return box([x, y, 24, 21], i % 7 === 3 ? soft : i % 11 === 6 ? yellow : paper);
    });
    const rings = each(6, (i) => line(`M${70 + 20 * i} 34v14`, 3.5));
    return zoom(
      size,
      [120, 104],
      box([52, 40, 136, 132], paper, 4),
      area('M52 44q0 -4 4 -4h128q4 0 4 4v26h-136z', main),
      cells,
      rings,
    );
  },
  focus: [100, 80],
};

const binder: Shape = {
  front: ({ main, soft, size, form }) => {
    const width = form === 1 ? 30 : 44;
    const hole = disc([76 + width / 2 - 10, 142], 8, paper);
    const front = area(`M${76 + width - 10} 30h${88 - width / 3}v140h-${88 - width / 3}z`, main);
    const spine = box([66, 30, width, 140], soft, 3);
    const tag =
      box([72, 46, width - 12, 48], paper, 1) +
      line(`M${round(78)} 58h${width - 24}M78 66h${width - 24}`, 1.75);
    return zoom(size, [114, 100], front, spine, tag, hole, line('M158 44v112', 1.75));
  },
  other: ({ main, soft }) => {
    const halves =
      box([34, 38, 78, 126], main, 3) +
      box([128, 38, 78, 126], main, 3) +
      box([112, 38, 16, 126], soft);
    const sheet =
      box([134, 46, 64, 110], paper, 1) +
      line('M146 62h42M146 74h42M146 86h42M146 98h30', 1.75, steel);
    const arches = each(
      2,
      (i) => line(`M120 ${78 + 44 * i}a14 12 0 0 1 28 0`, 4) + disc([148, 78 + 44 * i], 3.5, ink),
    );
    return halves + sheet + arches;
  },
  focus: [88, 70],
};

const folder: Shape = {
  front: ({ main, soft, size, pieces }) => {
    const back = (i: number) =>
      area(
        `M${62 + 5 * i} ${46 - 5 * i}h34l8 10h74v110h-116z`,
        i === 0 ? soft : (stacked[i % 4] ?? sky),
      );
    const shown = Math.min(pieces, 4);
    return zoom(
      size,
      [120, 104],
      each(shown, (i) => back(shown - 1 - i)),
      box([72, 52, 96, 90], paper, 1) + line('M82 62h50', 1.75, steel),
      area('M62 72h116v94q0 4 -4 4h-108q-4 0 -4 -4z', main),
      line('M70 72v98M170 72v98', 3.5, soft) + label(98, 92, 44),
    );
  },
  other: ({ main, soft }) =>
    box([48, 36, 144, 128], main, 4) +
    box([62, 48, 116, 104], paper, 1) +
    ruled('righe', { x: 64, y: 50, w: 112, h: 100 }) +
    area(
      'M48 70l34 -34h-30q-4 0 -4 4zM192 70l-34 -34h30q4 0 4 4zM48 130l34 34h-30q-4 0 -4 -4zM192 130l-34 34h30q4 0 4 -4z',
      soft,
    ),
  focus: [90, 92],
};

const sleeves: Shape = {
  front: ({ size }) => {
    const one = (i: number) =>
      shift(9 * i, -7 * i, box([66, 44, 92, 126], i === 0 ? '#E9F0F6' : sky, 3));
    const holes = each(7, (i) => disc([74, 58 + 16 * i], 2.4, ink));
    return zoom(
      size,
      [118, 102],
      one(2),
      one(1),
      one(0),
      line('M82 44v126', 1.75),
      box([92, 58, 56, 92], paper, 1),
      ruled('righe', { x: 94, y: 62, w: 52, h: 84 }),
      holes,
      line('M150 56l-18 26M152 70l-10 14', 1.75, paper),
    );
  },
  focus: [90, 70],
};

export const notebookShapes = { notebook, spiralNotebook, diary, planner, binder, folder, sleeves };
