import { createServiceDatabase } from '@zaino/browser-testing/account-services';
import { type Running, start } from '@zaino/browser-testing/processes';
import { keptPort } from '@zaino/testing/kept-port';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';

const unavailable = 'Servizio momentaneamente non disponibile';

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

test('a family finds a bookshop from the foot of the home page, near its postal code @phone', async ({
  page,
  problems,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Librerie', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Librerie' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Vicino al CAP').fill('26013');
  await page.getByRole('button', { name: 'Cerca', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Librerie vicino al CAP 26013' })).toBeVisible();
  await expect(page).toHaveURL(/\/librerie\?cap=26013$/);
  const nearest = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  await expect(nearest).toHaveText('Cartolibreria La Matita');
  const row = rowOf(page, 'Cartolibreria La Matita');
  await expect(row).toContainText('Via dei Portici 3');
  await expect(row).toContainText('lun–sab 9:00–12:30, 15:30–19:00');
  await expect(row.getByRole('link', { name: '0373 000000' })).toHaveAttribute(
    'href',
    'tel:+390373000000',
  );
  await expect(row.getByRole('link', { name: /^la-matita\.localhost/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Come arrivare/ })).toHaveAttribute(
    'href',
    /Via\+dei\+Portici/,
  );
  expect(await overflowOf(page)).toBe(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { ofColours: true });
  expect(problems).toEqual([]);
});

test('a province is chosen by keyboard alone, and Back leads to all bookshops @phone', async ({
  page,
}) => {
  await page.goto('/librerie');
  await hydrated(page);
  const select = page.getByLabel('Oppure in provincia di');
  await select.focus();
  await page.keyboard.press('C');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mostra', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'Librerie in provincia di Cremona' }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/librerie\?provincia=CR$/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tutte le librerie' })).toBeVisible();
  await page.getByLabel('Vicino al CAP').focus();
  await page.keyboard.type('261');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Vicino al CAP')).toHaveAccessibleDescription(/cinque cifre/);
  await expectAccessible(page);
});

test('whether a bookshop is open is right once the page has come to life, and stays so', async ({
  page,
  problems,
}) => {
  // A Tuesday, 12:29 and half a minute in Italy.
  await page.clock.install({ time: new Date('2026-12-01T11:29:30Z') });
  const cameLate = page.waitForResponse(/\/after-start\..*\.js/);
  await page.goto('/librerie');
  const row = rowOf(page, 'Libreria Il Segnalibro');
  await expect(row).toContainText('Aperta adesso, chiude alle 12:30');
  await page.clock.fastForward('00:31');
  await expect(row).toContainText('Chiusa adesso, apre oggi alle 15:30');
  // A leap while a chunk comes is longer than anybody waits for one.
  await cameLate;
  await expect(page.locator('script[src*="/after-start."]')).toHaveCount(0);
  await page.clock.fastForward('09:00:00');
  await expect(row).toContainText('Chiusa adesso, apre domani alle 9:00');
  expect(problems).toEqual([]);
});

test('a bookshop reads what it gets and comes to its registration by keyboard @phone', async ({
  page,
  problems,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/for-libraries');
    await expect(page.getByRole('table', { name: 'I piani per le librerie' })).toBeVisible();
    await page.getByText('Chi vende i libri?').click();
    await expect(page.getByText(/Quello che si paga al tuo banco lo vendi tu/)).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  }
  await hydrated(page);
  await page.getByRole('link', { name: 'Registra la tua libreria' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Registrati' })).toBeVisible();
  await expect(page.getByLabel('Dominio della libreria')).toBeVisible();
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('bookshops are found by plain forms @phone', async ({ page }) => {
    await page.goto('/librerie');
    await page.getByLabel('Vicino al CAP').fill('26100');
    await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await expect(page).toHaveURL(/\/librerie\?cap=26100$/);
    await expect(rowOf(page, 'Libreria Il Segnalibro')).toContainText(/(?:Aperta|Chiusa) adesso/);
    await page.getByLabel('Oppure in provincia di').selectOption('CR');
    await page.getByRole('button', { name: 'Mostra', exact: true }).click();
    await expect(page).toHaveURL(/\/librerie\?provincia=CR$/);
  });
});

test.describe('with the bookshops service stopped', () => {
  const running: Running[] = [];
  const ends: (() => Promise<void>)[] = [];
  let gateway: Running;
  let port: number;

  test.beforeEach(async () => {
    port = await keptPort();
    gateway = await start('gateway', {
      RELEASES_DIR: settings('E2E_RELEASES_DIR'),
      BOOKSHOPS_URL: `http://127.0.0.1:${port}`,
    });
    running.push(gateway);
  });

  test.afterEach(async () => {
    for (const process of running.splice(0)) await process.stop();
    for (const end of ends.splice(0)) await end();
  });

  /** On a schema of its own, without any bookshop. */
  async function bringServiceBack(): Promise<void> {
    const database = await createServiceDatabase('bookshops-service');
    ends.push(database.drop);
    const env = {
      MYSQL_URL: database.url,
      REDIS_URL: settings('E2E_REDIS_URL'),
      SERVICE_KEY: settings('E2E_SERVICE_KEY'),
      PUBLIC_URL: gateway.url,
    };
    running.push(await start('bookshops-service', env, port));
  }

  test('both pages say so with status 503, and are whole once it is back @phone', async ({
    page,
  }) => {
    for (const [path, title] of [
      ['/librerie?cap=26100', unavailable],
      ['/for-libraries', 'I prezzi ora non arrivano'],
    ] as const) {
      const answer = await page.goto(gateway.url + path);
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([503, 'no-store']);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(unavailable)).toBeVisible();
      await expectAccessible(page);
    }
    await expect(page.getByText('Chi vende i libri?')).toBeVisible();
    await bringServiceBack();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('table', { name: 'I piani per le librerie' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'elenco delle librerie' }).click();
    await expect(page.getByText('Ancora nessuna libreria')).toBeVisible();
    await expectAccessible(page);
  });
});
