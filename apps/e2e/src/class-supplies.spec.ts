import { randomBytes } from 'node:crypto';
import { adminToken, holdToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import { findDemoClass } from './demo-school';
import { buyMaterials, exchangeBrand, materialOf } from './site/class-materials';

test('a family finds the materials of its class, exchanges a brand and buys all by one press @phone', async ({
  page,
  request,
  isMobile,
  problems,
}) => {
  const { school, classe, sezione } = await findDemoClass(request);
  await page.goto(`/scuola/${school.codiceScuola}?classe=${classe}&sezione=${sezione}`);
  await page.getByRole('link', { name: `Materiale per la ${classe}ª` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Il materiale per la');
  await hydrated(page);
  await expectAccessible(page);

  const compass = materialOf(page, 'Compasso');
  await exchangeBrand(compass);
  const diary = page.getByRole('checkbox', { name: 'Diario' });
  await diary.uncheck();

  await buyMaterials(page, isMobile);
  await expect(compass.getByText('Nel carrello ✓')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(compass.getByText('Nel carrello ✓')).toBeVisible();
  await expect(diary).not.toBeChecked();
  expect(problems).toEqual([]);
});

test('staff changes the materials of a year, families see it, and it is taken back @phone', async ({
  page,
  request,
  context,
  problems,
}) => {
  const word = `Prova${randomBytes(4).toString('hex')}`;
  await holdToken(page, await adminToken(request));
  await page.goto('/admin/products/class-supplies');
  await page.getByRole('button', { name: '5ª superiore' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Aggiungi una voce' }).click();
  const line = dialog.getByRole('group').last();
  await line.getByLabel('Che cosa serve').fill('Compasso');
  await line.getByRole('button', { name: 'Cerca' }).click();
  await line
    .getByRole('button', { name: /^Aggiungi / })
    .first()
    .click();
  await line.getByLabel('Nota per le famiglie, se serve').fill(word);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('5ª superiore: salvato')).toBeVisible();
  await expectAccessible(page);

  const family = await context.newPage();
  await family.goto('/materiale');
  await family.getByRole('link', { name: '5ª superiore' }).click();
  await expect(family.getByText(word)).toBeVisible();

  await page.getByRole('button', { name: 'Annulla la modifica di 5ª superiore' }).click();
  await expect(page.getByText('5ª superiore: salvato')).toBeHidden();
  await family.reload();
  await expect(family.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(family.getByText(word)).toBeHidden();
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });

  test('the materials of a class are read, and fit a narrow screen', async ({ page }) => {
    await page.goto('/materiale/media/1');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: /^Compasso/ })).toBeVisible();
    await expect(main.getByText(/serve JavaScript/).first()).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
  });
});
