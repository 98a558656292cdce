import { randomBytes } from 'node:crypto';
import { adminToken, holdToken } from '@zaino/browser-testing/admin';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Page } from '@playwright/test';

interface Row {
  id: string;
  nome: string;
  prezzoOriginale: number;
  pezzi_disponibili: number;
  active: boolean;
  versione: number;
}

/** The calls of another admin, and products that no other test touches. */
class Shelf {
  readonly word = `Prova${randomBytes(4).toString('hex')}`;
  private readonly request: APIRequestContext;
  private readonly headers: Record<string, string>;
  readonly token: string;

  constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.token = token;
    this.headers = { authorization: `Bearer ${token}` };
  }

  async add(nome: string, more: object = {}): Promise<Row> {
    const product = {
      nome: `${nome} ${this.word}`,
      categoria: `Reparto ${this.word}`,
      prezzoOriginale: 10,
      margine: 25,
      sconto: 0,
      fornitore: 'Prova Srl',
      pezzi_disponibili: 5,
      ...more,
    };
    const answer = await this.request.post('/api/saveproduct', {
      headers: this.headers,
      data: { product, isEdit: false, productId: null },
    });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { product: Row }).product;
  }

  async read(id: string): Promise<Row> {
    const answer = await this.request.get(`/api/getproduct/${id}`, { headers: this.headers });
    return ((await answer.json()) as { product: Row }).product;
  }

  async change(id: string, fields: object): Promise<void> {
    const { versione, pezzi_disponibili } = await this.read(id);
    const answer = await this.request.patch(`/api/admin/products/${id}`, {
      headers: this.headers,
      data: { ...fields, versione, pezziVisti: pezzi_disponibili },
    });
    expect(answer.status()).toBe(200);
  }
}

async function open(page: Page, request: APIRequestContext, names: readonly string[]) {
  const shelf = new Shelf(request, await adminToken(request));
  const rows: Row[] = [];
  for (const name of names) rows.push(await shelf.add(name));
  await holdToken(page, shelf.token);
  await page.goto(`/admin/products?cerca=${shelf.word}`);
  const lines = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(lines).toHaveCount(names.length);
  return { shelf, rows, lines };
}

test('an admin finds, changes and takes back @phone @short', async ({
  page,
  request,
  problems,
}) => {
  const { shelf, rows, lines } = await open(page, request, ['Zaino', 'Penna', 'Diario']);
  const [, pen] = rows;
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(`penna ${shelf.word}`);
  await expect(lines).toHaveCount(1);
  await expect(page).toHaveURL(/cerca=penna/);
  await page.getByRole('button', { name: /cambia prezzo originale di Penna/ }).click();
  const field = page.getByRole('textbox', { name: /Prezzo originale di Penna/ });
  await expect(field).toBeFocused();
  await field.fill('20,5');
  await expect(lines).toContainText(/25,63/);
  await expectAccessible(page);
  await field.press('Enter');
  await expect(page.getByText(/Penna.*: salvato/)).toBeVisible();
  expect((await shelf.read(pen?.id ?? '')).prezzoOriginale).toBe(20.5);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByText(/^Annullato: Penna/)).toBeVisible();
  await expect(lines).toContainText(/10,00/);
  expect((await shelf.read(pen?.id ?? '')).prezzoOriginale).toBe(10);
  await page.reload();
  await expect(lines).toHaveCount(1);
  expect(problems).toEqual([]);
});

test('many are changed after a preview, and all of it is taken back @phone', async ({
  page,
  request,
  problems,
}) => {
  const { shelf, rows, lines } = await open(page, request, ['Zaino', 'Penna', 'Diario']);
  const prices = () =>
    Promise.all(rows.map(async ({ id }) => (await shelf.read(id)).prezzoOriginale));
  await page.getByRole('checkbox', { name: 'Seleziona tutti i prodotti mostrati' }).check();
  const bar = page.getByRole('group', { name: 'Prodotti selezionati' });
  await expect(bar).toContainText('3 selezionati');
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Modifica…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifica 3 prodotti' });
  await dialog.getByLabel(/Variazione/).fill('-12,5');
  await expect(dialog).toContainText(/Originale 10,00\s€ → 8,75\s€/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Modifica 3 prodotti' }).click();
  await expect(page.getByText('3 prodotti modificati')).toBeVisible();
  expect(await prices()).toEqual([8.75, 8.75, 8.75]);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByText('Annullato: 3 prodotti modificati')).toBeVisible();
  expect(await prices()).toEqual([10, 10, 10]);

  await bar.getByRole('button', { name: 'Elimina…' }).click();
  await page.getByRole('button', { name: 'Elimina 3 prodotti' }).click();
  await expect(page.getByText('Nessun prodotto trovato').first()).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(lines).toHaveCount(3);
  expect(problems).toEqual([]);
});

