import type { BrowserContext } from '@playwright/test';
import type { Family } from './family';
import { addList, type TaskCustomer, openByHeader, openSchool } from './family-tasks';

const NICKNAME = 'Ida';

/** It is July of the lists' year for the pages of a browser; the server has its own clock. */
export async function beInJuly(context: BrowserContext, { unsure }: TaskCustomer): Promise<void> {
  await context.clock.install({ time: new Date(`${unsure.year}-07-10T08:00:00Z`) });
}

/** The same browser, in September. */
export async function beInSeptember(
  context: BrowserContext,
  { unsure }: TaskCustomer,
): Promise<void> {
  await context.clock.setSystemTime(new Date(`${unsure.year}-09-10T08:00:00Z`));
}

/** From the shop's address, a first visit of who is signed in, to the books of every section in the cart and the rest kept. */
export async function keepRest(family: Family, { unsure }: TaskCustomer): Promise<void> {
  const { page } = family;
  const { school, classe, shared } = unsure;
  await openSchool(family, school.nomeScuola, school.codiceScuola);
  const unknown = page.locator('summary', { hasText: 'Non so ancora la sezione' });
  await family.tap('Non so ancora la sezione', unknown);
  const name = `Libri comuni della ${classe}ª`;
  await family.tap(name, page.getByRole('link', { name }));
  await addList(family, { books: shared });
  const keep = 'Tienimi il resto della lista';
  await family.tap(keep, page.getByRole('link', { name: keep }));
  await family.write(page.getByLabel('Soprannome'), NICKNAME);
  await family.tap('Salva la classe', page.getByRole('button', { name: 'Salva la classe' }));
  await family.see(page.getByText('Te lo teniamo.'));
}

/** From the home page to what the section, known by now, asks for beside those books, in the cart. */
export async function completeList(family: Family, { unsure }: TaskCustomer): Promise<void> {
  const { page } = family;
  const { classe, sezione } = unsure;
  await page.goto('/');
  await openByHeader(family, 'Bacheca');
  const name = `${classe}ª ${sezione}`;
  await family.tap(name, page.getByRole('button', { name, exact: true }));
  const missing = page.getByRole('button', { name: `quello che manca per ${NICKNAME}` });
  await family.tap('quello che manca', missing);
  await family.see(page.getByRole('heading', { level: 1, name: 'Carrello' }));
}
