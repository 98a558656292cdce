import {
  mediaFileUrl,
  type MediaFormat,
  mediaIdOf,
  type MediaWidth,
  mediaWidths,
} from '@zaino/contracts/shared';

const mimeTypes: Record<MediaFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};

/** An image and the forms that it is drawn in. */
export interface ImageSource {
  /** An image that we keep, or one elsewhere on the web. */
  url: string;
  /** Forms to choose from, for an image that we keep. */
  widths?: readonly MediaWidth[];
  /** How wide it is drawn, in the words of the attribute: `(width >= 900px) 12rem, 45vw`. */
  sizes: string;
}

/** The widths of an image that we keep in one format; null for an image elsewhere. */
export function sourceSet(
  { url, widths = mediaWidths, sizes }: ImageSource,
  format: MediaFormat,
): { type: string; srcSet: string; sizes: string } | null {
  if (mediaIdOf(url) === null) return null;
  const srcSet = widths.map((width) => `${mediaFileUrl(url, width, format)} ${width}w`).join(', ');
  return { type: mimeTypes[format], srcSet, sizes };
}
