import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newPerson, type TestPerson } from '@zaino/browser-testing/account';
import { expect } from '@zaino/browser-testing/shop';
import type { TenantChanges } from '@zaino/contracts/bookshops';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import { approveBookshop } from './approve-bookshop';
import { proveAddress } from './prove-address';

/** By whose calls it is made: nobody yet, and its owner afterwards. */
type Owner = Pick<Page, 'request'>;

/** A bookshop of this test alone. */
export interface OpenedBookshop extends TestPerson {
  tenantId: string;
  bookshopName: string;
  domain: string;
  /** For calls that change something. */
  headers: Record<string, string>;
  /** By its owner's hand. */
  change: (changes: TenantChanges) => Promise<void>;
}

/** Registers a bookshop, of a name that no other one has, which begins as told. */
export async function registerBookshop(
  { request }: Owner,
  begin = 'Libreria Prova',
): Promise<OpenedBookshop> {
  const mark = randomBytes(4).toString('hex');
  const person = newPerson();
  const { email, password, name } = person;
  const place = { bookshopName: `${begin} ${mark}`, domain: `prova-${mark}` };
  const profile = { name, ...place };
  const answer = await request.post('/api/auth/register', { data: { email, password, profile } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { csrfToken, tenant } = (await answer.json()) as Session & { tenant: { id: string } };
  const headers = { [CSRF_HEADER]: csrfToken };
  const change = async (data: TenantChanges) => {
    const changed = await request.put(`/api/tenants/${tenant.id}`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
  };
  return { ...person, ...place, tenantId: tenant.id, headers, change };
}

export const VAT_NUMBER = '00000140194';
const morning = [{ from: '09:00', to: '12:30' }];
const details: TenantChanges = {
  address: 'Corso Mazzini 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  email: 'clienti@libreria.example',
  openingHours: [morning, morning, morning, morning, morning, [], []],
  vatNumber: VAT_NUMBER,
};

/** The same with all but a proven address and the wish to open. */
export async function registerReadyBookshop(owner: Owner, begin?: string): Promise<OpenedBookshop> {
  const bookshop = await registerBookshop(owner, begin);
  await bookshop.change(details);
  return bookshop;
}

/** One that families see, and can pick up at. */
export async function openBookshop(
  owner: Owner,
  { begin, ...changes }: TenantChanges & { begin?: string } = {},
): Promise<OpenedBookshop> {
  const bookshop = await registerReadyBookshop(owner, begin);
  await proveAddress(owner.request, bookshop.email);
  await bookshop.change({ state: 'open', offersPickup: true, ...changes });
  await approveBookshop(owner.request, bookshop.tenantId);
  return bookshop;
}
