import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { newPerson } from '@zaino/browser-testing/account';
import { staffToken } from '@zaino/browser-testing/admin';
import { expect } from '@zaino/browser-testing/shop';
import type { AdminBookshop, TenantChanges } from '@zaino/contracts/bookshops';
import { CSRF_HEADER, type Session } from '@zaino/contracts/shared';
import { proveAddress } from './prove-address';

/** A bookshop that a test has to itself. */
export interface OpenBookshop {
  id: string;
  name: string;
  domain: string;
  /** By its owner's hand. */
  change: (changes: TenantChanges) => Promise<void>;
}

const VAT_NUMBER = '00000140194';
const day = [{ from: '09:00', to: '12:30' }];
const details: TenantChanges = {
  address: 'Corso Mazzini 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  email: 'clienti@libreria.example',
  openingHours: [day, day, day, day, day, day, []],
  vatNumber: VAT_NUMBER,
  state: 'open',
  offersPickup: true,
};

/** Opens a bookshop with pick-up, by the calls of owner and admin; `owner` is nobody yet, and its owner afterwards. */
export async function openBookshop(
  owner: APIRequestContext,
  changes: TenantChanges,
): Promise<OpenBookshop> {
  const mark = randomBytes(4).toString('hex');
  const { email, password, name: ownerName } = newPerson();
  const [name, domain] = [`Libreria Sconti ${mark}`, `sconti-${mark}`];
  const profile = { name: ownerName, bookshopName: name, domain };
  const registered = await owner.post('/api/auth/register', { data: { email, password, profile } });
  expect(registered.status(), await registered.text()).toBe(200);
  const { csrfToken, tenant } = (await registered.json()) as Session & { tenant: { id: string } };
  const { id } = tenant;
  const change = async (data: TenantChanges) => {
    const headers = { [CSRF_HEADER]: csrfToken };
    const answer = await owner.put(`/api/tenants/${id}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await proveAddress(owner, email);
  await change({ ...details, ...changes });
  await approve(owner, id);
  return { id, name, domain, change };
}

async function approve(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const path = `/api/admin/bookshops/${id}`;
  // The proof of the address is on its way from one service to another.
  const proven = async () => {
    const { opening, version } = (await (
      await request.get(path, { headers })
    ).json()) as AdminBookshop;
    return opening.missing.includes('email') ? null : version;
  };
  await expect.poll(proven, { timeout: 30_000 }).not.toBeNull();
  const data = { version: await proven(), command: { kind: 'approve' } };
  const answer = await request.post(`${path}/commands`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
