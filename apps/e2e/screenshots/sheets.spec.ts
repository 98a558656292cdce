import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '@zaino/browser-testing/shop';
import sharp from 'sharp';
import { folder, schemes, widths } from './forms';

/** Small, one after the other in rows: a design that strays stands out among the others. */
async function figureOf(file: string, width: number): Promise<string> {
  const image = await sharp(join(folder, file)).resize({ width }).webp().toBuffer();
  const address = `data:image/webp;base64,${image.toString('base64')}`;
  const { height } = await sharp(join(folder, file)).metadata();
  const caption = `${basename(file, '.png')}, ${height} px`;
  return `<figure style="width:${width}px"><img src="${address}" alt=""><figcaption>${caption}</figcaption></figure>`;
}

const style = `body{display:flex;flex-wrap:wrap;gap:12px;margin:16px;font:12px sans-serif;background:#888}
figure{margin:0}img{display:block;width:100%;max-height:560px;object-fit:cover;object-position:top}`;

for (const width of widths) {
  for (const scheme of schemes) {
    const name = `sheet-${width}-${scheme}`;
    test(name, async ({ page }) => {
      const files = readdirSync(folder)
        .filter((file) => file.endsWith(`-${width}-${scheme}.png`) && !file.startsWith('sheet'))
        .toSorted();
      const figures = await Promise.all(
        files.map((file) => figureOf(file, width < 900 ? 180 : 300)),
      );
      const sheet = join(folder, `${name}.html`);
      writeFileSync(
        sheet,
        `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${figures.join('')}`,
      );
      await page.setViewportSize({ width: 1920, height: 1080 });
      await page.goto(pathToFileURL(sheet).href);
      await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
    });
  }
}
