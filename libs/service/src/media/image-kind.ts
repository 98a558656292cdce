/** Kinds of images that are taken. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** As much of a file as is looked at; what names the brands of AVIF and HEIC lies within. */
const HEAD = 256;

/** How files of kinds that are not taken begin: GIF, TIFF, BMP, JPEG XL, JPEG 2000, icons. */
const others = [
  '474946',
  '49492a00',
  '4d4d002a',
  '424d',
  'ff0a',
  '0000000c4a584c20',
  '0000000c6a502020',
  '00000100',
];

const svg = /^\s*<(?:svg|\?xml|!DOCTYPE svg|!--)/i;

/** What the first bytes of a file say that it is: `other` for an image of a kind that is not taken, null for none. */
export function imageKindOf(bytes: Buffer): ImageKind | 'other' | null {
  const text = bytes.toString('latin1', 0, HEAD);
  const hex = bytes.toString('hex', 0, 8);
  if (hex.startsWith('ffd8ff')) return 'jpeg';
  if (hex === '89504e470d0a1a0a') return 'png';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('ftyp', 4)) return isAvif(bytes, text) ? 'avif' : 'other';
  const isOther = others.some((start) => hex.startsWith(start)) || svg.test(withoutMark(text));
  return isOther ? 'other' : null;
}

/** AVIF and HEIC share their container: what its first box names decides. */
function isAvif(bytes: Buffer, text: string): boolean {
  const brands: string[] = text.slice(8, bytes.readUInt32BE(0)).match(/.{4}/gs) ?? [];
  return brands.includes('avif') || brands.includes('avis');
}

/** A byte order mark, read byte by byte. */
const withoutMark = (text: string) => text.replace(/^\u00ef\u00bb\u00bf/, '');
