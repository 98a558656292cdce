/** Widths in pixels that kept images are served in; none is wider than the original. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280] as const;
export type MediaWidth = (typeof mediaWidths)[number];

export const mediaFormats = ['avif', 'webp', 'jpg'] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/**
 * Images of products are at `/api/media/<32 hexadecimal digits>`, those of the blog at `/api/blog/media/<…>`,
 * those of bookshops at `/api/bookshops/media/<…>`, those of books at `/api/books/media/<…>`: the hash of what was
 * stored, so an address never means another image.
 */
const keptImage = /^\/api\/(?:blog\/|bookshops\/|books\/)?media\/([0-9a-f]{32})$/;

/** Id of an image that we keep, from its address; null for an image elsewhere. */
export function mediaIdOf(url: string): string | null {
  return keptImage.exec(url)?.[1] ?? null;
}

/** Where one form of a kept image is: `/api/media/<id>/640.avif`, from the address of the image. */
export function mediaFileUrl(address: string, width: MediaWidth, format: MediaFormat): string {
  return `${address}/${width}.${format}`;
}

/** Whether an address may be that of an image: a kept one, or one on the web by TLS. */
export function isImageUrl(url: string): boolean {
  if (mediaIdOf(url) !== null) return true;
  if (!URL.canParse(url)) return false;
  const { protocol, username } = new URL(url);
  return protocol === 'https:' && username === '';
}
