import { setTimeout as delay } from 'node:timers/promises';
import { succeed } from './call-shop';
import { demoBookshops } from './demo-bookshops';
import type { Customer } from './demo-customers';

/** What approves a demo bookshop: the mail catcher that has its owner's mail, and an admin. */
export interface Approval {
  /** Of the mail catcher's page. */
  mailsUrl: string;
  admin: { username: string; password: string };
}

interface OwnTenant {
  opening: { missing: string[] };
}

const MAIL_PATIENCE_MS = 20_000;
const PROOF_PATIENCE_MS = 20_000;
const PAUSE_MS = 200;
const LINK = /\/auth\/verify\?token=([\w-]+)/;

/** Takes an owner's bookshop through all steps that are missing: a partita IVA, a proven address, an admin's approval. */
export async function approveDemoBookshop(
  url: string,
  { email, customer }: { email: string; customer: Customer },
  { mailsUrl, admin }: Approval,
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
    await proveAddress(url, { email, headers, mailsUrl });
    await until(async () => !(await missing()).includes('email'), PROOF_PATIENCE_MS);
  }
  await approve(url, tenant.id, admin);
}

interface Proof {
  email: string;
  headers: Record<string, string>;
  mailsUrl: string;
}

/** By the link of the mail, which is asked for once more where an earlier start has lost it. */
async function proveAddress(url: string, { email, headers, mailsUrl }: Proof): Promise<void> {
  const tokenOf = async () => {
    const mails = new URL('/api/mails', mailsUrl);
    mails.searchParams.set('to', email);
    const answer = (await (await fetch(mails)).json()) as { mails: { text: string }[] };
    return answer.mails.flatMap(({ text }) => LINK.exec(text)?.[1] ?? [])[0];
  };
  const isThere = async () => (await tokenOf()) !== undefined;
  const first = await until(isThere, MAIL_PATIENCE_MS / 2).catch(() => undefined);
  if (first === undefined) {
    await succeed(`${url}/api/auth/verification-requests`, { method: 'POST', headers, body: {} });
    await until(isThere, MAIL_PATIENCE_MS);
  }
  const body = { token: await tokenOf() };
  await succeed(`${url}/api/auth/verify`, { method: 'POST', body });
}

async function approve(url: string, id: string, admin: Approval['admin']): Promise<void> {
  const login = { method: 'POST', body: admin };
  const { token = '' } = await succeed<{ token?: string }>(`${url}/api/admin/login`, login);
  const headers = { authorization: `Bearer ${token}` };
  const path = `${url}/api/admin/bookshops/${id}`;
  const { updatedAt } = await succeed<{ updatedAt: string }>(path, { method: 'GET', headers });
  const body = { updatedAt, command: { kind: 'approve' } };
  await succeed(`${path}/commands`, { method: 'POST', headers, body });
  await succeed(`${url}/api/admin/logout`, { method: 'POST', headers, body: {} });
}

/** True once it is so; throws where it is not in time. */
async function until(isSo: () => Promise<boolean>, patienceMs: number): Promise<true> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('its owner’s address was not proven in time');
    await delay(PAUSE_MS);
  }
  return true;
}
