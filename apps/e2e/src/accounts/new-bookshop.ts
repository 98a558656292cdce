import { randomBytes } from 'node:crypto';
import { newPerson } from '@zaino/browser-testing/account';
import { expect } from '@zaino/browser-testing/shop';
import type { Page } from '@playwright/test';

export const VAT_NUMBER = '00000140194';
const morning = [{ from: '09:00', to: '12:30' }];
const details = {
  address: 'Corso Mazzini 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  openingHours: [morning, morning, morning, morning, morning, [], []],
};

/** An owner who has just registered, signed in at the page, with all but the wish to open. */
export async function registerOwner({ request }: Page) {
  const mark = randomBytes(4).toString('hex');
  const { email, password, name } = newPerson();
  const bookshopName = `Libreria Prova ${mark}`;
  const profile = { name, bookshopName, domain: `prova-${mark}` };
  const answer = await request.post('/api/auth/register', { data: { email, password, profile } });
  const { csrfToken, tenant } = (await answer.json()) as {
    csrfToken: string;
    tenant: { id: string };
  };
  const headers = { 'x-csrf-token': csrfToken };
  const data = { ...details, vatNumber: VAT_NUMBER };
  const change = await request.put(`/api/tenants/${tenant.id}`, { headers, data });
  expect(change.status(), await change.text()).toBe(200);
  return { email, bookshopName, domain: profile.domain, tenantId: tenant.id, headers };
}
