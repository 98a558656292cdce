import { newPerson, register } from '@zaino/browser-testing/account';
import { mouse } from '@zaino/browser-testing/hands';
import { keptPort } from '@zaino/testing/kept-port';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { fillCheckout, sendOrder } from './checkout/checkout-form';
import { expectCardPage } from './checkout/card-page';
import { stockProduct } from './checkout/stocked-product';

test.describe('with the orders service down', () => {
  let gateway: Running;
  let service: Running | undefined;
  let servicePort: number;

  test.beforeEach(async () => {
    servicePort = await keptPort();
    const port = await keptPort();
    gateway = await start(
      'gateway',
      {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        RATE_LIMIT_FACTOR: '1000',
        RELEASES_DIR: settings('E2E_RELEASES_DIR'),
        REDIS_URL: settings('E2E_REDIS_URL'),
        SCHOOLS_URL: settings('E2E_SCHOOLS_URL'),
        IDENTITY_URL: settings('E2E_IDENTITY_URL'),
        BOOKSHOPS_URL: settings('E2E_BOOKSHOPS_URL'),
        CATALOGUE_URL: settings('E2E_CATALOGUE_URL'),
        ORDERS_URL: `http://127.0.0.1:${servicePort}`,
      },
      port,
    );
  });

  test.afterEach(async () => {
    await gateway.stop();
    await service?.stop();
    service = undefined;
  });

  test('the cart goes on, and the checkout says so and loses nothing', async ({ page }) => {
    const person = await register(page.request, newPerson(), gateway.url);
    const product = await stockProduct(page.request, 5);
    await page.goto(`${gateway.url}/products/${product.id}`);
    await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
    const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
    await badge.click();
    // The product's page stays until the cart's is there, and has an "Aumenta" of its own.
    await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
    await page.getByRole('button', { name: /^Aumenta/ }).click();
    await expect(badge).toContainText('2');
    await page.reload();
    await expect(page.getByText(product.nome).first()).toBeVisible();
    await expect(badge).toContainText('2');
    await expectAccessible(page);

    await page.goto(`${gateway.url}/checkout`);
    await expect(page.getByText('La cassa ora non è disponibile')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${gateway.url}/orders`);
    await expect(page.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    await expect(badge).toContainText('2');

    const env = JSON.parse(settings('E2E_ORDERS_ENV')) as Record<string, string>;
    service = await start('orders-service', env, servicePort);
    await page.goto(`${gateway.url}/checkout`);
    await fillCheckout(page, mouse, person);
    // What was put in meanwhile has come to the server.
    const items = async () => {
      const answer = await page.request.get(`${gateway.url}/api/cart`);
      return ((await answer.json()) as { items: { id: string; quantity: number }[] }).items;
    };
    await expect.poll(items).toMatchObject([{ id: product.id, quantity: 2 }]);
    await sendOrder(page, mouse);
    await expectCardPage(page);
  });

  test('an order that meets it keeps all that was written, and goes off once it is back @short', async ({
    page,
  }) => {
    const env = JSON.parse(settings('E2E_ORDERS_ENV')) as Record<string, string>;
    service = await start('orders-service', env, servicePort);
    const person = await register(page.request, newPerson(), gateway.url);
    const product = await stockProduct(page.request, 5);
    await page.goto(`${gateway.url}/products/${product.id}`);
    await page.getByRole('button', { name: 'Aggiungi al carrello' }).click();
    await page.goto(`${gateway.url}/checkout`);
    await fillCheckout(page, mouse, person);
    const button = page.getByRole('button', { name: 'Ordine con obbligo di pagare' });
    await expect(button).toBeEnabled();
    await service.stop();
    await button.click();
    await expect(page.getByText(/Servizio momentaneamente non disponibile/).first()).toBeVisible();
    await expect(page.getByLabel('Via e numero civico')).toHaveValue('Via Dante 7');
    await page.reload();
    service = await start('orders-service', env, servicePort);
    await page.goto(`${gateway.url}/checkout`);
    await expect(
      page.getByText('Via Dante 7').or(page.getByLabel('Via e numero civico')),
    ).toBeVisible();
    await sendOrder(page, mouse);
    await expectCardPage(page);
  });
});
