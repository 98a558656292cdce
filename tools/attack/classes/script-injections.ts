import { randomUUID } from 'node:crypto';
import { injections } from '@zaino/testing/injections';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import type { PersonAnswer, Person } from '../people/person';
import { aProduct, orderOf, type PlacedPurchase, sendOrder, wishFor } from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import { dangerousMarkup } from '../shop/dangerous-markup';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

/** Pages that write what their address says. */
const reflecting: ((text: string) => string)[] = [
  (text) => `/products?search=${text}`,
  (text) => `/blog?search=${text}`,
  (text) => `/search?nome=${text}`,
  (text) => `/cerca?q=${text}`,
  (text) => `/auth/login?da=${text}`,
  (text) => `/${text}`,
];

/** The short form looks at the profile, which is never kept, after each so many texts. */
const PROFILES = 6;
/** And writes of a bookshop one in so many. */
const BOOKSHOPS = 3;

/** Halves of characters, which no address can hold, become marks. */
const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

export const scriptInjections: AttackClass = {
  name: 'script injections',
  proves: 'ASVS 1.2.1, 1.2.3, 3.2.2',
  tried: 'markup in addresses of pages, comments, names, children, orders, bookshops and messages',
  holds: 'no page that the server draws has it as markup, and JSON is never taken for a page',
  run: async (shop, tally) => {
    await reflect(shop, tally);
    await comment(shop, tally);
    await fillInAccount(shop, tally);
    await order(shop, tally);
    await fillInBookshop(shop, tally);
  },
};

function expectHarmless(what: string, answer: PersonAnswer, tally: Tally): void {
  const type = answer.headers['content-type'] ?? '';
  const isPage = type.startsWith('text/html');
  const isInert = /^(?:application|text)\/(?:[\w+.-]*json|xml|[\w.-]+\+xml|plain)/.test(type);
  const found = isPage ? dangerousMarkup(answer.body) : [];
  const isSniffed = answer.headers['x-content-type-options'] !== 'nosniff';
  const isHeld = found.length === 0 && (isPage || (isInert && !isSniffed)) && answer.status < 500;
  tally.note(what, isHeld, found[0] ?? `${answer.status} ${type}`);
}

/** Of the short form each page gets others, so that all of them are tried somewhere. */
const forPlace = (place: number, places: number, isShort: boolean) =>
  injections.filter((_, at) => !isShort || at % places === place);

async function reflect({ people, isShort }: AttackedShop, tally: Tally): Promise<void> {
  const guest = people.guest();
  for (const [place, pathOf] of reflecting.entries()) {
    await inTurns(forPlace(place, reflecting.length, isShort), async ({ name, text }) => {
      const page = await guest.get(pathOf(encoded(text)));
      expectHarmless(`${name} in ${pathOf('…')}`, page, tally);
    });
  }
}

/** A stranger's comments, once an admin has approved all of them. */
async function comment({ people }: AttackedShop, tally: Tally): Promise<void> {
  const admin = await people.admin();
  const { articles } = await people.guest().done<{ articles: { id: string; slug: string }[] }>({
    path: '/api/getBlogArticles?limit=2&content=false',
  });
  const [first] = articles;
  if (!first) throw new Error('There is no article.');
  const path = `/api/addBlogComment?articleId=${first.id}`;
  await inTurns(injections, async ({ text }) => {
    const body = { name: text.slice(0, 50), email: 'x@example.com', content: text };
    await people.guest().post(path, body);
  });
  const { comments } = await admin.done<{ comments: { id: string }[] }>({
    path: `/api/blog/comments?articleId=${first.id}`,
  });
  const ids = comments.map(({ id }) => id);
  await admin.post('/api/blog/comments/moderate', { ids, action: 'approve' });
  for (const shown of [`/blog/${first.slug}`, `/api/getBlogComments?articleId=${first.id}`]) {
    expectHarmless(`comments on ${shown}`, await people.guest().get(shown), tally);
  }
  tally.note('most comments were taken', ids.length > 0, ids.length);
}

