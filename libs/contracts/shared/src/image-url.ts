/** Begin of the path of an image that we keep. */
export const MEDIA_PATH = '/api/media/';

/** Widths in pixels that kept images are served in; none is wider than the original. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280] as const;
export type MediaWidth = (typeof mediaWidths)[number];

export const mediaFormats = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** `/api/media/<32 hexadecimal digits>`: the hash of what was stored, so it never changes. */
const keptImage = /^\/api\/media\/([0-9a-f]{32})$/;

/** Id of an image that we keep, from the address in a product; null for an image elsewhere. */
export function mediaIdOf(url: string): string | null {
  return keptImage.exec(url)?.[1] ?? null;
}

/** Where one form of a kept image is: `/api/media/<id>/640.avif`. */
export function mediaFileUrl(id: string, width: MediaWidth, format: MediaFormat): string {
  return `${MEDIA_PATH}${id}/${width}.${format}`;
}

/** Whether an address may stand among a product's images: a kept image, or one on the web by TLS. */
export function isImageUrl(url: string): boolean {
  if (mediaIdOf(url) !== null) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, username } = new URL(url);
  return protocol === 'https:' && username === '';
}
