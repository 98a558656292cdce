import { expect, expectAccessible, holdBackShell, test } from '@zaino/browser-testing/shop';

test('an unknown address says so and leads on @phone', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/nowhere/);
});

test('the styles of components count over those of bare elements', async ({ page }) => {
  const html = await (await page.goto('/'))?.text();
  expect(/@layer [^{;]+/.exec(html ?? '')?.[0]).toBe('@layer base, ui');
  await expect(page.getByRole('button', { name: 'Cerca' })).toHaveCSS('font-weight', '600');
});

test('the menu of a phone opens, closes with Esc and gives the focus back @phone-only @short-phone', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: /menu/i });
  await button.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Home' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the menu of a phone opens that was pressed before the page’s code has come @phone-only', async ({
  page,
}) => {
  const letThrough = await holdBackShell(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /menu/i }).click();
  letThrough();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
});

test('a page opened by its address begins at its top, and a reload stays where it was', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(500);
  await page.goto('/search');
  await expect(page.getByLabel('Regione')).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goto('/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(500);
});

test.describe('on a first visit', () => {
  test.use({ hasAnsweredConsent: false });

  test('an answer counts that is pressed before the page’s code has come @phone', async ({
    page,
  }) => {
    const letThrough = await holdBackShell(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Rifiuta tutto' }).click();
    await expect(page.getByRole('button', { name: 'Rifiuta tutto' })).toBeHidden();
    letThrough();
    const answer = () => page.evaluate(() => localStorage.getItem('analytics-consent'));
    await expect.poll(answer).toBe('false');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('the cookie banner blocks the page, and refusing is one press @phone @short', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('dialog');
    await expect(banner.getByRole('button', { name: 'Accetta tutto' })).toBeVisible();
    await expectAccessible(page);
    // A browser closes a dialog on the second Esc, whatever the page says.
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: 'Rifiuta tutto' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('false');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  test('chosen purposes are kept and can be changed from the footer', async ({ page }) => {
    await page.goto('/');
    const banner = page.getByRole('dialog');
    await banner.getByRole('button', { name: 'Gestisci le preferenze' }).click();
    await banner.getByRole('checkbox', { name: /Statistiche/ }).check();
    await banner.getByRole('button', { name: 'Salva preferenze' }).click();
    await expect(banner).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('true');
    await page.getByRole('contentinfo').getByText('Preferenze cookie').click();
    await expect(banner).toBeVisible();
  });
});
