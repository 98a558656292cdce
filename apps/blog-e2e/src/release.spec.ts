import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { root } from '@zaino/browser-testing/processes';
import { ReleasedShop } from '@zaino/browser-testing/released-shop';
import { settings } from '@zaino/browser-testing/settings';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import { type Release, releaseSchema } from '@zaino/contracts/shared';
import type { BrowserContext } from '@playwright/test';
import { expectPage, test } from './reader';

const words = 'Guide, consigli e novità su libri di testo';
const olderWords = 'Il blog di una volta: libri di testo';

const integrityOf = (path: string) =>
  `sha256-${createHash('sha256').update(readFileSync(path)).digest('base64')}`;

/** The blog as it may have been built before, with another sentence on its list; gives its folder. */
function olderBlog(folder: string): string {
  const build = mkdtempSync(join(folder, 'older-'));
  cpSync(join(root, 'dist/apps/blog'), build, { recursive: true });
  const manifest = join(build, 'release.json');
  const release: Release = releaseSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  for (const name of readdirSync(build, { recursive: true, encoding: 'utf8' })) {
    const file = join(build, name);
    if (!name.endsWith('.js')) continue;
    const text = readFileSync(file, 'utf8');
    if (!text.includes(words)) continue;
    const older = text.replaceAll(words, olderWords);
    writeFileSync(file, older);
    // Packed as a build packs it: what a release asks for is weighed so.
    if (existsSync(`${file}.br`)) writeFileSync(`${file}.br`, brotliCompressSync(older));
    if (existsSync(`${file}.gz`)) writeFileSync(`${file}.gz`, gzipSync(older));
    if (name === release.server?.file) release.server.integrity = integrityOf(file);
    else release.integrity[name] = integrityOf(file);
  }
  writeFileSync(manifest, JSON.stringify({ ...release, version: 'of-before' }));
  return build;
}

/** A tab on the shop's first page, with what went wrong in it. */
async function openTab(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.url()} ${response.status()}`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(url);
  await hydrated(page);
  const goToBlog = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expectPage(page, 'Blog');
  };
  return { page, faults, goToBlog };
}

test('the blog is released and rolled back alone while the shop runs; every tab keeps its version', async ({
  context,
}) => {
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const shop = new ReleasedShop();
  try {
    await shop.release('shell', '--from', join(root, 'dist/apps/shell'));
    await shop.release('blog', '--from', olderBlog(shop.folder));
    await shop.open({ BLOG_URL: settings('E2E_BLOG_URL') });
    const { versions, html } = await shop.page('/blog');
    expect(versions['blog']).toBe('of-before');
    expect(html).toContain(olderWords);
    const before = await openTab(context, shop.url);

    await shop.release('blog');
    await expect.poll(async () => (await shop.page('/blog')).html).toContain(words);
    expect((await shop.page('/')).versions['shell']).toBe(versions['shell']);
    const after = await openTab(context, shop.url);
    await before.goToBlog();
    await expect(before.page.getByText(olderWords)).toBeVisible();

    await shop.release('blog', '--back');
    await expect.poll(async () => (await shop.page('/blog')).html).toContain(olderWords);
    await after.goToBlog();
    await expect(after.page.getByText(words)).toBeVisible();
    expect([...before.faults, ...after.faults]).toEqual([]);
  } finally {
    await shop.close();
  }
});
