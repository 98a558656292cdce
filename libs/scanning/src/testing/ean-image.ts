/** Barcodes drawn for tests, by the general specifications of GS1 (5.2.1, EAN-13). */

const ODD = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which of the six digits on the left are drawn as even ones says the first digit. */
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

const inverted = (bits: string) => bits.replaceAll(/./g, (bit) => (bit === '0' ? '1' : '0'));
const reversed = (bits: string) => Array.from(bits).reverse().join('');

/** The 95 modules of a code of thirteen digits, 1 for black. */
function modulesOf(code: string): string {
  const [first = '0', ...digits] = code;
  const odd = (digit: string) => ODD[Number(digit)] ?? '';
  const parity = PARITIES[Number(first)] ?? '';
  const left = digits
    .slice(0, 6)
    .map((digit, at) => (parity[at] === 'O' ? odd(digit) : reversed(inverted(odd(digit)))));
  const right = digits.slice(6).map((digit) => inverted(odd(digit)));
  return `101${left.join('')}01010${right.join('')}101`;
}

interface Place {
  code: string;
  /** Of its middle, in pixels. */
  x: number;
  y: number;
  /** Width of one module in pixels. */
  module: number;
  /** Clockwise, in degrees. */
  turned?: number;
}

interface EanImage {
  width: number;
  height: number;
  /** One byte a pixel, rows from the top, 255 for white. */
  pixels: Uint8Array;
}

/** Height of the bars in modules: that of a book's cover. */
const BAR_HEIGHT = 70;
/** Samples of one pixel in each direction: edges are as soft as a camera's. */
const SAMPLES = 3;

/** A grey picture of some barcodes on white, each in a place of its own. */
export function drawEans(width: number, height: number, places: readonly Place[]): EanImage {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const place of places) draw(place, { width, height, pixels });
  return { width, height, pixels };
}

function draw(
  { code, x, y, module, turned = 0 }: Place,
  { width, height, pixels }: EanImage,
): void {
  const modules = modulesOf(code);
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)];
  const isBlack = (column: number, row: number) => {
    const along = ((column - x) * cos + (row - y) * sin) / module + 95 / 2;
    const across = ((row - y) * cos - (column - x) * sin) / module;
    return Math.abs(across) < BAR_HEIGHT / 2 && modules[Math.floor(along)] === '1';
  };
  const reach = 60 * module;
  for (let at = 0; at < pixels.length; at += 1) {
    if (Math.hypot((at % width) - x, Math.floor(at / width) - y) > reach) continue;
    let black = 0;
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const column = (at % width) + ((sample % SAMPLES) + 0.5) / SAMPLES;
      const row = Math.floor(at / width) + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
      if (row < height && isBlack(column, row)) black += 1;
    }
    pixels[at] = (pixels[at] ?? 255) * (1 - black / (SAMPLES * SAMPLES));
  }
}
