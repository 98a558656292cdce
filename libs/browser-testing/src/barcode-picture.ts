import sharp from 'sharp';

/** Widths of space and bar of each digit, in modules, as the standard's table has them (GS1, 5.2.1.2.1). */
const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
/** Whether the first digit, 9 here, has each digit of the left half from its other end. */
const FROM_OTHER_END = [false, true, true, false, true, false];

const MODULE = 4;
const BAR_HEIGHT = 220;
const PLACE = { width: 560, height: 300 };

/** Widths of spaces and bars, beginning with a bar. */
function widthsOf(isbn: string): string {
  const digits = isbn.slice(1).split('').map(Number);
  const left = digits.slice(0, 6).map((digit, at) => {
    const widths = WIDTHS[digit] ?? '';
    return FROM_OTHER_END[at] ? widths.split('').reverse().join('') : widths;
  });
  const right = digits.slice(6).map((digit) => WIDTHS[digit] ?? '');
  return `111${left.join('')}11111${right.join('')}111`;
}

/** A photo of the backs of some books, each with the barcode of its ISBN, a little askew: JPEG. */
export function photoOfBarcodes(isbns: readonly string[]): Promise<Buffer> {
  const codes = isbns.map((isbn, row) => {
    let x = 80;
    const bars = widthsOf(isbn)
      .split('')
      .map((width, at) => {
        const from = x;
        x += Number(width) * MODULE;
        const isBar = at % 2 === 0;
        return isBar ? `<rect x="${from}" y="40" width="${x - from}" height="${BAR_HEIGHT}"/>` : '';
      });
    return `<g transform="translate(0 ${row * PLACE.height}) rotate(4)">${bars.join('')}</g>`;
  });
  const [width, height] = [PLACE.width, PLACE.height * isbns.length + 60];
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#eee"/><g fill="#222">${codes.join('')}</g></svg>`;
  return sharp(Buffer.from(picture)).blur(0.8).jpeg({ quality: 70 }).toBuffer();
}
