import { photoOfBarcodes } from '@zaino/browser-testing/barcode-picture';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Page } from '@playwright/test';
import type { RecognisedList } from '@zaino/contracts/schools';
import PdfDocument from 'pdfkit';
import { type FoundDemoClass, findDemoClass } from './demo-school';
import { pressUntilAt } from './press-until-at';

const main = (page: Page) => page.getByRole('main');

/** A class of the demo data, once its adoptions were counted: that takes some seconds after an import. */
async function countedClass(request: APIRequestContext): Promise<FoundDemoClass> {
  const found = await findDemoClass(request);
  await expect(async () => {
    const data = { isbns: found.toBuy, doubtful: [], schools: [] };
    const answer = await request.post('/api/book-lists', { data });
    expect(((await answer.json()) as RecognisedList).classes).not.toEqual([]);
  }).toPass({ timeout: 60_000 });
  return found;
}

async function openList(page: Page) {
  await page.goto('/lista-libri');
  await hydrated(page);
}

const boughtFor = ({ school, classe, sezione }: FoundDemoClass) =>
  `${classe}ª ${sezione}, ${school.nomeScuola}`;

function pdfOf(lines: readonly string[]): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PdfDocument();
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (const line of lines) document.text(line);
    document.end();
  });
}

test('a pasted mail becomes the class’s books in the cart, and only codes are sent @phone @short', async ({
  page,
  problems,
}) => {
  const found = await countedClass(page.request);
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(request.url(), request.postData() ?? '');
  });
  await page.goto('/search');
  await hydrated(page);
  await main(page).getByRole('link', { name: 'Incollala, o fotografa i codici' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hai la lista della scuola?');
  await expectAccessible(page);
  await main(page)
    .getByLabel('Testo della lista')
    .fill(`Gentile famiglia Pautasso, servono:\n${found.toBuy.join('\n')}\ne 9791234567896.`);
  await main(page).getByRole('button', { name: 'Trova i libri' }).click();
  const heading = main(page).getByRole('heading', { level: 2, name: /^Sembra la / });
  await expect(heading).toBeFocused();
  const choice = main(page).getByLabel('Di quale classe è?');
  if (await choice.isVisible()) {
    const option = choice.locator('option', { hasText: boughtFor(found) });
    await choice.selectOption(await option.first().getAttribute('value'));
  }
  await expect(main(page).getByRole('region', { name: /^Non trovati/ })).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
  await main(page)
    .getByRole('button', { name: `Aggiungi ${found.toBuy.length} al carrello` })
    .click();
  // The second half of a double press leads nowhere.
  await pressUntilAt(page, main(page).getByRole('button', { name: 'Vai al carrello' }), '/cart');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent.join()).toContain(found.toBuy[0]);
  expect(sent.join()).not.toContain('Pautasso');
  expect(problems).toEqual([]);
});

test('a PDF of the school is read on the device @phone', async ({ page, problems }) => {
  const found = await countedClass(page.request);
  await openList(page);
  const buffer = await pdfOf(['Libri di testo', ...found.toBuy.map((isbn) => `${isbn}  12,50`)]);
  await main(page)
    .locator('input[accept*=pdf]')
    .setInputFiles({ name: 'lista.pdf', mimeType: 'application/pdf', buffer });
  await expect(main(page).getByRole('heading', { name: /^Sembra la / })).toBeVisible();
  await expect(main(page).getByText(`${found.toBuy.length} trovati`)).toBeVisible();
  expect(problems).toEqual([]);
});

test('a photo of several barcodes is read on the device @phone', async ({ page, problems }) => {
  const found = await countedClass(page.request);
  await openList(page);
  const isbns = found.toBuy.filter((isbn) => isbn.startsWith('9')).slice(0, 3);
  const buffer = await photoOfBarcodes(isbns);
  await main(page)
    .locator('input[accept*=image]')
    .setInputFiles({ name: 'libri.jpg', mimeType: 'image/jpeg', buffer });
  await expect(main(page).getByRole('heading', { name: /^Sembra la / })).toBeVisible();
  await expect(main(page).getByText(`${isbns.length} trovati`)).toBeVisible();
  expect(problems).toEqual([]);
});

test('what cannot be read says what to do instead @phone', async ({ page, problems }) => {
  await openList(page);
  await main(page)
    .locator('input[accept*=pdf]')
    .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('ciao') });
  await expect(main(page).getByRole('alert')).toContainText('non è un PDF');
  await main(page)
    .locator('input[accept*=image]')
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ciao') });
  await expect(main(page).getByRole('alert')).toContainText('nessun codice a barre');
  await expectAccessible(page);
  expect(problems).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const form = (page: Page) => main(page).locator('form[method=post]');

  async function sendText(page: Page, text: string) {
    await page.goto('/lista-libri');
    await form(page).getByLabel('Testo della lista').fill(text);
    await form(page).getByRole('button', { name: 'Trova i libri' }).click();
  }

  test('a pasted mail becomes links to books and classes, and only codes are in the address @phone @short', async ({
    page,
  }) => {
    const found = await countedClass(page.request);
    await page.goto('/lista-libri');
    await expect(form(page)).toBeVisible();
    await expect(main(page).getByRole('textbox')).toHaveCount(1);
    await sendText(
      page,
      `Gentile famiglia Pautasso, servono:\n${found.toBuy.join('\n')}\ne 9791234567896.`,
    );
    await expect(page).toHaveURL(
      `/lista-libri?isbn=${[...found.toBuy, '9791234567896'].join('.')}#lista`,
    );
    await expect(main(page).getByRole('heading', { name: /^Sembra la / })).toBeInViewport();
    await expect(main(page).getByRole('region', { name: /^Non trovati \(1\)/ })).toBeVisible();
    await expect(main(page).getByText('Caricamento...')).toHaveCount(0);
    expect(await overflowOf(page)).toBe(0);
    const classes = main(page).getByRole('region', { name: /^Le classi che li hanno/ });
    await expect(classes.getByRole('link', { name: /^Lista della / }).first()).toBeVisible();
    const books = main(page).getByRole('region', { name: /^Trovati/ });
    await books
      .getByRole('link', { name: /^Vedi il libro/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/libro\/\d{13}\?scuola=/);
  });

  test('what cannot be read is said, with the way to the lists @phone', async ({ page }) => {
    await sendText(page, 'Buongiorno, quali libri servono?');
    await expect(page).toHaveURL('/lista-libri?esito=vuota#lista');
    await expect(main(page).getByRole('alert')).toContainText('nessun codice ISBN');
    await sendText(page, 'Buongiorno. '.repeat(40_000));
    await expect(main(page).getByRole('alert')).toContainText('Il testo è troppo lungo');
    await main(page).getByRole('link', { name: 'cerca la scuola e la classe' }).click();
    await expect(page).toHaveURL(/\/search$/);
  });
});
