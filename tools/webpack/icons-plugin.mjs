import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import webpack from 'webpack';

/** The page's ground (libs/ui/src/tokens.css). */
const DESK = '#e4ebe2';
/** What an SVG's pixels are counted at. */
const DRAWING_DPI = 72;

/** Side in pixels; what it stands on, and how much of the side it leaves free, where systems cut it to a form of theirs. */
const icons = [
  { file: 'icon-48.png', side: 48, free: 0 },
  { file: 'icon-180.png', side: 180, free: 0.2, background: DESK },
  { file: 'icon-192.png', side: 192, free: 0 },
  { file: 'icon-512.png', side: 512, free: 0 },
  { file: 'icon-maskable-512.png', side: 512, free: 0.4, background: DESK },
];

/** Draws the shop's mark in the sizes that browsers and systems ask for. */
export class IconsPlugin {
  /** `source` is an SVG as wide as high. */
  constructor({ source }) {
    this.source = source;
  }

  apply(compiler) {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
    compiler.hooks.thisCompilation.tap('Icons', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'Icons', stage }, async () => {
        compilation.fileDependencies.add(this.source);
        const svg = readFileSync(this.source);
        for (const icon of icons) {
          const source = new webpack.sources.RawSource(await draw(svg, icon));
          compilation.emitAsset(icon.file, source);
        }
      });
    });
  }
}

async function draw(svg, { side, free, background = '#00000000' }) {
  const { width } = await sharp(svg).metadata();
  const border = Math.round((side * free) / 2);
  const inner = side - 2 * border;
  return sharp(svg, { density: (DRAWING_DPI * inner) / width })
    .resize({ width: inner, height: inner, fit: 'contain', background: '#00000000' })
    .extend({ top: border, bottom: border, left: border, right: border, background: '#00000000' })
    .flatten(background.length === 7 ? { background } : false)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
