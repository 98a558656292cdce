import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Create } from 'sharp';

type Rgba = { r: number; g: number; b: number; alpha?: number };
type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

interface Drawn {
  width?: number;
  height?: number;
  background?: Rgba;
  /** Turned by its camera, as EXIF says it (1 to 8). */
  orientation?: number;
  /** With the place where it was taken. */
  hasLocation?: boolean;
}

const sand = { r: 220, g: 200, b: 150 };

/** An image with some noise, so that it has something to be cut off. */
export function anImage(kind: Kind, drawn: Drawn = {}): Promise<Buffer> {
  const { width = 300, height = 200, background, orientation, hasLocation } = drawn;
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const plain = background && { channels: background.alpha === undefined ? 3 : 4, background };
  const create = { width, height, ...(plain ?? { channels: 3, background: sand, noise }) };
  let image = sharp({ create: create as Create }).toFormat(kind);
  if (orientation !== undefined) image = image.withMetadata({ orientation });
  if (hasLocation) {
    image = image.withExif({
      IFD0: { Copyright: 'Ada Rossi', Make: 'Fotocamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 26/1 30/1' },
    });
  }
  return image.toBuffer();
}

/** Two images, one after the other, as WebP. */
export async function anAnimation(): Promise<Buffer> {
  const [first, second] = [
    await anImage('png', { background: { r: 255, g: 0, b: 0 } }),
    await anImage('png', { background: { r: 0, g: 0, b: 255 } }),
  ];
  return sharp([first, second], { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer();
}

/** A PNG of one bit a pixel, all black, with further chunks before its pixels: a large one in a small file. */
export function aBlackPng(width: number, height: number, more: Buffer[] = []): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', size), ...more, pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([signature, ...chunks]);
}

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}

/** An AVIF that says of itself to have this size. */
export async function anAvifThatClaims(width: number, height: number): Promise<Buffer> {
  const file = await anImage('avif');
  const at = file.indexOf('ispe');
  file.writeUInt32BE(width, at + 8);
  file.writeUInt32BE(height, at + 12);
  return file;
}

export const aDrawing = (inside = '<rect width="40" height="60" fill="#c00"/>') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60" viewBox="0 0 80 60">${inside}</svg>`,
  );
