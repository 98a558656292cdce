import { eanOf } from '@zaino/rules/isbn';

/** A grey picture: one byte a pixel, rows from the top, 255 for white. */
export interface GreyImage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** So many lines must say the same: one alone may read letters as bars. */
const LEAST_LINES = 2;
/** Pixels between two lines that are read. */
const LINE_STEP = 3;

/**
 * The EAN-13 codes in a picture, however many and however turned; those that most lines have read first. Read as a
 * scanner does: along lines across the picture, by the widths of bars and spaces (GS1 General Specifications, 5.2.1).
 */
export function eanBarcodes(image: GreyImage): string[] {
  const lines = new Map<string, number>();
  for (const { dx, dy } of directions) {
    for (const line of linesOf(image, dx, dy)) {
      const widths = widthsOf(line);
      const codes = new Set([...codesOf(widths), ...codesOf([...widths].reverse())]);
      for (const code of codes) lines.set(code, (lines.get(code) ?? 0) + 1);
    }
  }
  return [...lines]
    .filter(([, count]) => count >= LEAST_LINES)
    .sort(([, one], [, other]) => other - one)
    .map(([code]) => code);
}

/** Across, down, and along both diagonals: a code may be turned by up to a third of a right angle for each. */
const directions = [
  { dx: 1, dy: 0 },
  { dx: 0, dy: 1 },
  { dx: 1, dy: 1 },
  { dx: 1, dy: -1 },
] as const;

/** Parallel lines of pixels all over the picture. */
function* linesOf({ width, height, pixels }: GreyImage, dx: number, dy: number) {
  const from = (x: number, y: number) => {
    const across = dx === 0 ? Infinity : width - x;
    const along = dy === 0 ? Infinity : dy > 0 ? height - y : y + 1;
    const line = new Uint8Array(Math.max(0, Math.min(across, along)));
    const step = dy * width + dx;
    for (let at = 0, pixel = y * width + x; at < line.length; at += 1, pixel += step) {
      line[at] = pixels[pixel] ?? 0;
    }
    return line;
  };
  const top = dy < 0 ? height - 1 : 0;
  if (dy !== 0) for (let x = 0; x < width; x += LINE_STEP) yield from(x, top);
  if (dx !== 0) for (let y = LINE_STEP; y < height - LINE_STEP; y += LINE_STEP) yield from(0, y);
}

/** What is bright and what is dark is said by this stretch and two on each side: more than four bars at their widest. */
const STRETCH = 16;
const NEAR = 2;
/** A difference that is no noise. */
const LEAST_CONTRAST = 24;

/** Halfway between the brightest and the darkest near each stretch; below everything where all looks the same. */
function thresholdsOf(line: Uint8Array): number[] {
  const stretches = Array.from({ length: Math.ceil(line.length / STRETCH) }, (_, at) => {
    let [least, most] = [255, 0];
    for (const value of line.subarray(at * STRETCH, (at + 1) * STRETCH)) {
      if (value < least) least = value;
      if (value > most) most = value;
    }
    return { least, most };
  });
  return stretches.map((_, at) => {
    const near = stretches.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const least = Math.min(...near.map((one) => one.least));
    const most = Math.max(...near.map((one) => one.most));
    return most - least < LEAST_CONTRAST ? -1 : (least + most) / 2;
  });
}

/** Widths of what is dark and bright in turn, in parts of a pixel; the first one is bright. */
function widthsOf(line: Uint8Array): number[] {
  const thresholds = thresholdsOf(line);
  const widths: number[] = [];
  let start = 0;
  let isDark = false;
  let before = 0;
  for (let at = 0; at < line.length; at += 1) {
    const over = (line[at] ?? 0) - (thresholds[Math.floor(at / STRETCH)] ?? 0);
    if (over < 0 !== isDark) {
      const part = before === over ? 0 : Math.min(1, Math.max(0, before / (before - over)));
      const edge = Math.max(start, at - 1 + part);
      widths.push(edge - start);
      start = edge;
      isDark = !isDark;
    }
    before = over;
  }
  widths.push(line.length - start);
  return widths;
}

