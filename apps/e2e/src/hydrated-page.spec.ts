import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '@zaino/browser-testing/shop';
import { findDemoClass, schoolsNearby } from './demo-school';

const head = async (page: Page) => ({
  title: await page.title(),
  description: await page.locator('meta[name="description"]').getAttribute('content'),
  canonical: new URL((await page.locator('link[rel="canonical"]').getAttribute('href')) ?? '')
    .pathname,
});

test('a page that was hydrated navigates by itself: head, focus, scroll, back and forward @short', async ({
  page,
}) => {
  const { school } = await findDemoClass(page.request);
  const schoolPath = `/scuola/${school.codiceScuola}`;
  await page.goto(schoolsNearby(school));
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const before = await head(page);
  const link = page.locator(`main a[href="${schoolPath}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => Math.round(scrollY));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const after = await head(page);
  expect(after.title).toContain(school.nomeScuola);
  expect(after.canonical).toBe(schoolPath);
  expect(after.description).not.toBe(before.description);
  expect(after.description).toContain(school.nomeScuola);

  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Scuole trovate/ })).toBeVisible();
  await expect.poll(() => head(page)).toEqual(before);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrolled);
  await page.goForward();
  await expect.poll(() => head(page)).toEqual(after);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the head that a navigation writes is the one that the server writes', async ({ page }) => {
  const { school } = await findDemoClass(page.request);
  const path = `/scuola/${school.codiceScuola}`;
  await page.goto(schoolsNearby(school));
  await hydrated(page);
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveTitle(new RegExp(school.nomeScuola));
  const written = await head(page);
  await page.goto(path);
  expect(await head(page)).toEqual(written);
});

test('a full cart is never called empty, not even before it was read @short', async ({ page }) => {
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  await page
    .getByRole('button', { name: `Aggiungi ${toBuy.length} al carrello` })
    .first()
    .click();
  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  await expect(badge).toContainText(String(toBuy.length));

  let isAway = true;
  const arrive: (() => void)[] = [];
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    if (isAway) await new Promise<void>((resolve) => arrive.push(resolve));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body.textContent)).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  const html = await (await page.request.get('/cart')).text();
  expect(html).not.toContain('Il tuo carrello è vuoto');
  await page.goto('/cart', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('vuoto');
  isAway = false;
  for (const goOn of arrive) goOn();
  await expect(page.getByRole('button', { name: /^Aumenta/ })).toHaveCount(toBuy.length);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen.join(' '));
  expect(seen).toContain('Riepilogo');
  expect(seen).not.toContain('Il tuo carrello è vuoto');
});
