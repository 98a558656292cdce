/**
 * Makes libs/ui/src/fonts/asap.woff2. Run it in a folder of its own that holds the two packages
 * (they are needed once, so they are no dependency of the workspace):
 *
 *   npm install @fontsource-variable/asap@5 subset-font@2
 *   node <workspace>/tools/fonts/subset-asap.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(`${process.cwd()}/`);
const subsetFont = require('subset-font');
const folder = fileURLToPath(new URL('../../libs/ui/src/fonts/', import.meta.url));
const source = 'node_modules/@fontsource-variable/asap';

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const italian = 'àèéìíîòóùúÀÈÉÌÍÎÒÓÙÚ';
// Authors and titles of the language courses: French, German, Spanish.
const neighbours = 'áâãäåæçêëïñôõöøûüýÿßÁÂÃÄÅÆÇÊËÏÑÔÖØÛÜœŒ¡¿';
const marks = '\u00a0ªº°«»–—‘’“”…·•€−×±²³½©';
const text = ascii + italian + neighbours + marks;

const font = await subsetFont(
  readFileSync(`${source}/files/asap-latin-standard-normal.woff2`),
  text,
  {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 }, wdth: { min: 75, max: 112 } },
    keepFeatures: ['kern', 'liga', 'tnum'],
    noHinting: true,
  },
);
writeFileSync(`${folder}asap.woff2`, font);
writeFileSync(`${folder}asap-OFL.txt`, readFileSync(`${source}/LICENSE`));
console.log(`asap.woff2: ${font.length} bytes`);
