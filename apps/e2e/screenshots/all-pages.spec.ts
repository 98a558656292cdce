import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { register } from '@zaino/browser-testing/account';
import { root } from '@zaino/browser-testing/processes';
import { test } from '@zaino/browser-testing/shop';
import { pickupPoint, placeOrder, wantedBooks } from '../src/checkout/place-order';
import { ownPages, publicPages } from '../src/site/public-pages';

const folder = join(root, 'dist/screenshots');
const widths = [1440, 390];
const MOST_HEIGHT = 3_000;

/** One after the other in rows, small: a design that strays stands out among the others. */
function sheetOf(names: string[], width: number): string {
  const figures = names.map(
    (name) => `<figure><img src="${fileOf(name, width)}"><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${String(width)}</title>
<style>body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;font:14px sans-serif;background:#888}
figure{margin:0;width:${String(width === 390 ? 195 : 360)}px}img{width:100%}</style>${figures.join('')}`;
}

const fileOf = (name: string, width: number) =>
  `${name.replaceAll(/[^a-z]+/g, '-')}-${String(width)}.png`;

for (const width of widths) {
  test(`a sheet of all pages, ${String(width)} px wide`, async ({ page }) => {
    test.setTimeout(600_000);
    mkdirSync(folder, { recursive: true });
    await page.setViewportSize({ width, height: 900 });
    const pages = [...(await publicPages(page.request))];
    for (const [name, path] of pages) await shoot(name, path);
    const { email } = await register(page.request);
    const { orderId } = await placeOrder(page.request, {
      email,
      lines: await wantedBooks(page.request, 6),
      pickupAt: await pickupPoint(page.request, /./),
      payment: 'shop',
    });
    const own = [...ownPages, ['order', `/orders/${orderId}`] as const];
    for (const [name, path] of own) await shoot(name, path);
    const names = [...pages, ...own].map(([name]) => name);
    const sheet = join(folder, `sheet-${String(width)}.html`);
    writeFileSync(sheet, sheetOf(names, width));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(pathToFileURL(sheet).href);
    await page.screenshot({ path: join(folder, `sheet-${String(width)}.png`), fullPage: true });

    async function shoot(name: string, path: string): Promise<void> {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({
        path: join(folder, fileOf(name, width)),
        fullPage: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, MOST_HEIGHT) },
      });
    }
  });
}