test('all of it goes without a mouse', async ({ page, request, problems }) => {
  const { shelf, rows, lines } = await open(page, request, ['Zaino', 'Penna', 'Diario']);
  const key = (name: string) => page.keyboard.press(name);
  await key('j');
  await key('ArrowDown');
  await expect(lines.nth(1)).toBeFocused();
  await key('Shift+ArrowDown');
  await expect(page.getByRole('group', { name: 'Prodotti selezionati' })).toContainText(
    '2 selezionati',
  );
  await key('Escape');
  await key('q');
  await page.keyboard.type('42');
  await key('Enter');
  await expect(page.getByText(/Diario.*: salvato/)).toBeVisible();
  expect((await shelf.read(rows[2]?.id ?? '')).pezzi_disponibili).toBe(42);
  await key('Control+z');
  await expect(page.getByText(/^Annullato: Diario/)).toBeVisible();
  await key('ArrowUp');
  await expect(page.getByRole('button', { name: /pezzi disponibili di Penna/ })).toBeFocused();
  await key('Home');
  await key('Shift+Tab');
  await page.getByRole('row', { name: /Zaino/ }).focus();
  await key('Enter');
  const dialog = page.getByRole('dialog', { name: 'Modifica prodotto' });
  await expect(dialog.getByLabel('Nome')).toHaveValue(/^Zaino/);
  await key('Escape');
  await expect(dialog).toBeHidden();
  await expect(lines.first()).toBeFocused();
  await key('Delete');
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toBeFocused();
  await key('Control+z');
  await expect(lines).toHaveCount(3);
  await key('?');
  await expect(page.getByRole('dialog', { name: 'Scorciatoie da tastiera' })).toBeVisible();
  await expectAccessible(page);
  await key('Escape');
  await key('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await key('n');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(problems).toEqual([]);
});

test('a save over another admin’s is explained, and nothing is lost', async ({ page, request }) => {
  const { shelf, rows, lines } = await open(page, request, ['Zaino']);
  const id = rows[0]?.id ?? '';
  await shelf.change(id, { prezzoOriginale: 30 });
  await page.getByRole('button', { name: /cambia prezzo originale/ }).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Prodotto cambiato nel frattempo' });
  await expect(dialog).toContainText(/Originale 10,00\s€ → 30,00\s€/);
  await expect(dialog).toContainText(/Prezzo originale: 12,00/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tieni i valori nuovi' }).click();
  await expect(lines).toContainText(/30,00/);
  expect((await shelf.read(id)).prezzoOriginale).toBe(30);
});

test('what was typed in a row is not left unasked', async ({ page, request }) => {
  await open(page, request, ['Zaino']);
  await page.getByRole('button', { name: /cambia prezzo originale/ }).click();
  await page.keyboard.type('12');
  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link').click();
  const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
  await question.getByRole('button', { name: 'Resta qui' }).click();
  await expect(page.getByRole('textbox', { name: /Prezzo originale/ })).toHaveValue('12');
  await page.getByRole('navigation', { name: 'Percorso' }).getByRole('link').click();
  await question.getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});

test('a CSV file is exported, looked at, imported and taken back @phone', async ({
  page,
  request,
  problems,
}) => {
  const { shelf, rows } = await open(page, request, ['Zaino']);
  const id = rows[0]?.id ?? '';
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^prodotti-\d{4}-\d\d-\d\d\.csv$/);

  await page.getByRole('button', { name: 'Importa CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importa CSV' });
  const csv = `id;nome;categoria;prezzoOriginale\n${id};;;7,5\n;Nuovo ${shelf.word};Penne;1\n${id};;;caro\n`;
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'listino.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  await expect(dialog.getByRole('region', { name: 'Anteprima' })).toContainText('Riga 4');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Importa 2 prodotti/ }).click();
  await expect(page.getByText('Importato 1 prodotto nuovo, 1 modificato')).toBeVisible();
  expect((await shelf.read(id)).prezzoOriginale).toBe(7.5);
  await expect(page.getByText(`Nuovo ${shelf.word}`)).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(page.getByText(/^Annullato: Importato 1/)).toBeVisible();
  expect((await shelf.read(id)).prezzoOriginale).toBe(10);
  await expect(page.getByText(`Nuovo ${shelf.word}`)).toHaveCount(0);
  expect(problems).toEqual([]);
});
