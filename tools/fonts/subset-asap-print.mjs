/**
 * Makes the two fonts of libs/service/src/fonts. Run it in a folder of its own that holds the two
 * packages (they are needed once, so they are no dependency of the workspace):
 *
 *   npm install @expo-google-fonts/asap subset-font@2
 *   node <workspace>/tools/fonts/subset-asap-print.mjs
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(`${process.cwd()}/`);
const subsetFont = require('subset-font');
const source = 'node_modules/@expo-google-fonts/asap/';
const folder = fileURLToPath(new URL('../../libs/service/src/fonts/', import.meta.url));

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
// Names of people from all of Europe, titles of books, punctuation, the euro sign, the minus sign.
const text = range(0x20, 0x24f) + range(0x2000, 0x22ff);

const weights = { regular: '400Regular/Asap_400Regular.ttf', bold: '700Bold/Asap_700Bold.ttf' };
for (const [name, file] of Object.entries(weights)) {
  const font = await subsetFont(readFileSync(source + file), text, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
  });
  writeFileSync(`${folder}asap-${name}.ttf`, font);
  console.log(`asap-${name}.ttf: ${font.length} bytes`);
}
copyFileSync(`${source}LICENSE_FONT`, `${folder}asap-OFL.txt`);
