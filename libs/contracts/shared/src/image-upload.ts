/** Largest file of an uploaded image, in bytes, its longest side and its area in pixels. */
export const IMAGE_BYTES = 8 * 1024 * 1024;
export const IMAGE_SIDE = 8_000;
export const IMAGE_PIXELS = 50_000_000;

/** Code of the answer where what was sent as an image is none, is too large, or is of a kind that is not taken. */
export const IMAGE_REFUSED = 'image-refused';
