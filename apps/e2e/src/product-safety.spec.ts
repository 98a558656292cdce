import { randomBytes } from 'node:crypto';
import { adminToken, holdToken } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';

test('staff says who made a product, and a family reads it on its page @phone', async ({
  page,
  request,
  context,
  problems,
}) => {
  const word = `Prova${randomBytes(4).toString('hex')}`;
  const token = await adminToken(request);
  const made = await request.post('/api/saveproduct', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      product: { nome: `Compasso ${word}`, categoria: `Reparto ${word}`, prezzoOriginale: 10 },
      isEdit: false,
      productId: null,
    },
  });
  const { id } = ((await made.json()) as { product: { id: string } }).product;
  await holdToken(page, token);

  await page.goto('/admin/products/makers');
  await page.getByRole('button', { name: 'Nuovo produttore' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome o ragione sociale').first().fill(`Lontana ${word}`);
  await dialog.getByLabel('Indirizzo postale').first().fill('1 Prova Road, Shenzhen, Cina');
  await dialog.getByLabel('E-mail o pagina web').first().fill('sicurezza@lontana.example');
  await dialog.getByLabel('Paese').selectOption('CN');
  const responsible = dialog.getByRole('group', { name: /^Persona responsabile/ });
  await responsible.getByLabel('Nome o ragione sociale').fill('Importa Srl');
  await responsible.getByLabel('Indirizzo postale').fill('Via del Porto 3, 34100 Trieste (TS)');
  await responsible.getByLabel('E-mail o pagina web').fill('info@importa.example');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByRole('button', { name: `Lontana ${word}` })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/products?cerca=${word}&sicurezza=mancanti`);
  await page.getByRole('button', { name: new RegExp(`^Modifica Compasso ${word}`) }).click();
  const safety = dialog.getByRole('group', { name: 'Sicurezza del prodotto' });
  await safety.getByLabel('Produttore', { exact: true }).selectOption(`Lontana ${word}`);
  await safety.getByLabel('Marcatura CE').selectOption('non-dovuta');
  await safety.getByLabel(/^Avvertenze/).fill('Punta affilata: usare con attenzione.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Salva prodotto' }).click();
  await expect(dialog).toBeHidden();

  const family = await context.newPage();
  await family.goto(`/products/${id}`);
  const shown = family.getByRole('region', { name: 'Sicurezza e conformità' });
  await expect(shown).toContainText(`Lontana ${word}`);
  await expect(shown).toContainText('1 Prova Road, Shenzhen, Cina');
  await expect(shown).toContainText('Importa Srl');
  await expect(shown).toContainText('Punta affilata: usare con attenzione.');
  await expectAccessible(family);
  expect(problems).toEqual([]);
});
