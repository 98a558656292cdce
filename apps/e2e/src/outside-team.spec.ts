import { dirname, join } from 'node:path';
import { adminToken, makeAdmin, signInAdmin } from '@zaino/browser-testing/admin';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { keptPort } from '@zaino/testing/kept-port';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { OutsideRepository } from './outside/outside-repository';

const APP = 'book-swap';
const PATH = `/${APP}`;
const MINUTES = 60_000;
const REGIONS = 'src/regions/regions-page.tsx';

/** Another copy of the gateway: it goes by what the registry of the tests has made live. */
async function openGateway(): Promise<Running> {
  const port = await keptPort();
  const env = JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>;
  const own = {
    RELEASES_DIR: join(dirname(settings('E2E_RELEASES_DIR')), 'registry'),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ADMIN_URL: `http://admin.localhost:${port}`,
  };
  return start('gateway', { ...env, ...own }, port);
}

/** Makes a team, and gives its token. */
async function tokenFor(request: APIRequestContext, origin: string, app: string): Promise<string> {
  const bearer = await adminToken(request, makeAdmin(), origin);
  const answer = await request.post(`${origin}/api/admin/releases/teams`, {
    data: { name: `Squadra ${app}`, app, largestJump: 'minor' },
    headers: { authorization: `Bearer ${bearer}` },
  });
  return ((await answer.json()) as { token: string }).token;
}

/** The page of the apps of teams outside, for an admin. */
async function openDesk(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript(() => localStorage.setItem('analytics-consent', 'false'));
  const desk = await context.newPage();
  await desk.goto('/admin/login');
  await signInAdmin(desk, makeAdmin());
  await expect(desk.getByRole('button', { name: 'Logout', exact: true })).toBeVisible();
  await desk.goto('/admin/releases/outside');
  await hydrated(desk);
  return desk;
}

async function givePath(page: Page, path: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Aggiungi un’app esterna' });
  if (!(await dialog.isVisible())) {
    await page.getByRole('button', { name: 'Aggiungi un’app esterna' }).click();
    await dialog.getByRole('textbox', { name: 'Nome' }).fill(APP);
  }
  await dialog.getByRole('textbox', { name: 'Percorso' }).fill(path);
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
}

/** What is changed in the repository is seen in the shop, in the one browser that was told to have it from there. */
async function workInShop(desk: Page, shop: string, repository: OutsideRepository): Promise<void> {
  const dev = repository.dev([], {
    RELEASES_URL: shop,
    INTO_PORT: String(await keptPort()),
  });
  try {
    const link = () => /^ *(http.*\/admin\/releases\/previews\?.*)$/m.exec(dev.output)?.[1] ?? '';
    await expect.poll(link, { timeout: MINUTES }).toContain(shop);
    await desk.goto(link());
    const dialog = desk.getByRole('dialog', { name: /dalla tua macchina$/ });
    await dialog.getByRole('button', { name: 'Apri il sito' }).click();
    await expect(desk).toHaveURL(shop + PATH);
    await expect(desk.getByRole('heading', { name: 'Book swap', level: 1 })).toBeVisible();
    repository.rewrite(REGIONS, '<h1>Book swap', '<h1>Libri già letti');
    await expect(desk.getByRole('heading', { name: 'Libri già letti', level: 1 })).toBeVisible();
    await desk.getByRole('region', { name: 'Anteprima del sito' }).getByText('Esci').click();
    await expect(desk.getByRole('heading', { name: 'Book swap', level: 1 })).toBeVisible();
  } finally {
    await dev.end();
  }
  await desk.goto('/admin/releases/outside');
  await hydrated(desk);
}

/** The same without any shop: in the shell of the packages, with the answers that the repository itself has. */
async function workAlone(page: Page, repository: OutsideRepository): Promise<void> {
  const dev = repository.dev(['--alone'], {
    PORT: String(await keptPort()),
    INTO_PORT: String(await keptPort()),
  });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  try {
    const link = () => /is served at (http\S+),/.exec(dev.output)?.[1] ?? '';
    await expect.poll(link, { timeout: MINUTES }).toContain(PATH);
    await page.goto(link());
    await expect(heading('Libri già letti')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Regioni' })).toContainText('Lombardia');
    await expect(page.getByRole('banner')).toBeVisible();
    repository.rewrite(REGIONS, '<h1>Libri già letti', '<h1>Libri di tutti');
    await expect(heading('Libri di tutti')).toBeVisible();
  } finally {
    await dev.end();
  }
}

test('a team outside makes a remote, tests it, releases it at a path of its own, works on it in the shop, and it is taken away', async ({
  page,
  browser,
  problems,
}) => {
  test.setTimeout(12 * MINUTES);
  const repository = new OutsideRepository(APP);
  const gateway = await openGateway();
  try {
    await repository.make();
    await repository.npm(['test']);
    await repository.npm(['run', 'typecheck']);

    const { url } = gateway;
    const release = async (token: string, ...args: string[]) => {
      const env = { RELEASES_URL: url, RELEASE_TOKEN: token };
      return repository.npm(['run', 'release', '--', ...args], env);
    };
    const token = await tokenFor(page.request, url, APP);
    await expect(release(token)).rejects.toThrow(`${APP} è nuova`);

    const desk = await openDesk(browser, url);
    await givePath(desk, '/cart');
    await expect(desk.getByRole('dialog').getByText(/^\/cart è una pagina/)).toBeVisible();
    await givePath(desk, PATH);
    await expect(desk.getByText(`${APP} può stare a ${PATH}.`)).toBeVisible();

    const other = await tokenFor(page.request, url, 'cart');
    await expect(release(other)).rejects.toThrow('vale per cart, non per book-swap');
    expect(await release(token)).toContain(`${APP} 1.0.0`);

    const answered = async () => (await page.request.get(url + PATH)).status();
    await expect.poll(answered).toBe(200);
    await page.goto(url + PATH);
    await hydrated(page);
    const heading = page.getByRole('heading', { name: 'Book swap', level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('list', { name: 'Regioni' })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    // From another page the shell loads it by itself, without a new page from the server.
    await page.goto(`${url}/faq`);
    await hydrated(page);
    await page.evaluate((path) => history.pushState(null, '', path), PATH);
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(heading).toBeVisible();

    expect(problems).toEqual([]);

    await workInShop(desk, url, repository);
    await workAlone(await desk.context().newPage(), repository);

    await desk.getByRole('button', { name: `Togli ${APP} dal sito` }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Togli' }).click();
    await expect(desk.getByText(`${APP} non è più sul sito.`)).toBeVisible();
    await expect.poll(answered).toBe(404);
    await page.goto(url + PATH);
    await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
    await expect(release(token)).rejects.toThrow('è stata tolta dal sito');
  } finally {
    await gateway.stop();
    repository.remove();
  }
});
