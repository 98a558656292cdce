/**
 * Asap, as in the shop (SIL Open Font License, `asap-OFL.txt`), in two static weights. Made by
 * `tools/fonts/subset-asap-print.mjs`, with the letters of all of Europe's Latin alphabets.
 */
export const asapFiles = {
  regular: new URL('./asap-regular.ttf', import.meta.url),
  bold: new URL('./asap-bold.ttf', import.meta.url),
};
