import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { approveBookshop } from './accounts/approve-bookshop';
import { openBookshop, registerReadyBookshop } from './accounts/new-bookshop';
import { takePlan } from './accounts/take-plan';

test('a bookshop tells of itself section by section, by keys, and loses nothing @phone', async ({
  page,
  problems,
}) => {
  await registerReadyBookshop(page);
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'La tua libreria' })
    .getByRole('link', { name: 'Negozio' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Negozio' })).toBeVisible();
  await hydrated(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);

  // From the list of parts into one, and by the keys alone.
  await page.getByRole('link', { name: 'Ritiro', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#ritiro$/);
  await page.keyboard.press('Tab');
  const notes = page.getByLabel('Note per il ritiro');
  await expect(notes).toBeFocused();
  await page.keyboard.type('Suona al civico 6');
  await page.getByRole('link', { name: 'La tua libreria' }).first().click();
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(notes).toHaveValue('Suona al civico 6');
  await notes.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Salva il ritiro' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('I dati della libreria sono salvati.')).toBeVisible();
  await page.getByRole('link', { name: 'La tua libreria' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(problems).toEqual([]);
});

test('a front has the picture and the colour of its bookshop, once an admin has seen the picture', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  test.slow();
  const { domain, tenantId } = await openBookshop(page);
  await takePlan(page);
  await page.goto('/dashboard/negozio');
  await hydrated(page);
  const form = page.getByRole('form', { name: 'Aspetto' });
  const buffer = await page.getByRole('banner').screenshot();
  await form
    .getByLabel('Scegli una foto')
    .setInputFiles({ name: 'vetrina.png', mimeType: 'image/png', buffer });
  await form.getByLabel('Che cosa si vede nella foto').fill('La vetrina su corso Mazzini');
  await form.getByLabel('Un altro colore').fill('#ffe25c');
  await expect(form.getByText(/1,28 a 1, ne serve 4,5/)).toBeVisible();
  await form.getByRole('button', { name: 'Usa #857630' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salva l’aspetto' }).click();
  await expect(page.getByText(/le controlliamo prima di mostrarle/)).toBeVisible();
  await expect(page.getByText('Foto: una foto nuova')).toBeVisible();
  // Whoever knows its address has nothing of it yet.
  const chosen = form.getByRole('img', { name: 'La foto scelta' });
  await expect
    .poll(() => chosen.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const file = await chosen.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await page.request.get(file)).status()).toBe(200);

  const address = `http://${domain}.localhost:${new URL(baseURL ?? '').port}`;
  const family = await browser.newPage();
  expect((await family.request.get(file)).status()).toBe(404);
  const picture = family.getByRole('img', { name: 'La vetrina su corso Mazzini' });
  await family.goto(address);
  await expect(family.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(picture).toBeHidden();
  await approveBookshop(page.request, tenantId);
  // The gateway knows of a change as soon as it is told, and keeps a page for a moment.
  await expect(async () => {
    await family.reload();
    await expect(picture).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const colorScheme of ['light', 'dark'] as const) {
    await family.emulateMedia({ colorScheme });
    await expectAccessible(family);
    const search = family.getByRole('button', { name: 'Cerca' });
    await expect(search).toHaveCSS('background-color', 'rgb(133, 118, 48)');
    await expect(search).toHaveCSS('color', 'rgb(255, 255, 255)');
  }
  await family.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(family)).toBe(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  expect(problems).toEqual([]);
  await family.close();
});
