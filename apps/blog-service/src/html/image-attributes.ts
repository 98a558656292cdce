import { isImageUrl, mediaFileUrl, mediaWidths } from '@zaino/contracts/shared';
import type { ImageSize } from '@zaino/service/media/media-store';

/** Of the images that the blog keeps, by their ids. */
export type ImageSizes = ReadonlyMap<string, ImageSize>;

const keptImage = /^\/api\/blog\/media\/([0-9a-f]{32})(?:\/\d{1,4}\.(?:avif|webp|jpg))?$/;

/** Width of the text's column on the article's page, where it is not the whole screen. */
const SIZES = '(min-width: 1200px) 40rem, (min-width: 900px) 70vw, 100vw';

/** For browsers that know no `srcset`. */
const PLAIN_WIDTH = 640;

/** Id of a kept image, from its address or that of one of its forms; null for others. */
export function keptImageId(src: string): string | null {
  return keptImage.exec(src)?.[1] ?? null;
}

/** Attributes of an image in a text; null where it may not be shown, or is one of ours that nobody knows. */
export function imageAttributes(
  given: Record<string, string>,
  sizes: ImageSizes,
): Record<string, string> | null {
  const { src = '', alt = '' } = given;
  const loading = { alt, loading: 'lazy', decoding: 'async' };
  const id = keptImageId(src);
  if (id !== null) {
    const size = sizes.get(id);
    return size ? { ...keptForms(`/api/blog/media/${id}`, size), ...loading } : null;
  }
  const isElsewhere = /^https:/i.test(src) && isImageUrl(src);
  return isElsewhere ? { src: new URL(src).href, ...givenSize(given), ...loading } : null;
}

function keptForms(address: string, { width, height }: ImageSize): Record<string, string> {
  const whole = mediaWidths.find((candidate) => candidate >= width) ?? Infinity;
  const widths = mediaWidths.filter((candidate) => candidate <= whole);
  const forms = widths.map(
    (form) => `${mediaFileUrl(address, form, 'webp')} ${Math.min(form, width)}w`,
  );
  return {
    src: mediaFileUrl(address, PLAIN_WIDTH, 'jpg'),
    srcset: forms.join(', '),
    sizes: SIZES,
    width: String(width),
    height: String(height),
  };
}

function givenSize({ width, height }: Record<string, string>): Record<string, string> {
  const isNumber = (text = '') => /^[1-9]\d{0,3}$/.test(text);
  if (width === undefined || height === undefined) return {};
  return isNumber(width) && isNumber(height) ? { width, height } : {};
}

/** Ids of all kept images that HTML seems to name, so that their sizes can be looked up. */
export function mentionedImages(html: string): string[] {
  return Array.from(html.matchAll(/\/api\/blog\/media\/([0-9a-f]{32})/g), ([, id]) => id ?? '');
}
