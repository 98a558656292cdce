import { randomInt } from 'node:crypto';
import { adminToken, holdToken } from '@zaino/browser-testing/admin';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdoptionsResponse } from '@zaino/contracts/schools';
import { findDemoClass } from './demo-school';

/** As the ministry's files have them. */
const cells = {
  CODICESCUOLA: '',
  ANNOCORSO: '1',
  SEZIONEANNO: 'A',
  TIPOGRADOSCUOLA: 'MM',
  COMBINAZIONE: '30 ORE SETTIMANALI',
  DISCIPLINA: 'ITALIANO',
  CODICEISBN: 'AIE12',
  AUTORI: 'AUTORI VARI',
  TITOLO: 'PROMESSI SPOSI',
  SOTTOTITOLO: 'ND',
  VOLUME: 'U',
  EDITORE: 'EDIZIONE LIBERA',
  PREZZO: 'ND',
  NUOVAADOZ: 'No',
  DAACQUIST: 'Si',
  CONSIGLIATO: 'No',
};

/** A school that no other test and no registry knows, and files of its lists. */
class InventedSchool {
  readonly code = `ZZMM${String(randomInt(1_000_000)).padStart(6, '0')}`;
  private readonly name = `ALTPROVA${randomInt(1_000_000)}X`;
  private readonly year: number;

  constructor(year: number) {
    this.year = year;
  }

  file(day: string, rows: Partial<typeof cells>[]) {
    const lines = rows.map((row) =>
      Object.values({ ...cells, CODICESCUOLA: this.code, ...row }).join(','),
    );
    const text = `${[Object.keys(cells).join(','), ...lines].join('\r\n')}\r\n`;
    const name = `${this.name}_${this.year}07${day}.csv`;
    return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  }

  async subjects(request: APIRequestContext): Promise<string[]> {
    return (await listsOf(request, this.code)).adozioni.map(({ disciplina }) => disciplina).sort();
  }
}

async function listsOf(request: APIRequestContext, code: string): Promise<AdoptionsResponse> {
  const url = `/api/getadozionibycodicescuola?codiceScuola=${code}`;
  return (await (await request.get(url)).json()) as AdoptionsResponse;
}

/** The newest lists are those of this year: others would not be shown. */
async function invent(request: APIRequestContext): Promise<InventedSchool> {
  const { school } = await findDemoClass(request);
  const { annoScolastico } = await listsOf(request, school.codiceScuola);
  if (annoScolastico === null) throw new Error('A school of the demo data has no lists');
  return new InventedSchool(annoScolastico);
}

const rowsOf = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

/** Sends a file on the page of imports, and waits for the end. */
async function importFile(page: Page, file: ReturnType<InventedSchool['file']>) {
  // The field is there once the list is.
  await page.getByLabel('File del ministero').setInputFiles(file);
  const rows = rowsOf(page);
  const before = await rows.count();
  await page.getByRole('button', { name: 'Importa 1 file' }).click();
  await expect(rows).toHaveCount(before + 1);
  const newest = rows.first();
  await expect(newest).toContainText('Riuscita', { timeout: 60_000 });
  return newest;
}

test('an admin imports files, corrects a row, looks at what changed and takes it back', async ({
  page,
  request,
  problems,
}) => {
  // Lists that were made before are shown for up to 20 seconds.
  test.slow();
  const school = await invent(request);
  await holdToken(page, await adminToken(request));
  await page.goto('/admin/books/imports');
  await expect(page.getByRole('heading', { name: 'Importazioni', level: 1 })).toBeVisible();
  await expectAccessible(page);

  const wrong = { DISCIPLINA: 'STORIA', ANNOCORSO: 'X' };
  const imported = await importFile(page, school.file('01', [{}, { DISCIPLINA: 'ARTE' }, wrong]));
  await expect
    .poll(() => school.subjects(request), { timeout: 45_000 })
    .toEqual(['ARTE', 'ITALIANO']);

  await imported.getByRole('link', { name: /^Righe scartate/ }).click();
  const rejected = page.getByRole('row', { name: /Riga 4/ });
  await expect(rejected).toContainText('L’anno di corso va da 1 a 6');
  await expectAccessible(page);
  await rejected.getByRole('button', { name: /^Correggi/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Correggi la riga 4' });
  await dialog.getByRole('textbox', { name: 'ANNOCORSO' }).fill('1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tieni la riga corretta' }).click();
  await expect(page.getByText('Riga corretta: aspetta di essere importata.')).toBeVisible();
  await page.getByRole('button', { name: /^Importa l[ae] rig/ }).click();
  await expect(page.getByText(/^1 riga importata/)).toBeVisible();
  const withHistory = ['ARTE', 'ITALIANO', 'STORIA'];
  await expect.poll(() => school.subjects(request), { timeout: 45_000 }).toEqual(withHistory);

  await page.goto('/admin/books/imports');
  const other = { DISCIPLINA: 'LATINO', CODICEISBN: 'AIE13', TITOLO: 'ATLANTE' };
  const second = await importFile(page, school.file('02', [{ DISCIPLINA: 'ARTE' }, other]));
  await second.getByRole('link', { name: /^Differenze/ }).click();
  await expect(page).toHaveURL(/\/admin\/books\/imports\/\d+/);
  const changed = page.getByRole('link', { name: school.code });
  await expect(async () => {
    await page.reload();
    await expect(changed).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expectAccessible(page);
  await changed.click();
  await expect(page.getByRole('row', { name: /Aggiunto/ })).toContainText('AIE13');
  await expectAccessible(page);

  await page.goto('/admin/books/imports');
  await rowsOf(page)
    .first()
    .getByRole('button', { name: /^Rimetti i dati di prima/ })
    .click();
  const question = page.getByRole('dialog', { name: 'Rimetti i dati di prima' });
  await question.getByRole('button', { name: 'Rimetti i dati di prima' }).click();
  await expect(rowsOf(page).first()).toContainText('Annullata', { timeout: 60_000 });
  await expect.poll(() => school.subjects(request), { timeout: 45_000 }).toEqual(withHistory);
  expect(problems).toEqual([]);
});

test('the pages of imports fit a phone @phone', async ({ page, request, problems }) => {
  await holdToken(page, await adminToken(request));
  for (const path of [
    '/admin/books/imports',
    '/admin/books/imports/rejects',
    '/admin/books/quality',
    '/admin/books/quality?problema=cap',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await overflowOf(page)).toBe(0);
  }
  expect(problems).toEqual([]);
});
