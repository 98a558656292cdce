import { expect } from '@playwright/test';
import { photoOfBarcodes } from '@zaino/browser-testing/barcode-picture';
import type { Family } from './family';
import type { ClassToBuy } from './class-lists';
import { addList, type TaskCustomer, openByHeader, refuseCookies } from './family-tasks';

/** From the shop's address, a first visit, by the one search ("1a Irma Valsecchi") to the list's books in the cart. */
export async function searchClass(
  family: Family,
  { school, classes }: TaskCustomer,
): Promise<void> {
  const { page } = family;
  const [list] = classes;
  const { classe, sezione } = list;
  await page.goto('/');
  await refuseCookies(family);
  const box = page.getByRole('banner').getByLabel('Scuola, classe, libro o prodotto');
  await family.write(box, `${classe}${sezione} ${school.nomeScuola}`);
  const option = page.getByRole('option', { name: `Classe ${classe}ª ${sezione} ` });
  await family.tap(`${classe}ª ${sezione}`, option.first());
  await expect(page).toHaveURL(new RegExp(`classe=${classe}&sezione=${sezione}`));
  await addList(family, list);
}

/** From the shop's address, a first visit, by the school's mail with the list to its books in the cart. */
export async function listFromMail(family: Family, { classes }: TaskCustomer): Promise<void> {
  const { page } = family;
  const [list] = classes;
  await openListPage(family);
  const mail = `Gentili famiglie, per il nuovo anno servono:\n${list.isbns.join('\n')}\nCordiali saluti`;
  await family.paste(page.getByLabel('Testo della lista'), mail);
  await family.tap('Trova i libri', page.getByRole('button', { name: 'Trova i libri' }));
  await takeFoundList(family, list);
}

/** The same by a photo of the barcodes of the books. */
export async function listFromPhoto(family: Family, { classes }: TaskCustomer): Promise<void> {
  const { page } = family;
  const [list] = classes;
  const buffer = await photoOfBarcodes(list.isbns);
  await openListPage(family);
  const input = page.locator('input[accept*=image]');
  const button = page.getByRole('button', { name: 'Fotografa i codici a barre' });
  const file = { name: 'libri.jpg', mimeType: 'image/jpeg', buffer };
  await family.giveFile(button, input, file);
  await takeFoundList(family, list);
}

async function openListPage(family: Family): Promise<void> {
  const { page } = family;
  await page.goto('/');
  await refuseCookies(family);
  await openByHeader(family, 'Cerca Libri');
  const way = page.getByRole('link', { name: 'Incollala, o fotografa i codici' });
  await family.tap('Incollala, o fotografa i codici', way);
  await expect(page.getByRole('heading', { level: 1, name: 'Hai la lista' })).toBeVisible();
}

async function takeFoundList(family: Family, list: ClassToBuy): Promise<void> {
  const found = family.page.getByRole('heading', { level: 2, name: /^Sembra la / });
  await expect(found).toBeVisible();
  await addList(family, list);
}
