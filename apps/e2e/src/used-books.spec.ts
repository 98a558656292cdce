import type { UsedBooks } from '@zaino/contracts/schools';
import { newPerson, register } from '@zaino/browser-testing/account';
import { overflowOf } from '@zaino/browser-testing/page-faults';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, Page } from '@playwright/test';
import { ownerAt } from './accounts/bookshop-owner';
import { type FoundDemoClass, findDemoClass } from './demo-school';

const main = (page: Page) => page.getByRole('main');

/** A class of the demo data, once its adoptions were counted: that takes some seconds after an import. */
async function countedClass(request: APIRequestContext): Promise<FoundDemoClass> {
  const found = await findDemoClass(request);
  await expect(async () => {
    const answer = await request.get(`/api/used-books?isbn=${found.toBuy[0]}`);
    expect(((await answer.json()) as UsedBooks).annoScolastico).not.toBeNull();
  }).toPass({ timeout: 60_000 });
  return found;
}

async function lookUp(page: Page, { school, toBuy }: FoundDemoClass): Promise<void> {
  await page.goto('/libri-usati');
  await hydrated(page);
  await expectAccessible(page);
  await main(page).getByLabel('Codici ISBN dei libri').fill(toBuy.slice(0, 2).join('\n'));
  await main(page).getByLabel('Vicino a quale comune').fill(school.comune);
  await main(page).getByRole('button', { name: 'Cerca chi li usa' }).click();
  await expect(main(page).getByRole('heading', { name: 'I 2 libri' })).toBeVisible();
}

test('a family offers two books by their codes, and a bookshop takes them in at the counter @phone', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/');
  const found = await countedClass(page.request);
  await register(page.request, newPerson());
  await lookUp(page, found);
  await expect(main(page).getByText(/classi? di \d+ scuol[ae] entro 30 km da/)).toHaveCount(2);
  const form = main(page).getByRole('form', { name: 'Offri i libri' });
  await form.getByRole('button', { name: 'Offri i libri scelti' }).click();
  const codes = form.getByLabel('Il codice digitale è già stato usato?');
  await expect(codes.first()).toBeFocused();
  await codes.first().selectOption('Sì, è già stato usato');
  await codes.last().selectOption('No, è ancora coperto');
  await form.getByRole('button', { name: 'Offri i libri scelti' }).click();
  const code = main(page).getByText(/^US-[2-9A-Z]{6}$/);
  await expect(code).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);

  const desk = await ownerAt(browser, '/dashboard/usato', page);
  const field = desk.getByRole('searchbox', { name: /Scrivi il codice della famiglia/ });
  await expect(field).toBeFocused();
  await expectAccessible(desk);
  await desk.keyboard.type((await code.textContent()) ?? '');
  await desk.keyboard.press('Enter');
  const counter = desk.getByRole('form', { name: 'Libri sul banco' });
  await expect(counter.getByLabel('Codice digitale')).toHaveCount(2);
  await counter.getByLabel('Lo paghi (€)').first().fill('3,50');
  await counter.getByLabel('Lo paghi (€)').last().fill('4');
  // Far below what a new book may cost.
  await counter.getByLabel('Lo vendi (€, anche dopo)').first().fill('1');
  await expectAccessible(desk);
  await counter.getByRole('button', { name: /^Ritira 2 libri, paga 7,50\s€$/ }).click();
  await expect(desk.getByText(/Ritiro registrato: 7,50/)).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(desk);
  expect(await overflowOf(desk)).toBe(0);

  await page.reload();
  await expect(main(page).getByText(/^Ritirato da una libreria/)).toHaveCount(2);

  const copies = desk.getByRole('region', { name: 'Le tue copie usate' });
  for (const [act, said] of [
    ['Segna venduto', 'Venduto'],
    ['Non è venduto', 'Di nuovo disponibile'],
  ] as const) {
    await copies.getByRole('button', { name: act }).first().press('Enter');
    await expect(desk.getByText(`${said}: `)).toBeVisible();
    await expect(copies.locator('p:focus')).toHaveCount(1);
  }
  await copies
    .getByRole('button', { name: /^Annulla il ritiro/ })
    .first()
    .press('Enter');
  await expect(desk.getByText(/^Ritiro annullato/)).toBeVisible();
  await expect(copies.getByRole('list')).toBeFocused();
  await page.reload();
  await expect(main(page).getByText(/^Ritirato da una libreria/)).toHaveCount(1);

  await desk.getByRole('link', { name: 'Apri e stampa la ricevuta' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Ricevuta di ritiro');
  await expect(desk.getByText('annullato')).toBeVisible();
  await expectAccessible(desk);
  expect(await overflowOf(desk)).toBe(0);
  await desk.context().close();
});

test('who is not signed in is told who needs the books, and how to offer them @phone', async ({
  page,
}) => {
  await page.goto('/');
  await lookUp(page, await countedClass(page.request));
  await expect(main(page).getByText('Come nuovo').first()).toBeVisible();
  const link = main(page).getByRole('link', { name: 'Accedi e offrili' });
  await expect(link).toHaveAttribute('href', /^\/auth\/login\?da=%2Flibri-usati/);
  await expectAccessible(page);
  expect(await overflowOf(page)).toBe(0);
});
