import { type ShopAnswer, callShop, reasonOf, succeed } from './call-shop';
import { demoBookshops } from './demo-bookshops';

interface Account {
  /** Its e-mail address. */
  name: string;
  password: string;
}

/** Somebody who is signed in at the shop. */
export interface DemoCustomer {
  cookie: string;
  csrfToken: string;
  customerToken: string;
  tenant: { id: string; state: string } | null;
}

type Session = Omit<DemoCustomer, 'cookie'>;

const family = {
  name: 'Anna Ferrari',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
};

const bookshopOf = ({ name }: Pick<Account, 'name'>) =>
  demoBookshops.find(({ email }) => email === name);

/** By registration; an account that a start before has made is signed in. */
export async function signInOrRegister(
  url: string,
  { name, password }: Account,
): Promise<DemoCustomer> {
  const body = { email: name, password, profile: bookshopOf({ name })?.profile ?? family };
  const registered = await callShop(`${url}/api/auth/register`, { method: 'POST', body });
  if (registered.status === 200) return customerOf(registered);
  const login = { email: name, password };
  const answer = await callShop(`${url}/api/auth/login`, { method: 'POST', body: login });
  const { success } = answer.body as { success?: boolean };
  if (success !== true) throw new Error(reasonOf(registered.body));
  return customerOf(answer);
}

/** Gives the owner's bookshop what it needs, opens it, and connects its account for payments. */
export async function openDemoBookshop(
  url: string,
  account: Pick<Account, 'name'>,
  { tenant, cookie, csrfToken }: DemoCustomer,
): Promise<void> {
  const bookshop = bookshopOf(account);
  if (tenant === null || bookshop === undefined) throw new Error('it has no bookshop');
  const headers = { cookie, 'x-csrf-token': csrfToken };
  const own = `${url}/api/tenants/${tenant.id}`;
  if (tenant.state !== 'open') {
    await succeed(own, { method: 'PUT', headers, body: bookshop.details });
  }
  const { paymentAccount: stripeAccountId } = bookshop;
  if (stripeAccountId === null) return;
  await succeed(`${own}/stripe/connect`, { method: 'POST', headers, body: { stripeAccountId } });
}

/** Leaves no device of the starter's own behind. */
export async function signOut(url: string, { cookie, csrfToken }: DemoCustomer): Promise<void> {
  const headers = { cookie, 'x-csrf-token': csrfToken };
  await callShop(`${url}/api/auth/logout`, { method: 'POST', headers, body: {} });
}

function customerOf({ body, cookies }: ShopAnswer): DemoCustomer {
  const { csrfToken, customerToken, tenant } = body as Session;
  return { csrfToken, customerToken, tenant, cookie: cookies.join('; ') };
}