const GUARD = 3;
const MIDDLE = 5;
const DIGIT = 4;
const HALF = 6 * DIGIT;
/** Bars and spaces of a whole code. */
const RUNS = GUARD + HALF + MIDDLE + HALF + GUARD;
const MODULES = 95;
/** Blank modules beside a code: eleven and seven by the standard, fewer where a cover is crowded. */
const QUIET = 4;

/** Codes whose first bar is one of the dark widths. */
function codesOf(widths: readonly number[]): string[] {
  const codes: string[] = [];
  for (let at = 1; at + RUNS <= widths.length; at += 2) {
    const [bar = 0, space = 0] = widths.slice(at, at + 2);
    // The first guard is as wide as its first space, more or less: most places are no beginning.
    if (bar > 4 * space || space > 4 * bar) continue;
    const runs = widths.slice(at, at + RUNS);
    const module = sumOf(runs) / MODULES;
    const isQuiet = (width = 0) => width >= QUIET * module;
    if (!isQuiet(widths[at - 1]) || !isQuiet(widths[at + RUNS])) continue;
    const code = codeOf(runs, module);
    if (code !== null) codes.push(code);
  }
  return codes;
}

const sumOf = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0);

/** The code of a whole width of bars; null where it is none. */
function codeOf(runs: readonly number[], module: number): string | null {
  const middle = GUARD + HALF;
  const guards = [
    ...runs.slice(0, GUARD),
    ...runs.slice(middle, middle + MIDDLE),
    ...runs.slice(-GUARD),
  ];
  if (guards.some((width) => width < module * 0.3 || width > module * 2)) return null;
  // Ink spreads and light bleeds: by as much as the bars of the guards say.
  const bars = [
    runs[0],
    runs[2],
    runs[middle + 1],
    runs[middle + 3],
    runs[RUNS - 3],
    runs[RUNS - 1],
  ];
  const spread = sumOf(bars.map((width = 0) => width)) / bars.length - module;
  const left = digitsOf(runs.slice(GUARD, middle), { isDark: false, spread });
  const right = digitsOf(runs.slice(middle + MIDDLE, -GUARD), { isDark: true, spread });
  if (left === null || right === null) return null;
  const first = PARITIES.indexOf(left.parity);
  if (first === -1 || right.parity !== 'OOOOOO') return null;
  return eanOf(`${first}${left.digits}${right.digits}`);
}

interface Digits {
  digits: string;
  /** O for an odd one, E for an even one. */
  parity: string;
}

/** Modules of the odd digits, space and bar in turn; an even one has them from the other end. */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
const patterns = WIDTHS.flatMap((text, digit) => {
  const odd = Array.from(text, Number);
  return [
    { digit, parity: 'O', modules: odd },
    { digit, parity: 'E', modules: [...odd].reverse() },
  ];
});
/** The first digit, by the parities of the six after it. */
const PARITIES = [
  'OOOOOO',
  'OOEOEE',
  'OOEEOE',
  'OOEEEO',
  'OEOOEE',
  'OEEOOE',
  'OEEEOO',
  'OEOEOE',
  'OEOEEO',
  'OEEOEO',
];

/** How far the four widths of a digit may be from its pattern together, in modules. */
const MOST_OFF = 1.9;

function digitsOf(
  runs: readonly number[],
  { isDark, spread }: { isDark: boolean; spread: number },
): Digits | null {
  let digits = '';
  let parity = '';
  for (let at = 0; at < runs.length; at += DIGIT) {
    const widths = runs.slice(at, at + DIGIT).map((width, index) => {
      const isBar = (index % 2 === 0) === isDark;
      return width + (isBar ? -spread : spread);
    });
    const module = sumOf(widths) / 7;
    const nearest = patterns
      .map(({ modules, ...pattern }) => ({
        ...pattern,
        off: sumOf(modules.map((count, index) => Math.abs((widths[index] ?? 0) / module - count))),
      }))
      .sort((one, other) => one.off - other.off)[0];
    if (nearest === undefined || nearest.off > MOST_OFF) return null;
    digits += String(nearest.digit);
    parity += nearest.parity;
  }
  return { digits, parity };
}
