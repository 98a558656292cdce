import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { root } from '@zaino/browser-testing/processes';
import { expect, expectAccessible, test as base } from '@zaino/browser-testing/shop';
import { standInForBlog } from './site/stand-in-for-blog';

const LIVE = 'Il tuo carrello è vuoto';
const CHANGED = 'Il carrello di chi sviluppa';

/** A cart with other words, served as a developer's machine serves it. */
interface LocalCart {
  origin: string;
  close: () => Promise<void>;
}

const types: Partial<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

function changedCart(folder: string): void {
  cpSync(join(root, 'dist/apps/cart'), folder, { recursive: true });
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    const path = join(folder, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(LIVE, CHANGED));
    if (file.startsWith('entry.')) renameSync(path, join(folder, 'entry.js'));
  }
}

async function serve(folder: string): Promise<LocalCart> {
  const server = createServer(({ url = '', headers }, response) => {
    const file = url.slice(1).replace(/\?.*$/, '');
    if (!readdirSync(folder).includes(file)) return response.writeHead(404).end();
    return response
      .writeHead(200, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        'access-control-allow-origin': headers.origin ?? '',
      })
      .end(readFileSync(join(folder, file)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  };
  return { origin: `http://localhost:${port}`, close };
}

const test = base.extend<{ local: LocalCart }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the parameter's form.
  local: async ({}, use, info) => {
    const folder = info.outputPath('cart');
    changedCart(folder);
    const local = await serve(folder);
    try {
      await use(local);
    } finally {
      await local.close();
    }
  },
});

const bar = (page: Page) => page.getByRole('region', { name: 'Anteprima del sito' });

async function openInShop(page: Page, { origin }: LocalCart): Promise<void> {
  await standInForBlog(page);
  // As the command prints it: whoever is not signed in comes there after that.
  await page.goto(
    `/admin/releases/previews?${new URLSearchParams({ app: 'cart', from: origin }).toString()}`,
  );
  await signInAdmin(page, makeAdmin());
  const dialog = page.getByRole('dialog', { name: 'Carrello dalla tua macchina' });
  await expect(dialog).toContainText('solo in questo browser');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Apri il sito' }).click();
  await expect(page).toHaveURL(/\/cart$/);
}

test('an admin looks at the cart of the own machine in the live shop, in one browser, and leaves by the bar @phone', async ({
  page,
  browser,
  local,
  baseURL,
  problems,
}) => {
  await openInShop(page, local);
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(bar(page)).toContainText(
    `carrello dalla macchina di chi sviluppa (${local.origin}) fino`,
  );

  // From a page that the server drew, too.
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Carrello/ })
    .first()
    .click();
  await expect(page.getByText(CHANGED)).toBeVisible();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText(LIVE)).toBeVisible();
  await expect(bar(other)).toHaveCount(0);
  await context.close();

  await bar(page).getByRole('link', { name: 'Esci' }).click();
  await expect(page.getByText(LIVE)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('where nothing is served any more the page says so, and leads on', async ({ page, local }) => {
  await openInShop(page, local);
  await expect(page.getByText(CHANGED)).toBeVisible();
  await local.close();
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Questa pagina non si è caricata', level: 1 }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  await bar(page).getByRole('link', { name: 'Esci' }).click();
  await expect(page.getByText(LIVE)).toBeVisible();
});
