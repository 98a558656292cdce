import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, test } from '@zaino/browser-testing/shop';
import { findDemoClass, schoolsNearby } from './demo-school';

const unavailable = 'Servizio momentaneamente non disponibile';

test.describe('with the schools service down', () => {
  let gateway: Running;
  let servicePort: number;
  const running: Running[] = [];

  test.beforeEach(async () => {
    servicePort = await keptPort();
    gateway = await start('gateway', {
      RELEASES_DIR: settings('E2E_RELEASES_DIR'),
      SCHOOLS_URL: `http://127.0.0.1:${servicePort}`,
    });
    running.push(gateway);
  });

  test.afterEach(async () => {
    for (const process of running.splice(0)) await process.stop();
  });

  async function bringServiceBack(): Promise<Running> {
    const env = {
      MYSQL_URL: settings('E2E_MYSQL_URL'),
      REDIS_URL: settings('E2E_REDIS_URL'),
      SERVICE_KEY: settings('E2E_SERVICE_KEY'),
    };
    const service = await start('schools-service', env, servicePort);
    running.push(service);
    return service;
  }

  for (const path of ['/search', '/scuola/CRMM000000', '/libro/9788899001214']) {
    test(`${path} is a whole page that says so, never kept`, async () => {
      const answer = await fetch(gateway.url + path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toMatch(
        new RegExp(`<header.*<main.*${unavailable}.*Riprova.*<footer`, 's'),
      );
    });
  }

  test('it stops in mid-use: the next page says so, and works once it is back @short', async ({
    page,
    request,
  }) => {
    const service = await bringServiceBack();
    const { school } = await findDemoClass(request);
    await page.goto(gateway.url + schoolsNearby(school));
    const link = page.getByRole('link', { name: school.nomeScuola }).first();
    await expect(link).toBeVisible();

    await service.stop();
    await link.click();
    await expect(page.getByText('Scuola non trovata')).toBeVisible();
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    const retry = page.getByRole('button', { name: 'Riprova' });
    const failsAgain = page.waitForResponse((answer) => answer.status() === 503);
    await retry.press('Enter');
    await failsAgain;
    await expect(retry).toBeEnabled();
    await expect(retry).toBeFocused();

    await bringServiceBack();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: school.nomeScuola, level: 1 })).toBeVisible();
    await expect(page.getByText(unavailable)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the finder says so and recovers without a reload', async ({ page }) => {
    await page.goto(`${gateway.url}/search`);
    await expect(page.getByText(unavailable)).toBeVisible();
    await bringServiceBack();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByLabel('Regione').getByRole('option')).not.toHaveCount(1);
    await expect(page.getByText(unavailable)).toBeHidden();
  });

  test('a school page shows the specified text, the reason and a way on', async ({ page }) => {
    await page.goto(`${gateway.url}/scuola/CRMM000000`);
    await expect(page.getByText('Scuola non trovata')).toBeVisible();
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  test('home and cart go on', async ({ page }) => {
    await page.goto(`${gateway.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page
      .getByRole('link', { name: /Carrello/ })
      .first()
      .click();
    await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
  });
});
