import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, type TestPerson } from '@zaino/browser-testing/account';
import { expect } from '@zaino/browser-testing/shop';
import { approveBookshop } from './approve-bookshop';
import { proveAddress } from './prove-address';

/** A bookshop of this test alone. */
export interface NewBookshop extends TestPerson {
  tenantId: string;
  bookshopName: string;
  domain: string;
  /** For calls that change something. */
  headers: Record<string, string>;
}

/** Registers a bookshop; its owner is signed in at the page. */
export async function registerBookshop({ request }: Page): Promise<NewBookshop> {
  const mark = randomBytes(4).toString('hex');
  const person = newPerson();
  const { email, password, name } = person;
  const place = { bookshopName: `Libreria Prova ${mark}`, domain: `prova-${mark}` };
  const profile = { name, ...place };
  const answer = await request.post('/api/auth/register', { data: { email, password, profile } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { csrfToken, tenant } = (await answer.json()) as {
    csrfToken: string;
    tenant: { id: string };
  };
  return { ...person, ...place, tenantId: tenant.id, headers: { 'x-csrf-token': csrfToken } };
}

export const VAT_NUMBER = '00000140194';
const morning = [{ from: '09:00', to: '12:30' }];
const details = {
  address: 'Corso Mazzini 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  email: 'clienti@libreria.example',
  openingHours: [morning, morning, morning, morning, morning, [], []],
  vatNumber: VAT_NUMBER,
};

/** The same with all but a proven address and the wish to open. */
export async function registerReadyBookshop(page: Page): Promise<NewBookshop> {
  const bookshop = await registerBookshop(page);
  const { headers, tenantId } = bookshop;
  const change = await page.request.put(`/api/tenants/${tenantId}`, { headers, data: details });
  expect(change.status(), await change.text()).toBe(200);
  return bookshop;
}

/** One that families see. */
export async function openBookshop(page: Page): Promise<NewBookshop> {
  const bookshop = await registerReadyBookshop(page);
  const { email, headers, tenantId } = bookshop;
  await proveAddress(page.request, email);
  const data = { state: 'open', offersPickup: true };
  const answer = await page.request.put(`/api/tenants/${tenantId}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  await approveBookshop(page.request, tenantId);
  return bookshop;
}
