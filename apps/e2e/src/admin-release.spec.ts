import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { root } from '@zaino/browser-testing/processes';
import { ReleasedShop } from '@zaino/browser-testing/released-shop';
import { settings } from '@zaino/browser-testing/settings';
import { expect, test } from '@zaino/browser-testing/shop';
import { standInForBlog } from './site/stand-in-for-blog';

test('an admin goes on with the version that the page began with, and the next page has the new one @phone', async ({
  page,
  problems,
}) => {
  const shop = new ReleasedShop();
  try {
    await shop.release('shell', '--from', join(root, 'dist/apps/shell'));
    await shop.release('admin', '--from', join(root, 'dist/apps/admin'));
    const before = shop.active('admin');
    await shop.open({
      IDENTITY_URL: settings('E2E_IDENTITY_URL'),
      BOOKSHOPS_URL: settings('E2E_BOOKSHOPS_URL'),
      CATALOGUE_URL: settings('E2E_CATALOGUE_URL'),
      ORDERS_URL: settings('E2E_ORDERS_URL'),
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const version = /\/releases\/admin\/([^/]+)\//.exec(request.url())?.[1];
      if (version !== undefined) asked.push(version);
    });
    await standInForBlog(page);
    await page.goto(`${shop.url}/admin/login`);

    const after = `${before.slice(0, -1)}${before.endsWith('0') ? '1' : '0'}`;
    const build = join(shop.folder, 'next-admin');
    cpSync(join(root, 'dist/apps/admin'), build, { recursive: true });
    const manifest = join(build, 'release.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(before, after));
    await shop.release('admin', '--from', build);
    await expect.poll(async () => (await shop.page('/admin/login')).versions['admin']).toBe(after);

    await signInAdmin(page, makeAdmin());
    await expect(page.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Utenti/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([before]));
    asked.length = 0;
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible();
    expect(new Set(asked)).toEqual(new Set([after]));
    expect(problems).toEqual([]);
  } finally {
    await shop.close();
  }
});
