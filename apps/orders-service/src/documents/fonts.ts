import { readFileSync } from 'node:fs';

/**
 * Asap, as in the shop (SIL Open Font License, `fonts/asap-OFL.txt`), in two static weights: embedding takes no variable
 * font. Made by `tools/fonts/subset-asap-print.mjs`, with the letters of all of Europe's Latin alphabets.
 */
export const fonts = {
  regular: readFileSync(new URL('./fonts/asap-regular.ttf', import.meta.url)),
  bold: readFileSync(new URL('./fonts/asap-bold.ttf', import.meta.url)),
};
