import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, test } from '@zaino/browser-testing/shop';
import { findDemoClass, schoolsNearby } from './demo-school';

const unavailable = 'Servizio momentaneamente non disponibile';

test.describe('with the catalogue’s service and remote down', () => {
  let gateway: Running;
  let service: Running | undefined;
  let servicePort: number;

  test.beforeEach(async () => {
    servicePort = await keptPort();
    gateway = await start('gateway', {
      RELEASES_DIR: settings('E2E_RELEASES_DIR'),
      SCHOOLS_URL: settings('E2E_SCHOOLS_URL'),
      CATALOGUE_URL: `http://127.0.0.1:${servicePort}`,
    });
  });

  test.afterEach(async () => {
    await gateway.stop();
    await service?.stop();
    service = undefined;
  });

  for (const path of ['/products', '/products/P-0001']) {
    test(`${path} is a whole page that says so, never kept`, async () => {
      const answer = await fetch(gateway.url + path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toMatch(
        new RegExp(`<header.*<main.*${unavailable}.*Riprova.*<footer`, 's'),
      );
    });
  }

  test('home, finder and cart do not notice', async ({ page, request, problems }) => {
    const { school } = await findDemoClass(request);
    const asked: string[] = [];
    await page.route(/\/releases\/catalogue\//, (route) => route.abort('connectionrefused'));
    page.on('request', (one) => {
      if (/getproduct|getcategories|releases\/catalogue/.test(one.url())) asked.push(one.url());
    });
    await page.goto(gateway.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(gateway.url + schoolsNearby(school));
    await page.getByRole('link', { name: school.nomeScuola }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
    await page
      .getByRole('link', { name: /Carrello/ })
      .first()
      .click();
    await expect(page.getByText('Il tuo carrello è vuoto')).toBeVisible();
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);

    // Its own pages say so, and the way on stays.
    await page.getByRole('link', { name: 'Prodotti per la Scuola' }).first().click();
    await expect(
      page.getByRole('heading', { name: 'Questa pagina non si è caricata' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Cerca Libri' }).first().click();
    await expect(page.getByLabel('Regione')).toBeVisible();
  });

  test('the list says so and recovers without a reload', async ({ page }) => {
    await page.goto(`${gateway.url}/products`);
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByLabel('Cerca un prodotto')).toBeVisible();
    const env = {
      MYSQL_URL: settings('E2E_CATALOGUE_MYSQL_URL'),
      REDIS_URL: settings('E2E_REDIS_URL'),
      SERVICE_KEY: settings('E2E_SERVICE_KEY'),
    };
    service = await start('catalogue-service', env, servicePort);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('heading', { name: /prodotti trovati/ })).toBeVisible();
    await expect(page.getByText(unavailable)).toBeHidden();
  });
});
