import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { asapFiles } from '@zaino/service/fonts/asap';

/** The shop's font in two static weights: embedding takes no variable font. */
export const fonts = { regular: opened(asapFiles.regular), bold: opened(asapFiles.bold) };

/** Read once for all documents: reading a font's tables anew takes four times as long as the rest of a document. */
function opened(file: URL): PDFKit.Mixins.PDFFontSource {
  const font = create(readFileSync(file)) as Font;
  // A glyph keeps the first character that it was asked for as, and says so in each document (space, no-break space):
  // asked for in the same order before the first one, it is the same in all of them.
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  // pdfkit takes an open font as well; its types do not know.
  return font as unknown as PDFKit.Mixins.PDFFontSource;
}
