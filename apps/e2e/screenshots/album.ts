import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from '@zaino/browser-testing/shop';
import sharp from 'sharp';
import { folder, schemes } from './forms';

/** Of longer pages the rest says nothing new. */
const MOST_HEIGHT = 4_000;

const fileName = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** The screenshots of one test, in their order. */
class Album {
  private count = 0;

  constructor(
    readonly page: Page,
    private readonly chapter: string,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** Opens an address and takes its picture. */
  async visit(name: string, path: string): Promise<void> {
    await this.page.goto(path);
    // The admin area first asks who it is.
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
    await this.page.waitForLoadState('networkidle');
    await this.shoot(name);
  }

  /** Takes the picture of what is seen first of the page. */
  async shootBeginning(name: string): Promise<void> {
    await this.page.evaluate(() => scrollTo(0, 0));
    await this.shoot(name, { ofWindow: true });
  }

  /** Takes the picture of what is open, by day and by night; `ofWindow` where something lies over the page. */
  async shoot(name: string, { ofWindow = false } = {}): Promise<void> {
    const { page } = this;
    this.count += 1;
    const width = page.viewportSize()?.width ?? 0;
    await drawAll(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const mark = `${this.chapter} ${String(this.count).padStart(2, '0')} ${name}`;
      const image = await page.screenshot({ animations: 'disabled', fullPage: !ofWindow });
      const { height } = await sharp(image).metadata();
      await sharp(image)
        .extract({ left: 0, top: 0, width, height: Math.min(height, MOST_HEIGHT) })
        .toFile(join(folder, `${fileName(mark)}-${width}-${colorScheme}.png`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** Also what is drawn, and images that are loaded, once they are scrolled to. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** A visitor with an album that bears the test's name. */
export const test = base.extend<{ album: Album }>({
  album: async ({ page }, use, { title }) => use(new Album(page, title)),
});
