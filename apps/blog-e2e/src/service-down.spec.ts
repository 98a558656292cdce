import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, hydrated } from '@zaino/browser-testing/shop';
import { keptArticle, newMark, writeArticle } from './blog-calls';
import { expectPage, test } from './reader';
import { openAsAdmin } from './staff';

const unavailable = 'Servizio momentaneamente non disponibile';

/** A gateway of this file's own, whose blog service is stopped and started by the tests. */
let gateway: Running;
let service: Running | undefined;
let servicePort: number;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  servicePort = await keptPort();
  const port = await keptPort();
  const env = JSON.parse(settings('E2E_GATEWAY_ENV')) as Record<string, string>;
  const own = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    BLOG_URL: `http://127.0.0.1:${servicePort}`,
  };
  gateway = await start('gateway', { ...env, ...own }, port);
});

// A service that stops makes the images' forms that were asked for first.
test.beforeEach(({ page }) => page.route(/\/api\/blog\/media\//, (route) => route.abort()));
test.afterEach(() => stopService());
test.afterAll(() => gateway.stop());

async function startService(): Promise<void> {
  const env = JSON.parse(settings('E2E_BLOG_ENV')) as Record<string, string>;
  service = await start('blog-service', env, servicePort);
}

async function stopService(): Promise<void> {
  await service?.stop();
  service = undefined;
}

test('its pages say so, whole, never kept, and the rest of the shop does not notice @short', async ({
  page,
  problems,
}) => {
  for (const path of ['/blog', '/blog?categoria=studio-e-compiti', '/blog/un-articolo']) {
    const answer = await fetch(gateway.url + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toMatch(
      new RegExp(`<header.*<main.*${unavailable}.*Riprova.*<footer`, 's'),
    );
  }
  for (const path of ['/blog/rss.xml', '/api/getBlogArticles']) {
    const answer = await fetch(gateway.url + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/blog/i.test(request.url())) asked.push(request.url());
  });
  await page.goto(gateway.url);
  await hydrated(page);
  await page.getByRole('link', { name: 'Carrello' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('the list says so and recovers without a reload; what was searched for stays @phone', async ({
  page,
}) => {
  await page.goto(`${gateway.url}/blog?cerca=libri`);
  await hydrated(page);
  await expect(page.getByText(unavailable)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Cerca nel blog' })).toHaveValue('libri');
  await startService();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByRole('heading', { name: /articoli trovati/ })).toBeVisible();
  await expect(page.getByText(unavailable)).toBeHidden();
});

test('it stops in mid-use: the next article says so, and a comment that was typed is not lost', async ({
  page,
}) => {
  const { title } = await writeArticle(page.request, { category: 'studio-e-compiti' });
  await startService();
  await page.goto(`${gateway.url}/blog?categoria=studio-e-compiti`);
  await hydrated(page);
  await stopService();
  await page.getByRole('link', { name: title }).click();
  await expectPage(page, 'Articolo non trovato');
  await expect(page.getByText(unavailable)).toBeVisible();
  await startService();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expectPage(page, title);

  const words = page.getByRole('textbox', { name: 'Commento' });
  await page.getByLabel('Nome').fill('Paolo');
  await page.getByLabel('Email', { exact: true }).fill(`paolo.${newMark()}@example.com`);
  await words.fill('Ci ho messo mezz’ora.');
  await stopService();
  await page.getByRole('button', { name: 'Mi piace, 0' }).click();
  await expect(page.getByText('Il tuo “Mi piace” non è arrivato')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mi piace, 0' })).toBeVisible();
  await page.getByRole('button', { name: 'Invia commento' }).click();
  await expect(page.getByText(`${unavailable}. Quello che hai scritto è ancora qui`)).toBeVisible();
  await expect(words).toHaveValue('Ci ho messo mezz’ora.');
  await startService();
  await page.getByRole('button', { name: 'Invia commento' }).click();
  await expect(page.getByText('Grazie, il commento è arrivato.')).toBeVisible();
});

test('it stops while an admin writes: the form says so, keeps the text, and saves it later', async ({
  page,
}) => {
  await startService();
  const title = `Durante il guasto ${newMark()}`;
  await openAsAdmin(page, { path: `${gateway.url}/admin/blog`, heading: 'Blog', isOwn: true });
  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo articolo' });
  const text = dialog.getByRole('textbox', { name: 'Testo', exact: true });
  await dialog.getByLabel('Titolo', { exact: true }).fill(title);
  await dialog.getByLabel('Autore').fill('Ada');
  await stopService();
  await text.click();
  await page.keyboard.type('Non va perso.');
  await expect(dialog.getByText(/^Bozza non salvata/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Salva articolo' }).click();
  await expect(
    dialog.getByText('L’articolo non è stato salvato. I dati sono ancora qui.'),
  ).toBeVisible();
  await expect(text).toHaveText('Non va perso.');
  await startService();
  await dialog.getByRole('button', { name: 'Salva articolo' }).click();
  await expect(page.getByText(`${title}: pubblicato`)).toBeVisible();
  expect((await keptArticle(page.request, title)).content).toBe('<p>Non va perso.</p>');
});
