import { freePort, type Running, start } from './stack/processes';
import { expect, test } from './shop';

const unavailable = 'Servizio momentaneamente non disponibile';

function settings(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by the global setup`);
  return value;
}

test.describe('with the schools service down', () => {
  let gateway: Running;
  let servicePort: number;
  const running: Running[] = [];

  test.beforeEach(async () => {
    servicePort = await freePort();
    gateway = await start('gateway', {
      RELEASES_DIR: settings('E2E_RELEASES_DIR'),
      SCHOOLS_URL: `http://127.0.0.1:${servicePort}`,
    });
    running.push(gateway);
  });

  test.afterEach(async () => {
    for (const process of running.splice(0)) await process.stop();
  });

  async function bringServiceBack() {
    const env = { MYSQL_URL: settings('E2E_MYSQL_URL'), REDIS_URL: settings('E2E_REDIS_URL') };
    running.push(await start('schools-service', env, servicePort));
  }

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
