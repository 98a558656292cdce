import { encode } from 'uqr';
import type { Attachment } from './attachment';
import type { MailCode } from './mail';

/** How an image of a mail is named by its HTML. */
export const CODE_IMAGE_ID = 'codice';

/** Of the image as it is shown, in CSS pixels. */
export const CODE_IMAGE_SIDE = 145;

/** Readers ask for four white squares around a code, whatever colour stands there. */
const BORDER = 4;
/** Of a square of the code: of a short one two for each pixel that is shown. */
const PIXELS = 10;

/** A QR code as a PNG: mail programs show neither SVG nor what has to be loaded from elsewhere. */
export async function codeImage({ text }: MailCode): Promise<Attachment> {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M', boostEcc: true });
  const squares = Uint8Array.from(data.flat(), (isDark) => (isDark ? 0 : 255));
  // Only here: most mails have no image, and most services draw none.
  const { sharp } = await import('../media/sharp');
  const side = size * PIXELS;
  const content = await sharp(squares, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { name: 'codice-qr.png', type: 'image/png', content, imageId: CODE_IMAGE_ID };
}
