import { IMAGE_PIXELS, IMAGE_SIDE } from '@zaino/contracts/shared';
import { type ImageKind, imageKindOf } from './image-kind';
import { imageRefused, imageTooLarge } from './image-refused';
import type { Master } from './master';
import { sharp } from './sharp';

/** Longest side of what is kept, in pixels: more than the widest form that is served. */
const KEPT_SIDE = 1_600;
const TIME_LIMIT_S = 15;

/** Of AVIF, which can only be decoded as a whole: 50 million pixels took 900 MB. */
const AVIF_PIXELS = 16_000_000;

const pixelLimit = (kind: ImageKind) => (kind === 'avif' ? AVIF_PIXELS : IMAGE_PIXELS);

/** What libvips calls the kinds that are taken. */
const formats = { jpeg: 'jpeg', png: 'png', webp: 'webp', avif: 'heif' } as const;

/**
 * An uploaded image as it is kept: decoded within limits, turned as its camera says, of an animation the first
 * image, without metadata, as WebP. Refuses with `image-refused` whatever is no image of a kind that is taken.
 */
export async function encodeUpload(bytes: Buffer): Promise<Master> {
  const kind = imageKindOf(bytes);
  if (kind === null) throw imageRefused('notAnImage');
  if (kind === 'other') throw imageRefused('otherKind');
  const options = {
    limitInputPixels: pixelLimit(kind),
    failOn: 'error',
    sequentialRead: true,
  } as const;
  try {
    const image = sharp(bytes, options);
    const { format, compression, width, height } = await image.metadata();
    const isThisKind = format === formats[kind] && (kind !== 'avif' || compression === 'av1');
    if (!isThisKind) throw imageRefused('otherKind');
    if (Math.max(width, height) > IMAGE_SIDE) throw imageTooLarge(pixelLimit(kind));
    const { data, info } = await image
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, alphaQuality: 100, smartSubsample: true })
      .timeout({ seconds: TIME_LIMIT_S })
      .toBuffer({ resolveWithObject: true });
    return { contentType: 'image/webp', width: info.width, height: info.height, content: data };
  } catch (error) {
    throw refusalOf(error, kind);
  }
}

/** libvips says in words what is wrong. */
function refusalOf(error: unknown, kind: ImageKind): unknown {
  const { name, message } = error as Error;
  if (name === 'DomainError') return error;
  if (/pixel limit|exceeds? .*limit|security limit/i.test(message)) {
    return imageTooLarge(pixelLimit(kind), error);
  }
  if (/timeout/i.test(message)) return imageRefused('tooSlow', error);
  return imageRefused('notAnImage', error);
}
