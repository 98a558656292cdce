import type { GreyImage } from '@zaino/scanning/ean-barcodes';

/** A picture in grey, with so many pixels on its longer side at most. */
export function greyImageOf(bitmap: ImageBitmap, side: number): GreyImage {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('No canvas to draw on');
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    // Rec. 601: how bright a colour looks.
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    pixels[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return { width, height, pixels };
}
