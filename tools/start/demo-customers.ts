import type { DemoAccount } from './stamps.ts';

/** Somebody who is signed in at the shop. */
interface Customer {
  cookie: string;
  csrfToken: string;
  tenant: { id: string; state: string } | null;
}

type Session = Omit<Customer, 'cookie'>;

const profiles: Record<string, object> = {
  family: { name: 'Anna Ferrari', city: 'Cremona', postalCode: '26100', province: 'Cremona' },
  bookshop: {
    name: 'Libreria Il Segnalibro',
    firstName: 'Paolo',
    lastName: 'Ricci',
    domain: 'il-segnalibro',
  },
};

const morning = { from: '09:00', to: '12:30' };
const afternoon = { from: '15:30', to: '19:00' };
const bookshop = {
  phone: '0372 000000',
  address: 'Via dei Banchi 12',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  openingHours: [
    [afternoon],
    ...Array.from({ length: 4 }, () => [morning, afternoon]),
    [morning],
    [],
  ],
  pickupNotes: 'Ritiro alla cassa, con il numero dell’ordine.',
  offersPickup: true,
  state: 'open',
};

/** By registration; an account that a start before has made is signed in. */
export async function signInOrRegister(
  url: string,
  { kind, name, password }: DemoAccount,
): Promise<Customer> {
  const body = { email: name, password, profile: profiles[kind] };
  const registered = await call(`${url}/api/auth/register`, { method: 'POST', body });
  if (registered.status === 200) return customerOf(registered);
  const login = { email: name, password };
  const answer = await call(`${url}/api/auth/login`, { method: 'POST', body: login });
  const { success } = answer.body as { success?: boolean };
  if (success !== true) throw new Error(reasonOf(registered.body));
  return customerOf(answer);
}

/** Gives the owner's bookshop what it needs and opens it. */
export async function openDemoBookshop(
  url: string,
  { tenant, cookie, csrfToken }: Customer,
): Promise<void> {
  if (tenant === null) throw new Error('it has no bookshop');
  if (tenant.state === 'open') return;
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const answer = await call(`${url}/api/tenants/${tenant.id}`, {
    method: 'PUT',
    headers,
    body: bookshop,
  });
  if (answer.status !== 200) throw new Error(reasonOf(answer.body));
}

/** Leaves no device of the starter's own behind. */
export async function signOut(url: string, { cookie, csrfToken }: Customer): Promise<void> {
  const headers = { cookie, 'x-csrf-token': csrfToken };
  await call(`${url}/api/auth/logout`, { method: 'POST', headers, body: {} });
}

interface Answer {
  status: number;
  cookies: string[];
  body: unknown;
}

async function call(
  url: string,
  { method, body, headers }: { method: string; body: object; headers?: Record<string, string> },
): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return { status: answer.status, cookies, body: await answer.json() };
}

function customerOf({ body, cookies }: Answer): Customer {
  const { csrfToken, tenant } = body as Session;
  return { csrfToken, tenant, cookie: cookies.join('; ') };
}

function reasonOf(body: unknown): string {
  return (body as { error?: string } | null)?.error ?? 'no reason given';
}
