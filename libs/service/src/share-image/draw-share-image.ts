import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from '@zaino/contracts/shared';
import { sharp } from '../media/sharp';
import { breakLines, setLine } from './set-text';

/** What an image for links shows. */
export interface ShareImage {
  /** What it is about, in a few words. */
  kicker: string;
  title: string;
  note: string;
  /** An image of its own, beside the words: a photo fills its place, a thing is shown whole. */
  picture?: { content: Buffer; fit: 'cover' | 'contain' };
}

const colours = {
  desk: '#E4EBE2',
  paper: '#FDFEFB',
  line: '#C9D6DD',
  margin: '#E2707A',
  ink: '#18222B',
  ink2: '#47545E',
  blue: '#1D43A8',
};

const SHEET = { left: 48, top: 40, width: 1104, height: 550 };
const PICTURE = { left: 704, top: 40, width: 448, height: 550 };
const MARGIN_X = 148;
const TEXT_X = 180;
/** Base line of the title's first line. */
const TITLE_Y = 230;
/** Words stand so far above their ruling. */
const ABOVE_RULING = 16;
/** Below it stands the shop's name. */
const LAST_LINE_Y = 490;
const TIME_LIMIT_S = 8;

/** Draws it in the visual language of the shop: a ruled sheet with its margin line on the desk. */
export async function drawShareImage(image: ShareImage, brand: string): Promise<Buffer> {
  const drawing = sharp(Buffer.from(sheet(image, brand)));
  const { picture } = image;
  const composed = picture
    ? drawing.composite([{ input: await fitted(picture), left: PICTURE.left, top: PICTURE.top }])
    : drawing;
  return composed
    .flatten({ background: colours.desk })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer();
}

function fitted({ content, fit }: NonNullable<ShareImage['picture']>): Promise<Buffer> {
  const { width, height } = PICTURE;
  return sharp(content)
    .resize({ width, height, fit, background: '#FFFFFF' })
    .flatten({ background: '#FFFFFF' })
    .png({ compressionLevel: 1 })
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer();
}

function sheet({ kicker, title, note, picture }: ShareImage, brand: string): string {
  const right = picture ? PICTURE.left : SHEET.left + SHEET.width;
  const width = right - TEXT_X - 48;
  const small = { weight: 'bold', size: 30, colour: colours.ink2, width, lines: 1 } as const;
  const large = titleStyle(title, width);
  const titles = breakLines(title, large);
  const lineY = (line: number) => TITLE_Y + line * large.leading;
  const lines = lineY(titles.length + 1) <= LAST_LINE_Y ? 2 : 1;
  const quiet = { weight: 'regular', size: 34, colour: colours.ink2, width, lines } as const;
  return svg([
    `<rect width="100%" height="100%" fill="${colours.desk}"/>`,
    rect(SHEET, colours.paper),
    ...rulings(large.leading, right),
    `<path d="M${MARGIN_X} ${SHEET.top}v${SHEET.height}" stroke="${colours.margin}" stroke-width="3"/>`,
    tick(TITLE_Y),
    ...breakLines(kicker, small).map((line) => setLine(line, { ...small, x: TEXT_X, y: 130 })),
    ...titles.map((line, index) => setLine(line, { ...large, x: TEXT_X, y: lineY(index) })),
    ...breakLines(note, quiet).map((line, index) =>
      setLine(line, { ...quiet, x: TEXT_X, y: lineY(titles.length + index) }),
    ),
    satchel(),
    setLine(brand, { weight: 'bold', size: 36, colour: colours.ink, x: TEXT_X, y: 556 }),
  ]);
}

/** A long title is set smaller, so that more of it is read. */
function titleStyle(title: string, width: number) {
  const style = { weight: 'bold', colour: colours.ink, width, lines: 3 } as const;
  const large = { ...style, size: 72, leading: 80 };
  return breakLines(title, large).some((line) => line.endsWith('…'))
    ? { ...style, size: 56, leading: 64 }
    : large;
}

const rect = ({ left, top, width, height }: typeof SHEET, colour: string) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="3" fill="${colour}"/>`;

/** One below each line, as far as the name of the shop. */
function rulings(leading: number, right: number): string[] {
  const count = Math.floor((LAST_LINE_Y - TITLE_Y) / leading) + 2;
  return Array.from({ length: count }, (_, index) => {
    const y = TITLE_Y + ABOVE_RULING + (index - 1) * leading;
    return `<path d="M${SHEET.left} ${y}H${right}" stroke="${colours.line}"/>`;
  });
}

/** Left of the margin, in blue biro. */
const tick = (y: number) =>
  `<path d="M84 ${y - 26}l14 18 26-44" fill="none" stroke="${colours.blue}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`;

/** The shop's mark (apps/shell/src/icon.svg). */
const satchel = () =>
  `<g transform="translate(80 508) scale(1.75)">
    <path d="M7 10V6.5a5 5 0 0 1 10 0V10" fill="none" stroke="${colours.ink}" stroke-width="2.5"/>
    <path d="M0 18C0 11.5 5 7 12 7s12 4.5 12 11v13a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3Z" fill="${colours.blue}"/>
    <rect x="5" y="19" width="14" height="10" rx="1.2" fill="${colours.paper}"/>
    <path d="M8 22.2h8M8 25.8h5" stroke="${colours.margin}" stroke-width="1.5"/>
  </g>`;

function svg(shapes: string[]): string {
  const size = `width="${SHARE_IMAGE_WIDTH}" height="${SHARE_IMAGE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes.join('')}</svg>`;
}
