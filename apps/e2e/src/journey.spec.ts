import { type Hands, keyboard, mouse } from '@zaino/browser-testing/hands';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';
import { findDemoClass } from './demo-school';

const euro = (text: string | null) =>
  Number(
    /([\d.]+,\d\d)/
      .exec(text ?? '')?.[1]
      ?.replace('.', '')
      .replace(',', '.'),
  );

async function journey(page: Page, hands: Hands): Promise<void> {
  const { school, classe, sezione, toBuy } = await findDemoClass(page.request);

  await page.goto('/');
  await expectAccessible(page);
  await hands.use(
    page
      .getByRole('main')
      .getByRole('link', { name: /regione, provincia e comune/i })
      .first(),
  );

  await expect(page).toHaveTitle(/Zaino/);
  const province = page.getByLabel('Provincia');
  await expect(province).toBeDisabled();
  // On a phone the name comes first, and the place is one line.
  const fold = page.locator('summary', { hasText: 'Per regione, provincia e comune' });
  if (await fold.isVisible()) await hands.use(fold);
  await hands.choose(page.getByLabel('Regione'), school.regione);
  await expect(province).toBeEnabled();
  await hands.choose(province, school.provincia);
  await hands.choose(page.getByLabel('Comune'), school.comune);
  await expect(page.getByRole('heading', { name: /^Scuole trovate \(\d+\)$/ })).toBeVisible();
  await expectAccessible(page);
  await hands.use(page.locator(`a[href="/scuola/${school.codiceScuola}"]`).first());

  await expect(page.getByRole('heading', { level: 1, name: school.nomeScuola })).toBeVisible();
  await expect(page.getByText('Seleziona una classe')).toBeVisible();
  await hands.use(
    page.getByRole('link', { name: new RegExp(`^${classe}\\s*ª?\\s*${sezione}\\b`) }).first(),
  );
  await expect(page).toHaveURL(new RegExp(`classe=${classe}&sezione=${sezione}`));
  await expectAccessible(page);
  await hands.use(
    page.getByRole('button', { name: `Aggiungi ${toBuy.length} al carrello` }).first(),
  );

  const badge = page.getByRole('banner').getByRole('link', { name: /Carrello/ });
  await expect(badge).toContainText(String(toBuy.length));
  await hands.use(badge);

  await expect(page.getByRole('heading', { level: 1, name: 'Carrello' })).toBeVisible();
  const minus = page.getByRole('button', { name: /^Diminuisci/ }).first();
  await expect(minus).toBeDisabled();
  await hands.use(page.getByRole('button', { name: /^Aumenta/ }).first());
  await expect(minus).toBeEnabled();
  await expect(badge).toContainText(String(toBuy.length + 1));

  const summary = page.getByRole('region', { name: 'Riepilogo' });
  const amount = (term: RegExp) =>
    summary.locator('dl > div').filter({ hasText: term }).getByRole('definition');
  const subtotal = euro(await amount(/^Subtotale/).textContent());
  const shipping = subtotal >= 90 ? 0 : 5;
  expect(euro(await amount(/^Totale/).textContent())).toBeCloseTo(subtotal + shipping, 2);
  const radio = (name: RegExp) => summary.getByRole('radio', { name });
  await hands.pick(radio(/Ritiro in libreria/), radio(/Spedizione a casa/));
  await expect(amount(/^Totale/)).toHaveText(await amount(/^Subtotale/).innerText());
  await expectAccessible(page);
}

test('a family buys a class list by mouse @phone @short-phone', async ({ page, problems }) => {
  await journey(page, mouse);
  expect(problems).toEqual([]);
});

test('a family buys a class list by keyboard only @phone', async ({ page, problems }) => {
  await journey(page, keyboard(page));
  expect(problems).toEqual([]);
});
