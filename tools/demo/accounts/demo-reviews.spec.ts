import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reviewInputSchema } from '@zaino/contracts/catalogue';
import { demoReviews, writeDemoReviews } from './demo-reviews';

interface Call {
  /** With its method. */
  name: string;
  headers: IncomingHttpHeaders;
  body: unknown;
}

const family = {
  email: 'famiglia@demo.zaino.example',
  customer: { cookie: 'zaino_session=id', csrfToken: 'csrf', customerToken: 'x', tenant: null },
};
const admin = { username: 'demo', password: 'of this machine' };

const products = demoReviews.map(({ product }, index) => ({
  id: `P-000${index + 1}`,
  nome: product,
  prezzoScontato: 10,
  pezzi_singolo_acquisto: 1,
  disponibile: true,
}));
const waiting = demoReviews.map(({ text }, index) => ({ id: String(index + 1), version: 1, text }));

/** What the shop answers, by the beginning of a call. */
const answers = (own: object | null): [begin: string, body: object][] => [
  ['GET /api/getproducts', { products }],
  ['GET /api/products/', { review: own, hasBought: true }],
  ['GET /api/pickup-points', { pickupPoints: [{ id: 'shop' }] }],
  ['POST /api/quotes', { fingerprint: 'f' }],
  ['POST /api/orders', { orderId: 'o' }],
  ['POST /api/admin/login', { token: 'bearer' }],
  ['GET /api/admin/orders/o', { version: 3, lines: [{ id: 'l' }] }],
  ['POST /api/admin/orders/o/commands', { version: 4, lines: [{ id: 'l' }] }],
  ['GET /api/admin/reviews', { reviews: waiting }],
];

let server: Server;
let url: string;
let calls: Call[];
let own: object | null;

beforeEach(async () => {
  calls = [];
  own = null;
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const name = `${request.method ?? ''} ${request.url ?? ''}`;
      const body: unknown = text === '' ? null : JSON.parse(text);
      calls.push({ name, headers: request.headers, body });
      const answer = answers(own).findLast(([begin]) => name.startsWith(begin));
      response.end(JSON.stringify(answer?.[1] ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const made = (begin: string) => calls.filter(({ name }) => name.startsWith(begin));

describe('the demo’s reviews', () => {
  it('are what the shop takes', () => {
    for (const { stars, text } of demoReviews) {
      const review = { stars, text, image: null, firstName: 'Anna', initial: 'F' };
      expect(reviewInputSchema.safeParse(review).error).toBeUndefined();
    }
    expect(new Set(demoReviews.map(({ product }) => product)).size).toBe(demoReviews.length);
  });

  it('are written about what the family has bought, and published but for the last', async () => {
    await writeDemoReviews(url, family, admin);
    const [order] = made('POST /api/orders');
    expect(order?.headers).toMatchObject({ cookie: 'zaino_session=id', 'x-csrf-token': 'csrf' });
    expect(order?.body).toMatchObject({
      fingerprint: 'f',
      pickupPointId: 'shop',
      lines: products.map(({ id }) => ({ type: 'product', id, quantity: 1, prezzo: 10 })),
    });
    expect(made('POST /api/admin/orders/o/commands').map(({ body }) => body)).toEqual([
      { version: 3, command: { command: 'mark-ready', lineIds: ['l'] } },
      { version: 4, command: { command: 'register-shop-payment', lineIds: [], tender: 'cash' } },
      { version: 4, command: { command: 'deliver', lineIds: ['l'] } },
    ]);
    expect(made('PUT /api/products/').map(({ name }) => name)).toEqual(
      products.map(({ id }) => `PUT /api/products/${id}/reviews/own`),
    );
    const [decision] = made('POST /api/admin/reviews/moderate');
    expect(decision).toMatchObject({
      headers: { authorization: 'Bearer bearer' },
      body: {
        action: 'approve',
        reviews: waiting.slice(0, -1).map(({ id, version }) => ({ id, version })),
      },
    });
    expect(made('PUT /api/admin/reviews/')).toHaveLength(
      demoReviews.filter(({ answer }) => answer !== undefined).length,
    );
    expect(made('POST /api/admin/logout')).toHaveLength(1);
  });

  it('are written once', async () => {
    own = { id: '1' };
    await writeDemoReviews(url, family, admin);
    expect(calls.filter(({ name }) => !name.startsWith('GET'))).toEqual([]);
  });
});
