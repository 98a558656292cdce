import { expect } from '@playwright/test';
import type { Family } from './family';
import { addList, type Customer, refuseCookies } from './family-tasks';

/** From the shop's address, a first visit, by the one search ("1a Irma Valsecchi") to the list's books in the cart. */
export async function searchClass(family: Family, { school, classes }: Customer): Promise<void> {
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
