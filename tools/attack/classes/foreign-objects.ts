import { randomUUID } from 'node:crypto';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import { aProduct, pay, placed, wishFor } from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import type { ForeignCall } from './foreign-call';
import { foreignDeskOrders } from './foreign-desk-orders';
import { foreignUsedBooks } from './foreign-used-books';

type Note = (what: string, isHeld: boolean, seen: unknown) => void;

const person = { name: 'Anna Ferrari', email: 'anna@example.com' };
const child = {
  nickname: 'Ada',
  schoolCode: 'CRMM8ZZ01L',
  schoolName: 'Scuola',
  classe: '1',
  sezione: 'A',
};

export const foreignObjects: AttackClass = {
  name: 'foreign objects',
  proves: 'ASVS 8.2.2',
  tried:
    'ids of another’s orders, documents, children, used books, devices, bookshop and of orders and books at another’s desk, by all who are signed in',
  holds: '403 or 404, word for word what an id gets that nobody has',
  run: async (shop, tally) => {
    const { people } = shop;
    const anna = await people.family('anna');
    const calls = [
      ...(await callsWith(shop, anna)),
      ...(await foreignDeskOrders(shop, anna)),
      ...(await foreignUsedBooks(shop, anna, child.schoolCode)),
    ];
    const own = await anna.person.get('/api/orders');
    tally.note('her own orders are there', own.status === 200 && own.body.includes('"number"'));
    const strangers = [
      await people.family('bruno'),
      await people.owner('one'),
      await people.owner('other'),
    ];
    const [, owner] = strangers;
    for (const stranger of strangers) {
      const ofOwner = stranger === owner ? [] : ofBookshop(owner?.tenantId ?? '');
      for (const call of [...calls, ...ofOwner]) {
        const { what, isHeld, seen } = await tryForeign(stranger, call);
        tally.note(what, isHeld, seen);
      }
    }
    await tryAsGuest(shop, calls, (what, isHeld, seen) => tally.note(what, isHeld, seen));
    await tryCartOfAnother(shop, anna, (what, isHeld, seen) => tally.note(what, isHeld, seen));
  },
};

async function callsWith(shop: AttackedShop, anna: Customer): Promise<ForeignCall[]> {
  const order = await placed(anna, wishFor(await aProduct(shop)));
  await pay(shop, anna, order);
  const { id: childId } = await anna.person.done<{ id: string }>({
    method: 'POST',
    path: '/api/children',
    body: child,
  });
  const { lines } = await anna.person.done<{ lines: { id: string }[] }>({
    path: `/api/orders/${order.orderId}`,
  });
  const lineIds = lines.map(({ id }) => id);
  const { sessions } = await anna.person.done<{ sessions: { id: string }[] }>({
    path: '/api/auth/sessions',
  });
  const ofOrder = (method: string, rest: string, body?: object): ForeignCall => ({
    method,
    path: (id) => `/api/orders/${id}${rest}`,
    id: order.orderId,
    ...(body && { body }),
  });
  const documents = ['ricevuta', 'fattura', 'dichiarazione-spese', 'ricevuta-recesso'];
  const children = (id: string) => `/api/children/${id}`;
  return [
    ofOrder('GET', ''),
    ofOrder('POST', '/payment', {}),
    ofOrder('POST', '/payment-checks', {}),
    ofOrder('POST', '/cancellation', { lineIds }),
    ofOrder('POST', '/withdrawal', { lineIds, ...person }),
    ofOrder('POST', '/reorder', {}),
    ...documents.map((kind) => ofOrder('GET', `/documents/${kind}.pdf`)),
    { method: 'PUT', path: children, id: childId, body: child },
    { method: 'DELETE', path: children, id: childId },
    {
      method: 'PUT',
      path: (id) => `${children(id)}/rest`,
      id: childId,
      body: { isKept: true },
    },
    {
      method: 'PUT',
      path: (id) => `${children(id)}/books`,
      id: childId,
      body: { books: [{ isbn: '9788899001216', isOwned: true }] },
    },
    {
      method: 'DELETE',
      path: (id) => `/api/auth/sessions/${encodeURIComponent(id)}`,
      id: sessions[0]?.id ?? '',
      isByPassword: true,
    },
  ];
}

function ofBookshop(tenantId: string): ForeignCall[] {
  const path = (id: string) => `/api/tenants/${id}`;
  return [
    { path, id: tenantId },
    { method: 'PUT', path, id: tenantId, body: { phone: '0372 1' } },
    {
      method: 'POST',
      path: (id) => `/api/tenants/${id}/stripe/connect`,
      id: tenantId,
      body: { stripeAccountId: null },
    },
  ];
}

/** Orders of who has an account, by who has ordered without one. */
async function tryAsGuest(
  { people }: AttackedShop,
  calls: readonly ForeignCall[],
  note: Note,
): Promise<void> {
  const guest = { person: await people.orderGuest(), password: '' };
  for (const call of calls.filter(({ path }) => path('x').startsWith('/api/orders/'))) {
    const { what, isHeld, seen } = await tryForeign(guest, call);
    note(`${what} without an account`, isHeld, seen);
  }
}

/** Asks for what is another's, and for what is nobody's. */
async function tryForeign(
  { person, password }: Pick<Customer, 'person' | 'password'>,
  { path, id, isByPassword, ...call }: ForeignCall,
) {
  const asked = { ...call, ...(isByPassword && { body: { password } }) };
  const foreign = await person.ask({ ...asked, path: path(id) });
  const unknown = await person.ask({ ...asked, path: path(unlike(id)) });
  const isSilent = withoutMarks(foreign.body) === withoutMarks(unknown.body);
  const isRefused = [403, 404].includes(foreign.status) && foreign.status === unknown.status;
  return {
    what: `${call.method ?? 'GET'} ${path(':id')}`,
    isHeld: isRefused && isSilent,
    seen: [foreign.status, foreign.body, unknown.body],
  };
}

/** An id of the same form that nobody has. */
function unlike(id: string): string {
  if (/^[0-9a-f-]{36}$/.test(id)) return randomUUID();
  if (/^ZN-/.test(id)) return 'ZN-7777-7777';
  return id.replace(/[\w]/g, (letter) => (letter === 'a' ? 'b' : 'a'));
}

/** What differs from call to call alike. */
const withoutMarks = (body: string): string =>
  body.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|"requestId":"[^"]*"|"instance":"[^"]*"/g, '');

/** The cart's changes name whose cart it is. */
async function tryCartOfAnother(
  { people }: AttackedShop,
  anna: Customer,
  note: Note,
): Promise<void> {
  const bruno = await people.family('bruno');
  const body = { id: randomUUID(), customerId: anna.uid, lines: [], shippingMethod: 'pickup' };
  const answer = await bruno.person.post('/api/cart/changes', body);
  note('another’s cart by its customer', answer.status >= 400 && answer.status < 500, answer.body);
  const headers = { 'x-customer-token': anna.customerToken };
  const handle = await bruno.person.ask({ path: '/api/profile', headers });
  note('another’s customer token', handle.status === 401, handle.status);
  const alone = await people.guest(headers).get('/api/profile');
  note('a customer token alone', alone.status === 401, alone.status);
}