/** What the signed-in fill in of themselves. */
async function fillInAccount({ people, isShort }: AttackedShop, tally: Tally): Promise<void> {
  const customer = await people.register();
  const { person } = customer;
  for (const { name, text } of forPlace(0, PROFILES, isShort)) {
    const short = text.slice(0, 60);
    const taken = await person.put('/api/profile', {
      displayName: short,
      firstName: short,
      lastName: short,
      address: text.slice(0, 200),
      city: text.slice(0, 100),
      province: text.slice(0, 100),
    });
    if (taken.status !== 200) {
      expectHarmless(`${name} refused as a name`, taken, tally);
      continue;
    }
    expectHarmless(`${name} in the profile`, await person.get('/profile'), tally);
  }
  const child = { schoolCode: 'CRMM8ZZ01L', classe: '1', sezione: 'A' };
  for (const { name, text } of injections.slice(0, 12)) {
    const body = { ...child, nickname: text.slice(0, 30), schoolName: text.slice(0, 200) };
    expectHarmless(`${name} as a child`, await person.post('/api/children', body), tally);
  }
  expectHarmless('children', await person.get('/dashboard'), tally);
}

/** What an order's page shows of what was written into it. */
async function order(shop: AttackedShop, tally: Tally): Promise<void> {
  const wish = wishFor(await aProduct(shop));
  const texts = injections.filter(({ name }) =>
    /^(?:script|out of|handler|svg|polyglot)/.test(name),
  );
  let orders = 0;
  await inTurns(texts, async ({ name, text }) => {
    const customer = await customerFor(shop);
    const written = await orderWith(customer, { wish, text });
    const isThere = written.status === 200;
    if (isThere) orders += 1;
    const { orderId } = isThere ? (written.json() as PlacedPurchase) : { orderId: '' };
    const page = isThere ? await customer.person.get(`/orders/${orderId}`) : written;
    expectHarmless(`${name} in an order`, page, tally);
  });
  tally.note('most orders were taken', orders > 0, orders);
}

/** An order for each is more than one account may have open. */
let writer: { customer: Promise<Customer>; orders: number } | undefined;
const ORDERS_OF_ONE = 4;

function customerFor({ people }: AttackedShop): Promise<Customer> {
  if (!writer || writer.orders >= ORDERS_OF_ONE)
    writer = { customer: people.register(), orders: 0 };
  writer.orders += 1;
  return writer.customer;
}

async function orderWith(
  customer: Customer,
  { wish, text }: { wish: ReturnType<typeof wishFor>; text: string },
): Promise<PersonAnswer> {
  const right = (await orderOf(customer, wish)) as {
    contact: object;
    address: object;
  };
  const names = { firstName: text.slice(0, 60), lastName: text.slice(0, 60) };
  const schoolName = text.slice(0, 200);
  const child = { id: randomUUID(), nickname: text.slice(0, 40), schoolCode: 'X', schoolName };
  return sendOrder(customer.person, {
    ...right,
    contact: { ...right.contact, ...names },
    address: { ...right.address, ...names, address: text.slice(0, 200) },
    children: [{ ...child, classe: text.slice(0, 10), sezione: text.slice(0, 60), tetto: null }],
  });
}

/** What an owner fills in, as the owner and an admin see it. */
async function fillInBookshop({ people, isShort }: AttackedShop, tally: Tally): Promise<void> {
  const { person, tenantId } = await people.owner('one');
  const admin: Person = await people.admin();
  for (const { name, text } of forPlace(1, BOOKSHOPS, isShort)) {
    const body = {
      name: text.slice(0, 120),
      address: text.slice(0, 200),
      city: text.slice(0, 100),
      pickupNotes: text.slice(0, 500),
    };
    const answer = await person.put(`/api/tenants/${tenantId}`, body);
    expectHarmless(`${name} in a bookshop`, answer, tally);
  }
  expectHarmless('the owner’s page', await person.get('/dashboard'), tally);
  const seen = await admin.get(`/api/admin/bookshops/${tenantId}`);
  expectHarmless('the admin’s list', seen, tally);
}
