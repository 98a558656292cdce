import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminToken, holdToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import { findDemoClass } from './demo-school';

/** A book of a list that families see; tests that run at once take another each. */
async function listedBook(request: APIRequestContext) {
  const { school, classe, sezione, toBuy } = await findDemoClass(request);
  const isbn = toBuy[test.info().workerIndex % toBuy.length] ?? '';
  return { ...school, classe, sezione, isbn, word: `prova${randomBytes(4).toString('hex')}` };
}

async function openBooks(page: Page, request: APIRequestContext, isbn: string) {
  await holdToken(page, await adminToken(request));
  await page.goto(`/admin/books?cerca=${isbn}`);
  const line = page.getByRole('row').filter({ hasText: isbn });
  await expect(line).toHaveCount(1);
  return line;
}

test('a book is enriched by hand, families see it, and its page takes it back @phone', async ({
  page,
  request,
  problems,
}) => {
  // Pages that were made before are shown for up to 20 seconds.
  test.slow();
  const { codiceScuola, classe, sezione, isbn, word } = await listedBook(request);
  const line = await openBooks(page, request, isbn);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  await line.getByRole('button', { name: /^Modifica/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Scheda del libro' });
  const words = `Un libro di ${word}.`;
  await dialog.getByRole('textbox', { name: 'Descrizione' }).fill(words);
  await dialog.getByLabel('Copertina: file', { exact: true }).setInputFiles({
    name: 'copertina.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await expect(dialog.getByRole('textbox', { name: 'Copertina' })).toHaveValue(
    /^\/api\/books\/media\//,
  );
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Salva scheda' }).click();
  await expect(page.getByText(/: salvato$/)).toBeVisible();
  await expect(line).toContainText('Arricchito');
  await expect(line).toContainText('Copertina e descrizione');

  const row = page.getByRole('listitem').filter({ hasText: words }).first();
  await expect(async () => {
    await page.goto(`/scuola/${codiceScuola}?classe=${classe}&sezione=${sezione}`);
    await expect(row).toContainText('Arricchito', { timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  await expect(row.locator('img')).toHaveAttribute('src', /^\/api\/books\/media\/.*\/320\.webp$/);

  await page.goto(`/admin/books/${isbn}`);
  const history = page.getByRole('listitem').filter({ hasText: word }).first();
  await expect(history).toContainText('Scheda modificata');
  await expect(page.getByText(/^Scritto da noi/).first()).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await history.getByRole('button', { name: /^Annulla la modifica/ }).click();
  await expect(page.getByText('Modifica annullata.', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: word })).toHaveCount(0);
  expect(problems).toEqual([]);
});

/** What a publisher sends: a book with its description, one that no list has, and a record without an ISBN. */
const onixFile = (isbn: string, description: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header>
    <Sender><SenderName>Casa di prova</SenderName></Sender>
    <SentDateTime>20261127</SentDateTime>
  </Header>
  ${[isbn, '9788899999995', 'sconosciuto']
    .map(
      (code) => `<Product>
    <RecordReference>prova.${code}</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${code}</IDValue></ProductIdentifier>
    <CollateralDetail>
      <TextContent>
        <TextType>03</TextType>
        <ContentAudience>00</ContentAudience>
        <Text textformat="05"><p>${description}</p></Text>
      </TextContent>
    </CollateralDetail>
  </Product>`,
    )
    .join('\n  ')}
</ONIXMessage>`;

test('a publisher’s ONIX file is looked at, imported and taken back @phone', async ({
  page,
  request,
  problems,
}) => {
  const { isbn, word } = await listedBook(request);
  const line = await openBooks(page, request, isbn);
  await page.getByRole('button', { name: 'Importa ONIX' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importa ONIX' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'novita.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(onixFile(isbn, `Una storia di ${word}.`)),
  });
  const preview = dialog.getByRole('region', { name: 'Anteprima' });
  await expect(preview).toContainText(`Una storia di ${word}.`);
  await expect(preview).toContainText('Manca un ISBN-13 valido');
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await dialog.getByRole('button', { name: 'Importa 1 libro' }).click();
  await expect(page.getByText('1 libro modificato', { exact: true })).toBeVisible();
  await expect(line).toContainText('Arricchito');
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByText('Annullato: 1 libro modificato')).toBeVisible();

  await line.getByRole('link', { name: /^Apri/ }).click();
  await expect(page.getByText('Importazione ONIX (novita.xml)').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('chosen books are changed together once a preview was seen @phone', async ({
  page,
  request,
  problems,
}) => {
  const { isbn, word } = await listedBook(request);
  const line = await openBooks(page, request, isbn);
  await line.getByRole('checkbox').check();
  const bar = page.getByRole('group', { name: 'Libri selezionati' });
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await bar.getByRole('button', { name: 'Modifica…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica 1 libro' });
  await dialog.getByLabel('Collana').fill(`Collana ${word}`);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('region', { name: 'Anteprima' })).toContainText(word);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Modifica 1 libro' }).click();
  await expect(page.getByText('1 libro modificato', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByText('Annullato: 1 libro modificato')).toBeVisible();

  await line.getByRole('link', { name: /^Apri/ }).click();
  await expect(page.getByText('Modifica di più libri').first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: word })).toHaveCount(0);
  expect(problems).toEqual([]);
});
