import { randomBytes } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Hands, mouse } from './hands';

/** Somebody with an account, or about to have one. */
export interface TestPerson {
  email: string;
  password: string;
  name: string;
}

/** Nobody's before. */
export function newPerson(): TestPerson {
  const mark = randomBytes(5).toString('hex');
  return {
    email: `anna.${mark}@example.com`,
    password: `Zaino-di-${mark}`,
    name: 'Anna Maria Rossi',
  };
}

/** Makes a family's account without a page; who asks is signed in. */
export async function register(
  request: APIRequestContext,
  person = newPerson(),
  shopUrl = '',
): Promise<TestPerson> {
  const { email, password, name } = person;
  const answer = await request.post(`${shopUrl}/api/auth/register`, {
    data: { email, password, profile: { name } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return person;
}

/** Fills and sends the form of `/auth/login`. */
export async function signIn(
  page: Page,
  { email, password }: TestPerson,
  hands: Hands = mouse,
): Promise<void> {
  await hands.write(page.getByLabel('E-mail'), email);
  await hands.write(page.getByLabel('Password', { exact: true }), password);
  await hands.use(page.getByRole('main').getByRole('button', { name: 'Accedi' }));
}

/** The part of the page with the way to the account: a row on wide screens, a drawer on narrow ones. */
async function openAccountLinks(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible())) return page.getByRole('banner');
  await menu.click();
  return page.getByRole('dialog', { name: 'Menu' });
}

/** Signs out by the header. */
export async function signOut(page: Page): Promise<void> {
  const links = await openAccountLinks(page);
  await links.getByRole('button', { name: 'Logout' }).click();
}

/** Waits until the header knows nobody. */
export async function expectGuest(page: Page): Promise<void> {
  const links = await openAccountLinks(page);
  await expect(links.getByRole('link', { name: 'Accedi' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Registrati' })).toBeVisible();
  await expect(links.getByRole('button', { name: 'Logout' })).toBeHidden();
  await closeMenu(page);
}

/** Waits until the header knows who it is. */
export async function expectSignedIn(page: Page, { email }: TestPerson): Promise<void> {
  const links = await openAccountLinks(page);
  await expect(links.getByText(email)).toBeVisible();
  for (const name of ['I miei ordini', 'Profilo']) {
    await expect(links.getByRole('link', { name })).toBeVisible();
  }
  await expect(links.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(links.getByRole('link', { name: 'Registrati' })).toBeHidden();
  await closeMenu(page);
}

async function closeMenu(page: Page): Promise<void> {
  if (await page.getByRole('dialog', { name: 'Menu' }).isVisible()) {
    await page.keyboard.press('Escape');
  }
}
