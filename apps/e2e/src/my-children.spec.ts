import type { Page } from '@playwright/test';
import { newPerson, register, signIn } from '@zaino/browser-testing/account';
import { familyHands } from '@zaino/browser-testing/hands';
import { expectFits } from '@zaino/browser-testing/page-faults';
import { type Running, start } from '@zaino/browser-testing/processes';
import { settings } from '@zaino/browser-testing/settings';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { keptPort } from '@zaino/testing/kept-port';
import { OWN_BOOKSHOP } from './accounts/bookshop-owner';
import { proveAddress } from './accounts/prove-address';
import { saveChild } from './accounts/save-child';
import { pickupPoint, placeOrder, wantedBooks } from './checkout/place-order';
import { findDemoClass, findDemoClasses } from './demo-school';

const sheet = (page: Page, nickname: string) => page.getByRole('region', { name: nickname });
const ticks = (page: Page, nickname: string) =>
  sheet(page, nickname).getByRole('checkbox', { name: new RegExp(`^${nickname} ce l’ha: `) });

test('two children: what one has is ticked, what is bought is on its way, what is missing goes into the cart @phone @short', async ({
  page,
  request,
  isMobile,
  problems,
}) => {
  const hands = familyHands(page, isMobile);
  const person = await register(request, newPerson());
  await proveAddress(request, person.email);
  const ofAnna = await findDemoClass(request);
  const [, ofTeo = ofAnna] = await findDemoClasses(request, 2);
  await saveChild(request, { nickname: 'Anna', ...ofAnna });
  await saveChild(request, { nickname: 'Teo', ...ofTeo });
  await placeOrder(request, {
    email: person.email,
    lines: await wantedBooks(request, 1),
    pickupAt: await pickupPoint(request, OWN_BOOKSHOP),
    payment: 'shop',
  });
  await page.goto('/auth/login?da=/dashboard');
  await signIn(page, person);

  await expect(page.getByRole('heading', { level: 2, name: 'I miei figli' })).toBeVisible();
  await expect(sheet(page, 'Anna').getByRole('status')).toContainText('1 in arrivo');
  await expect(sheet(page, 'Anna').getByRole('link', { name: /^ordine / })).toBeVisible();
  await expect(sheet(page, 'Teo').getByRole('status')).not.toContainText('in arrivo');
  await expectFits(page);

  const label = await ticks(page, 'Anna').first().getAttribute('aria-label');
  const tick = page.getByRole('checkbox', { name: label ?? '', exact: true });
  const kept = page.waitForResponse((answer) => /\/api\/children\/.+\/books$/.test(answer.url()));
  await hands.use(tick);
  expect((await kept).status()).toBe(200);
  await expect(tick).toBeChecked();
  // The book goes to another group: whoever works by keyboard goes with it.
  if (!isMobile) await expect(tick).toBeFocused();
  await expect(sheet(page, 'Anna').getByText('Segnato da te.')).toBeVisible();
  await page.reload();
  await expect(tick).toBeChecked();
  await expect(sheet(page, 'Anna').getByRole('status')).toContainText('1 ce l’ha già');
  await expectAccessible(page);

  await hands.use(page.getByRole('button', { name: /quello che manca per tutti: / }));
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  for (const nickname of ['Anna', 'Teo']) {
    await expect(page.getByRole('region', { name: nickname })).toContainText('ISBN');
  }
  await page.goto('/dashboard');
  await expect(sheet(page, 'Teo').getByText('Nel carrello ✓').first()).toBeVisible();
  await expect(sheet(page, 'Teo').getByRole('link', { name: 'Vai al carrello' })).toBeVisible();
  await expectFits(page);
  expect(problems).toEqual([]);
});

test.describe('with the orders service down', () => {
  let gateway: Running;

  test.beforeEach(async () => {
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
        ORDERS_URL: `http://127.0.0.1:${await keptPort()}`,
      },
      port,
    );
  });

  test.afterEach(() => gateway.stop());

  test('the lists stay, and say what they do not know @phone', async ({ page }) => {
    const demoClass = await findDemoClass(page.request);
    await register(page.request, newPerson(), gateway.url);
    await saveChild(page.request, { nickname: 'Anna', ...demoClass }, gateway.url);
    await page.goto(`${gateway.url}/dashboard`);
    await expect(ticks(page, 'Anna').first()).toBeVisible();
    await expect(
      page.getByText('Ora non sappiamo che cosa hai già comprato e che cosa è in arrivo.'),
    ).toBeVisible();
    await expectFits(page);
  });
});
