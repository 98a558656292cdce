import { randomBytes } from 'node:crypto';
import { newPerson } from '@zaino/browser-testing/account';
import { staffToken } from '@zaino/browser-testing/admin';
import { type APIRequestContext, expect } from '@playwright/test';
import { proveAddress } from './prove-address';

const morning = [{ from: '09:00', to: '12:30' }];
const details = {
  address: 'Corso Mazzini 4',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  email: 'clienti@libreria.example',
  openingHours: [morning, morning, morning, morning, morning, [], []],
  vatNumber: '00000140194',
};

interface OpenedBookshop {
  tenantId: string;
  /** Stands first in a list by name. */
  name: string;
  email: string;
}

/** A bookshop of a test's own, open for pick-up; whoever asks is its owner, signed in, from then on. */
export async function openBookshop(request: APIRequestContext): Promise<OpenedBookshop> {
  const mark = randomBytes(4).toString('hex');
  const { email, password, name: owner } = newPerson();
  const name = `Abaco Libri ${mark}`;
  const profile = { name: owner, bookshopName: name, domain: `abaco-${mark}` };
  const answer = await request.post('/api/auth/register', { data: { email, password, profile } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { csrfToken, tenant } = (await answer.json()) as {
    csrfToken: string;
    tenant: { id: string };
  };
  const change = async (data: object) => {
    const headers = { 'x-csrf-token': csrfToken };
    const changed = await request.put(`/api/tenants/${tenant.id}`, { headers, data });
    expect(changed.status(), await changed.text()).toBe(200);
    return (await changed.json()) as { opening: { missing: string[] } };
  };
  await change({ ...details, state: 'open' });
  await proveAddress(request, email);
  // Word of the proof goes from service to service.
  await expect.poll(async () => (await change({})).opening.missing).toEqual(['approval']);
  await approveBookshop(request, tenant.id);
  await change({ offersPickup: true });
  return { tenantId: tenant.id, name, email };
}

/** As an admin does; fails while something is missing. */
export async function approveBookshop(request: APIRequestContext, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await staffToken(request)}` };
  const path = `/api/admin/bookshops/${id}`;
  const { version } = (await (await request.get(path, { headers })).json()) as { version: number };
  const data = { version, command: { kind: 'approve' } };
  const answer = await request.post(`${path}/commands`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}
