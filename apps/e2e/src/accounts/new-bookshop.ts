import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, type TestPerson } from '@zaino/browser-testing/account';
import { expect } from '@zaino/browser-testing/shop';

/** A bookshop of this test alone. */
export interface NewBookshop extends TestPerson {
  tenantId: string;
  /** For calls that change something. */
  headers: Record<string, string>;
}

/** Registers a bookshop; its owner is signed in at the page. */
export async function registerBookshop({ request }: Page): Promise<NewBookshop> {
  const mark = randomBytes(4).toString('hex');
  const person = newPerson();
  const { email, password, name } = person;
  const profile = { name, bookshopName: `Libreria Prova ${mark}`, domain: `prova-${mark}` };
  const answer = await request.post('/api/auth/register', { data: { email, password, profile } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { csrfToken, tenant } = (await answer.json()) as {
    csrfToken: string;
    tenant: { id: string };
  };
  return { ...person, tenantId: tenant.id, headers: { 'x-csrf-token': csrfToken } };
}
