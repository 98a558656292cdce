import {
  expectGuest,
  expectSignedIn,
  newPerson,
  register,
  signIn,
} from '@zaino/browser-testing/account';
import { expect, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { FragileShop } from './accounts/fragile-shop';
import { pressUntilAt } from './press-until-at';

const unavailable = 'Accesso momentaneamente non disponibile';

test.describe('when what accounts need goes away', () => {
  // One shop for all: each test brings back what it has ended.
  test.describe.configure({ mode: 'default' });
  let shop: FragileShop;

  test.beforeAll(async () => {
    shop = await FragileShop.open();
  });
  test.afterEach(() => shop.restore());
  test.afterAll(() => shop.close());

  const registered = (page: Page) => register(page.request, newPerson(), shop.url);

  async function expectPublicPages(page: Page): Promise<void> {
    for (const path of ['/', '/search', '/cart', '/auth/register']) {
      const answer = await page.request.get(shop.url + path);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
    await page.goto(`${shop.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${shop.url}/search`);
    await expect(page.getByLabel('Regione').getByRole('option')).not.toHaveCount(1);
  }

  test('Redis: public pages go on, sign-in says so and works again by itself @phone @short', async ({
    page,
  }) => {
    const person = await registered(page);
    await page.goto(`${shop.url}/`);
    await expectSignedIn(page, person);

    await shop.redis.kill();
    await expectPublicPages(page);
    await page.goto(`${shop.url}/auth/login`);
    await signIn(page, person);
    await expect(page.getByText(unavailable)).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email);

    await shop.redis.start();
    await pressUntilAt(page, page.getByRole('button', { name: 'Riprova' }), `${shop.url}/`);
    await expectSignedIn(page, person);
    await page.goto(`${shop.url}/profile`);
    await expect(page.getByRole('heading', { name: 'Profilo', level: 1 })).toBeVisible();
  });

  test('Redis: whoever was signed in is a guest once it is back, and nothing is shown', async ({
    page,
  }) => {
    const person = await registered(page);
    await page.goto(`${shop.url}/profile`);
    await expect(page.getByRole('main')).toContainText(person.email);
    await shop.redis.kill();
    const away = await page.request.get(`${shop.url}/profile`, { maxRedirects: 0 });
    expect(away.status()).toBe(503);
    expect(away.headers()['cache-control']).toMatch(/no-store/);
    expect(await away.text()).not.toContain(person.email);
    const call = await page.request.get(`${shop.url}/api/profile`);
    expect(call.status()).toBe(503);

    await shop.redis.start();
    const led = () => page.request.get(`${shop.url}/profile`, { maxRedirects: 0 });
    await expect.poll(async () => (await led()).status()).toBe(302);
    await page.goto(`${shop.url}/`);
    await expectGuest(page);
  });

  test('one copy of the identity service: nothing is noticed @phone', async ({ page }) => {
    const person = await registered(page);
    for (const copy of [0, 1] as const) {
      await shop.stopIdentity(copy);
      for (let visit = 0; visit < 3; visit += 1) {
        const me = await page.request.get(`${shop.url}/api/auth/me`);
        expect(await me.json()).toMatchObject({ user: { email: person.email } });
        const profile = await page.request.get(`${shop.url}/profile`);
        expect(profile.status()).toBe(200);
        expect(await profile.text()).toContain(person.email);
      }
      await page.goto(`${shop.url}/`);
      await expectSignedIn(page, person);
      await shop.restore();
    }
  });

  test('both copies: public pages go on, protected ones and the sign-in say so', async ({
    page,
  }) => {
    const person = await registered(page);
    await page.goto(`${shop.url}/`);
    await expectSignedIn(page, person);
    await shop.stopIdentity(0);
    await shop.stopIdentity(1);

    for (const path of ['/', '/search', '/cart']) {
      const answer = await page.request.get(shop.url + path);
      expect([path, answer.status()]).toEqual([path, 200]);
    }
    await page.goto(`${shop.url}/search`);
    await expect(page.getByLabel('Regione').getByRole('option')).not.toHaveCount(1);
    const profile = await page.goto(`${shop.url}/profile`);
    expect(profile?.status()).toBe(503);
    await expect(page.getByRole('button', { name: 'Riprova' })).toBeVisible();

    await shop.restore();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('main')).toContainText(person.email);
  });

  test('two copies share sessions and failures', async ({ page, playwright }) => {
    const person = await registered(page);
    // Calls take turns: every second one is another copy's.
    for (let call = 0; call < 4; call += 1) {
      const me = await page.request.get(`${shop.url}/api/auth/me`);
      expect(await me.json()).toMatchObject({ user: { email: person.email } });
    }
    const stranger = await playwright.request.newContext({ baseURL: shop.url });
    const errors: unknown[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      const data = { email: person.email, password: 'sbagliata' };
      const answer = await stranger.post('/api/auth/login', { data });
      errors.push(((await answer.json()) as { error: string }).error);
    }
    await stranger.dispose();
    expect(errors).toEqual([
      ...Array<string>(4).fill('Credenziali non valide'),
      'Account bloccato per troppi tentativi falliti',
      'Account bloccato',
    ]);
  });
});
