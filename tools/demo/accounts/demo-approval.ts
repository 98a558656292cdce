import { waitUntil } from '@zaino/testing/processes';
import { succeed } from './call-shop';
import { demoBookshops } from './demo-bookshops';
import type { DemoCustomer } from './demo-customers';
import { proveAddress } from './prove-address';

/** What approves a demo bookshop: the mail catcher that has its owner's mail, and an admin. */
export interface ApprovalMeans {
  /** Of the mail catcher's page. */
  mailsUrl: string;
  admin: { username: string; password: string };
}

interface OwnTenant {
  opening: { missing: string[] };
}

const PROOF_PATIENCE_MS = 20_000;

/** Takes an owner's bookshop through all steps that are missing: a partita IVA, a proven address, an admin's approval. */
export async function approveDemoBookshop(
  url: string,
  { email, customer }: { email: string; customer: DemoCustomer },
  { mailsUrl, admin }: ApprovalMeans,
): Promise<void> {
  const { cookie, csrfToken, tenant } = customer;
  if (tenant === null) throw new Error('it has no bookshop');
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const own = `${url}/api/tenants/${tenant.id}`;
  const missing = async () =>
    (await succeed<OwnTenant>(own, { method: 'GET', headers })).opening.missing;
  const atFirst = await missing();
  if (atFirst.length === 0) return;
  if (atFirst.includes('vat-number')) {
    const vatNumber = demoBookshops.find((shop) => shop.email === email)?.vatNumber;
    await succeed(own, { method: 'PUT', headers, body: { vatNumber } });
  }
  if (atFirst.includes('email')) {
    await proveAddress({ url, mailsUrl }, email, { cookie, csrfToken });
    const isKnown = async () => !(await missing()).includes('email');
    if (!(await waitUntil(isKnown, PROOF_PATIENCE_MS))) {
      throw new Error('the bookshop did not hear in time that its owner’s address is proven');
    }
  }
  await approve(url, tenant.id, admin);
}

async function approve(url: string, id: string, admin: ApprovalMeans['admin']): Promise<void> {
  const login = { method: 'POST', body: admin };
  const { token = '' } = await succeed<{ token?: string }>(`${url}/api/admin/login`, login);
  const headers = { authorization: `Bearer ${token}` };
  const path = `${url}/api/admin/bookshops/${id}`;
  const { version } = await succeed<{ version: number }>(path, { method: 'GET', headers });
  const body = { version, command: { kind: 'approve' } };
  await succeed(`${path}/commands`, { method: 'POST', headers, body });
  await succeed(`${url}/api/admin/logout`, { method: 'POST', headers, body: {} });
}
