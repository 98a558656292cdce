import { newPerson, register, signIn, type TestPerson } from '@zaino/browser-testing/account';
import { expect, expectAccessible, hydrated, test } from '@zaino/browser-testing/shop';
import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { findDemoClass } from './demo-school';

/** A product that can be bought. */
async function aProduct(request: APIRequestContext): Promise<{ id: string; nome: string }> {
  const answer = await request.get('/api/getproducts?limit=1&soloDisponibili=true');
  const { products } = (await answer.json()) as { products: { id: string; nome: string }[] };
  const [product] = products;
  if (product === undefined) throw new Error('There is no product.');
  return product;
}

/** Somebody who has an account and is not signed in here. */
async function registerElsewhere(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<TestPerson> {
  const elsewhere = await request.newContext({ ...(baseURL && { baseURL }) });
  const person = await register(elsewhere, newPerson());
  await elsewhere.dispose();
  return person;
}

test('what a guest keeps is there after the sign-in, goes into the cart, and away and back @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await registerElsewhere(playwright, baseURL);
  const { id, nome } = await aProduct(page.request);
  await page.goto(`/products/${id}`);
  await page.getByRole('button', { name: 'Preferito', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?da=/);
  await signIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/products/${id}$`));
  await expect(page.getByRole('button', { name: 'Preferito', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Vedi i preferiti' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi preferiti');
  await expect(page.getByRole('heading', { level: 2, name: nome })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Aggiungi al carrello/ }).click();
  await expect(page.getByText(/aggiunto al carrello/)).toBeAttached();
  await page.getByRole('button', { name: `Togli ${nome} dai preferiti` }).click();
  await expect(page.getByText(/Non hai ancora preferiti/)).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/di nuovo tra i preferiti/)).toBeVisible();

  // The server knows it, too.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: nome })).toBeVisible();
});

test('a book that a guest keeps stands with the rest, leads to its page, and goes away and back @phone', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await registerElsewhere(playwright, baseURL);
  const { id, nome } = await aProduct(page.request);
  const { toBuy } = await findDemoClass(page.request);
  const isbn = toBuy[0] ?? '';
  await page.goto(`/libro/${isbn}`);
  const titolo = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Preferito', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?da=/);
  await signIn(page, person);
  await expect(page).toHaveURL(new RegExp(`/libro/${isbn}$`));
  await expect(page.getByText(`${titolo}: salvato nei preferiti.`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/products/${id}`);
  await page.getByRole('button', { name: 'Preferito', exact: true }).click();
  await page.getByRole('button', { name: 'Vedi i preferiti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi preferiti');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    nome,
    titolo,
  ]);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Togli ${titolo} dai preferiti` }).click();
  await expect(page.getByRole('heading', { level: 2, name: titolo })).toBeHidden();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText(/di nuovo tra i preferiti/)).toBeVisible();

  // The server knows it, too.
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    nome,
    titolo,
  ]);
  await page.getByRole('link', { name: titolo, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/libro/${isbn}$`));
  await expect(page.getByRole('button', { name: 'Preferito', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
