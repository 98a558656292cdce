import { register, signOut } from '@zaino/browser-testing/account';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { ChildBook } from '@zaino/contracts/identity';
import { keptPort } from '@zaino/testing/kept-port';
import { saveChild } from './accounts/save-child';
import { copyBar as bar, kept } from './site/page-copies';
import { type FoundDemoClass, findDemoClass } from './demo-school';

test.use({ serviceWorkers: 'allow' });

const listOf = ({ school, classe, sezione }: FoundDemoClass) =>
  `/scuola/${school.codiceScuola}?${new URLSearchParams({ classe, sezione })}`;
const copyWords = /Sei senza rete: vedi la copia salvata il .+ alle \d\d:\d\d/;

test('a family reads its list and its dashboard without a network, and what it ticks is sent later @phone @short', async ({
  page,
  context,
  request,
  problems,
}) => {
  const person = await register(request);
  const demo = await findDemoClass(request);
  await saveChild(request, { nickname: 'Anna', ...demo });
  const list = listOf(demo);

  await page.goto(list);
  await kept(page);
  await page.goto('/auth/login?da=/dashboard');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Ricordami').check();
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByRole('heading', { name: 'I miei figli' })).toBeVisible();
  await kept(page);
  await expect(bar(page)).toBeHidden();
  expect(problems).toEqual([]);

  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(bar(page)).toHaveText(copyWords);
  await expect(page.getByRole('heading', { name: 'I miei figli' })).toBeVisible();
  await expectAccessible(page);
  const first = page.getByRole('checkbox', { name: /^Anna ce l’ha: / }).first();
  const label = (await first.getAttribute('aria-label')) ?? '';
  // It goes to another group.
  const tick = page.getByRole('checkbox', { name: label, exact: true });
  await tick.click();
  await expect(page.getByText('1 spunta da inviare.')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(tick).toBeChecked();
  await expect(page.getByText('Da inviare quando torna la rete.')).toBeVisible();

  await page.goto('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Sei senza rete' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(demo.school.nomeScuola, 'i') }).click();
  await expect(bar(page)).toHaveText(copyWords);
  expect(new URL(page.url()).pathname).toBe(new URL(list, page.url()).pathname);

  await page.goto('/dashboard');
  await expect(page.getByText('1 spunta da inviare.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('1 spunta da inviare.')).toBeHidden();
  const { books } = (await (await page.request.get('/api/children/books')).json()) as {
    books: ChildBook[];
  };
  expect(books.map(({ isOwned }) => isOwned)).toEqual([true]);
  await page.goto('/dashboard');
  await expect(bar(page)).toBeHidden();
  await expect(tick).toBeChecked();
  await kept(page);

  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).join()))
    .not.toContain('zaino-own');
  await context.setOffline(true);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Sei senza rete' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Bacheca/ })).toHaveCount(0);
});

test('who does not want to be remembered leaves nothing on the device', async ({
  page,
  context,
  request,
}) => {
  const person = await register(request);
  await page.request.post('/api/auth/login', {
    data: { email: person.email, password: person.password, remember: false },
  });
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // Each page asks whether it is to be kept; the second one would be, if the first had begun it.
  for (const address of ['/orders', '/dashboard', '/orders']) {
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/me'));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await (await asked).finished();
  }
  expect(await page.evaluate(() => caches.keys())).not.toContainEqual(
    expect.stringContaining('zaino-own'),
  );
  await context.setOffline(true);
  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'Sei senza rete' })).toBeVisible();
});

test.describe('at a gateway that goes and comes', () => {
  let gateway: Running;

  async function open(port: number, env: Record<string, string> = {}) {
    const own = {
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT_FACTOR: '1000',
      RELEASES_DIR: settings('E2E_RELEASES_DIR'),
      REDIS_URL: settings('E2E_REDIS_URL'),
      SCHOOLS_URL: settings('E2E_SCHOOLS_URL'),
      IDENTITY_URL: settings('E2E_IDENTITY_URL'),
      ...env,
    };
    gateway = await start('gateway', own, port);
  }
  test.afterEach(() => gateway.stop());

  test('a copy stands in while it is away, the page itself as soon as it is back, and nothing stays where it is switched off', async ({
    page,
    request,
  }) => {
    const port = await keptPort();
    const shopUrl = `http://127.0.0.1:${port}`;
    await open(port);
    const demo = await findDemoClass(request);
    const list = shopUrl + listOf(demo);
    await page.goto(list);
    await kept(page);
    await gateway.stop();
    await page.goto(list);
    await expect(bar(page)).toContainText('Il sito non risponde: vedi la copia salvata');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // At once: before what follows the network is there.
    const words = page.locator('form[role=search] input:visible').first();
    await words.fill('quaderno');
    await words.press('Enter');
    const nothing = page.getByRole('heading', { level: 1, name: 'Il sito non risponde' });
    await expect(nothing).toBeVisible();
    await page.goto(list);
    await page
      .getByRole('link', { name: /carrello/i })
      .first()
      .click();
    await expect(nothing).toBeVisible();
    await page.goto(list);

    await open(port, { BRAND_NAME: 'Cartella' });
    await bar(page).getByRole('link', { name: 'Riprova' }).click();
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await gateway.stop();

    await open(port, { OFFLINE: 'false' });
    await page.goto(list);
    await expect
      .poll(async () => {
        await page.reload();
        return page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ]);
      })
      .toEqual([0, 0]);
  });
});
