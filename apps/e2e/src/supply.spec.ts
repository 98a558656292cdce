import { holdToken, staffToken } from '@zaino/browser-testing/admin';
import { settings } from '@zaino/browser-testing/settings';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Adoption, AdoptionsResponse, SchoolsResponse } from '@zaino/contracts/schools';

/** A class list with what a distributor's file will say of three of its books. */
interface Supplied {
  path: string;
  inStock: Adoption;
  replaced: Adoption;
  outOfPrint: Adoption;
  /** Of another class. */
  newEdition: Adoption;
}

const listsOf = async (request: APIRequestContext, codiceScuola: string) => {
  const query = new URLSearchParams({ codiceScuola });
  const answer = await request.get(`/api/getadozionibycodicescuola?${query}`);
  return ((await answer.json()) as AdoptionsResponse).adozioni;
};

const schoolsOf = async (request: APIRequestContext, place: Record<string, string>) => {
  const answer = await request.get(`/api/schools?${new URLSearchParams(place)}`);
  const { scuole } = (await answer.json()) as SchoolsResponse;
  return scuole.filter(({ conAdozioni }) => conAdozioni);
};

/** Not of the town whose classes all other tests buy for, nor with their books. */
async function findSupplied(request: APIRequestContext): Promise<Supplied> {
  const place = { regione: 'Lombardia', provincia: 'Cremona', comune: 'Cremona' };
  const taken = new Set<string>();
  for (const { codiceScuola } of await schoolsOf(request, place)) {
    for (const { isbn } of await listsOf(request, codiceScuola)) taken.add(isbn);
  }
  for (const { codiceScuola, comune } of await schoolsOf(request, { regione: 'Lombardia' })) {
    if (comune === 'Cremona') continue;
    const lists = await listsOf(request, codiceScuola);
    const free = lists.filter(({ isbn, vendibile }) => vendibile && !taken.has(isbn));
    const found = classWith(free, lists);
    if (found === null) continue;
    const { classe, sezione } = found.inStock;
    const query = new URLSearchParams({ classe, sezione });
    return { path: `/scuola/${codiceScuola}?${query}`, ...found };
  }
  throw new Error('No class of the demo data has books of its own');
}

/** A class with one course and three books to buy that no other test buys, each of one subject, and a book of another class. */
function classWith(free: Adoption[], all: Adoption[]): Omit<Supplied, 'path'> | null {
  for (const first of free) {
    const isOfClass = ({ classe, sezione }: Adoption) =>
      classe === first.classe && sezione === first.sezione;
    const list = all.filter(isOfClass);
    if (new Set(list.map(({ combinazione }) => combinazione)).size > 1) continue;
    const isOnce = ({ isbn }: Adoption) => list.filter((row) => row.isbn === isbn).length === 1;
    const own = free.filter(
      (row) => isOfClass(row) && isOnce(row) && row.daAcquistare && row.consigliato === null,
    );
    const [inStock, replaced, outOfPrint] = own;
    const newEdition = free.find(({ isbn }) => list.every((row) => row.isbn !== isbn));
    if (inStock && replaced && outOfPrint && newEdition) {
      return { inStock, replaced, outOfPrint, newEdition };
    }
  }
  return null;
}

const name = `Distributore ${Date.now()}`;
const folder = `prova-${Date.now() % 1_000_000}`;

/** An admin adds a distributor and sends its file. */
async function sendFile(browser: Browser, csv: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: settings('E2E_ADMIN_URL'), locale: 'it-IT' });
  await holdToken(context, await staffToken(context.request));
  const page = await context.newPage();
  await page.goto('/admin/supply');
  await page.getByRole('button', { name: 'Aggiungi un distributore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiungi un distributore' });
  await dialog.getByLabel('Nome', { exact: true }).fill(name);
  await dialog.getByLabel('Cartella').fill(folder);
  await dialog.getByLabel('Giorni lavorativi, da').fill('1');
  await dialog.getByLabel('Giorni lavorativi, a', { exact: true }).fill('2');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page
    .getByLabel('File CSV')
    .setInputFiles({ name: 'listino.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Carica', exact: true }).click();
  const row = page.getByRole('row', { name: /listino\.csv/ });
  await expect(row).toContainText('In uso', { timeout: 20_000 });
  await expect(row).toContainText('3 libri');
  await expectAccessible(page);
  return page;
}

/** Nobody else is to be told what this test has said. */
async function setAside(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Modifica' }).click();
  const dialog = page.getByRole('dialog', { name: `Modifica ${name}` });
  await dialog.getByRole('checkbox', { name: /Le date per le famiglie/ }).uncheck();
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toBeHidden();
}

test('a distributor’s file gives each book of a class list its date, and says what cannot be had @phone', async ({
  page,
  browser,
  problems,
}) => {
  test.slow();
  const { path, inStock, replaced, outOfPrint, newEdition } = await findSupplied(page.request);
  const csv = [
    'EAN;Disponibilità;Stato;Sostituito da',
    `${inStock.isbn};12;;`,
    `${replaced.isbn};0;sostituito;${newEdition.isbn}`,
    `${outOfPrint.isbn};0;fuori catalogo;`,
  ].join('\r\n');
  const staff = await sendFile(browser, csv);
  try {
    await staff.goto(`/admin/supply?isbn=${replaced.isbn}`);
    await expect(staff.getByText(`Sostituito da ${newEdition.isbn}`)).toBeVisible();

    const rowOf = ({ titolo }: Adoption) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: titolo, exact: true }) });
    await expect(async () => {
      await page.goto(path);
      await expect(rowOf(inStock).getByText(/^Disponibile/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await hydrated(page);
    await rowOf(inStock)
      .getByText(/^Disponibile/)
      .scrollIntoViewIfNeeded();
    await expect(rowOf(inStock).getByText(/^Disponibile: consegna (tra )?(il|l’)/)).toBeVisible();
    await expect(rowOf(outOfPrint).getByText(/^Fuori catalogo/)).toBeVisible();
    await expect(rowOf(outOfPrint).getByRole('checkbox')).toBeDisabled();
    await expect(rowOf(replaced).getByText(/^Sostituito da ISBN/)).toBeVisible();
    await expectAccessible(page);
    const width = await overflowOf(page);
    expect(width).toBe(0);

    await rowOf(replaced)
      .getByRole('button', { name: /^Aggiungi la nuova edizione/ })
      .click();
    await expect(rowOf(replaced).getByText('Nel carrello ✓')).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { name: newEdition.titolo })).toBeVisible();
    await expect(page.getByText(/^Consegna tra/)).toBeVisible();
    expect(problems).toEqual([]);
  } finally {
    await staff.goto('/admin/supply');
    await staff.getByRole('link', { name }).click();
    await setAside(staff);
    await staff.context().close();
  }
});
