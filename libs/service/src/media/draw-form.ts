import {
  IMAGE_PIXELS,
  type MediaFormat,
  type MediaWidth,
  mediaWidths,
} from '@zaino/contracts/shared';
import type { Sharp } from 'sharp';
import { DRAWING_TYPE, type Master } from './master';
import { sharp } from './sharp';

export interface Form {
  width: MediaWidth;
  format: MediaFormat;
}

const TIME_LIMIT_S = 8;
/** What an SVG's pixels are counted at. */
const DRAWING_DPI = 72;

const encode: Record<MediaFormat, (image: Sharp) => Sharp> = {
  // A higher effort takes eight times as long and makes the file 5 % smaller.
  avif: (image) => image.avif({ quality: 55, effort: 3, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 80, alphaQuality: 90, smartSubsample: true }),
  jpg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }),
};

export const contentTypes: Record<MediaFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** From a name as `640.avif`, which the contract has checked. */
export function formOf(file: string): Form {
  const [width, format] = file.split('.') as [string, MediaFormat];
  return { width: Number(width) as MediaWidth, format };
}

/** The form that a master is drawn in: of all that would be wider than it only the narrowest is made. */
export function drawnForm(
  master: Pick<Master, 'contentType' | 'width'>,
  { width, format }: Form,
): Form {
  if (master.contentType === DRAWING_TYPE) return { width, format };
  const whole = mediaWidths.find((candidate) => candidate >= master.width) ?? width;
  return { width: whole < width ? whole : width, format };
}

/** Never wider than an original in pixels; a drawing in any width. */
export async function drawForm(master: Master, { width, format }: Form): Promise<Buffer> {
  const isDrawing = master.contentType === DRAWING_TYPE;
  const density = isDrawing ? Math.max(1, (DRAWING_DPI * width) / master.width) : undefined;
  const image = sharp(master.content, { limitInputPixels: IMAGE_PIXELS, density });
  const resized = image.resize({ width, withoutEnlargement: !isDrawing });
  return encode[format](resized).timeout({ seconds: TIME_LIMIT_S }).toBuffer();
}
