import { expect, type Page } from '@playwright/test';
import type { ChildChanges } from '@zaino/contracts/identity';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import type { Family } from './family';
import { type TaskCustomer, openByHeader } from './family-tasks';

/** Gives both children to whoever is signed in, as if they had been there for years. */
export async function saveChildren({ page }: Family, customer: TaskCustomer): Promise<void> {
  const { school, classes, nicknames } = customer;
  const { csrfToken } = (await (await page.request.get('/api/auth/me')).json()) as Session;
  const headers = { [CSRF_HEADER]: csrfToken };
  for (const [index, { classe, sezione }] of classes.entries()) {
    const data: ChildChanges = {
      nickname: nicknames[index] ?? '',
      schoolCode: school.codiceScuola,
      schoolName: school.nomeScuola,
      classe,
      sezione,
    };
    const answer = await page.request.post('/api/children', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** From the home page to all that both children need in the cart. */
export async function fillCartForChildren(family: Family): Promise<void> {
  const { page } = family;
  await page.goto('/');
  await openByHeader(family, 'Bacheca');
  const all = page.getByRole('button', { name: /quello che manca per tutti: / });
  await family.tap('quello che manca per tutti', all);
  await family.see(page.getByRole('heading', { level: 1, name: 'Carrello' }));
}

/** The cart has books for each of them. */
export async function expectForEach(page: Page, { nicknames }: TaskCustomer): Promise<void> {
  for (const nickname of nicknames) {
    await expect(page.getByRole('region', { name: nickname })).toContainText('ISBN');
  }
}
