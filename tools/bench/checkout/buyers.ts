import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { orderRequest, quoteRequest } from '@zaino/tools/buyers/order-request';
import type { Wish } from '@zaino/tools/buyers/order-request';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import { bookIsbns, bookshop } from '@zaino/tools/buyers/stand-ins';
import { quantile } from '../identity/quantile';
import type { CheckoutStack } from './stack';

export type BuyersPaymentWay = Wish['payment'];

/** Steps of a buyer, in order. */
export const steps = ['cart', 'quote', 'order', 'payment'] as const;
type Step = (typeof steps)[number];

export interface Latency {
  p50: number;
  p95: number;
}

export interface Bought {
  orders: number;
  failures: string[];
  /** From the first call until the last answer, in seconds. */
  seconds: number;
  /** Milliseconds of a whole checkout, and of its steps. */
  checkout: Latency;
  byStep: Partial<Record<Step, Latency>>;
}

interface Shopping {
  people: SignedInBuyer[];
  way: BuyersPaymentWay;
  atOnce: number;
}

/** So many buyers at once, each a new customer with a new cart as soon as the last one is done. */
export async function buyAtOnce(stack: CheckoutStack, shopping: Shopping): Promise<Bought> {
  const { people, way, atOnce } = shopping;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce * 2 });
  const times: Record<Step | 'checkout', number[]> = {
    cart: [],
    quote: [],
    order: [],
    payment: [],
    checkout: [],
  };
  const failures: string[] = [];
  let next = 0;
  const work = async () => {
    for (let place = next++; place < people.length; place = next++) {
      const person = people[place];
      if (!person) return;
      const begin = performance.now();
      const timed = async <Answer>(step: Step, call: () => Promise<Answer>) => {
        const start = performance.now();
        const answer = await call();
        times[step].push(performance.now() - start);
        return answer;
      };
      const wish = wishOf(stack, place, way);
      await buyOne({ stack, agent, person, wish, timed }).catch((error: unknown) => {
        failures.push(error instanceof Error ? error.message : String(error));
      });
      times.checkout.push(performance.now() - begin);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - start) / 1_000;
  agent.destroy();
  const latency = (values: number[]) => ({
    p50: quantile(values, 0.5),
    p95: quantile(values, 0.95),
  });
  const byStep = Object.fromEntries(
    steps.filter((step) => times[step].length > 0).map((step) => [step, latency(times[step])]),
  );
  const orders = people.length - failures.length;
  return { orders, failures, seconds, checkout: latency(times.checkout), byStep };
}

interface Buying {
  stack: CheckoutStack;
  agent: Agent;
  person: SignedInBuyer;
  wish: Wish;
  timed: <Answer>(step: Step, call: () => Promise<Answer>) => Promise<Answer>;
}

async function buyOne({ stack, agent, person, wish, timed }: Buying): Promise<void> {
  const shop = (path: string, body: object, more: Record<string, string> = {}) =>
    postJson({
      agent,
      url: stack.gateway.url + path,
      body,
      headers: { ...person.headers, ...more },
    });
  await timed('cart', () => shop('/api/cart/changes', cartChanges(wish)));
  const quote = await timed('quote', () => shop('/api/quotes', quoteRequest(wish)));
  const { fingerprint } = quote as { fingerprint: string };
  const agreed = { fingerprint, email: person.email, pickupPointId: bookshop.id };
  const key = { 'idempotency-key': randomUUID() };
  const order = await timed('order', () => shop('/api/orders', orderRequest(wish, agreed), key));
  if (wish.payment === 'shop') return;
  const { paymentUrl } = order as { paymentUrl: string | null };
  if (paymentUrl === null) throw new Error('an order without its payment page');
  await timed('payment', () => payByCard(agent, paymentUrl));
}

/** Two products and a book, others for each buyer. */
export function wishOf(
  { products }: CheckoutStack,
  place: number,
  payment: BuyersPaymentWay,
): Wish {
  const chosen = [
    products[(place * 7) % products.length],
    products[(place * 13 + 1) % products.length],
  ];
  const lines = [...new Set(chosen)].flatMap((product) =>
    product
      ? [{ type: 'product' as const, id: product.id, quantity: 2, prezzo: product.price / 100 }]
      : [],
  );
  const book = {
    type: 'book' as const,
    isbn: bookIsbns[place % bookIsbns.length] ?? '',
    quantity: 1,
    prezzo: 20,
    scuola: { codice: 'CRIS00100X' },
    classe: '1',
    sezione: 'A',
  };
  const shippingMethod = payment === 'shop' ? 'pickup' : 'standard';
  return { lines: [...lines, book], shippingMethod, payment };
}

/** The cart as the browser brings it to the server. */
function cartChanges({ lines, shippingMethod }: Wish): object {
  return {
    id: randomUUID(),
    shippingMethod,
    lines: lines.map(({ quantity, ...line }) => ({
      line:
        line.type === 'product'
          ? { ...line, quantity, nome: `Quaderno ${line.id}`, categoria: 'Quaderni', immagini: [] }
          : {
              ...line,
              quantity,
              titolo: `Libro ${line.isbn}`,
              autore: 'R. Tassinari',
              editore: 'Rio Secco',
              copertina: null,
              materia: 'Matematica',
              scuola: { ...line.scuola, nome: 'Istituto di prova' },
            },
      deltas: [{ childId: null, pieces: quantity }],
    })),
  };
}

async function payByCard(agent: Agent, url: string): Promise<void> {
  const card = { numero: '4242424242424242', scadenza: '12/40', cvc: '123', nome: 'Anna Ferrari' };
  const answer = await send({
    agent,
    url,
    type: 'application/x-www-form-urlencoded',
    headers: {},
    body: new URLSearchParams(card).toString(),
  });
  if (answer.status !== 303) throw new Error(`paying: ${answer.status}`);
}

interface Post {
  agent: Agent;
  url: string;
  headers: Record<string, string>;
}

export async function postJson({ body, ...post }: Post & { body: object }): Promise<unknown> {
  const text = JSON.stringify(body);
  const answer = await send({ ...post, type: 'application/json', body: text });
  if (answer.status === 200) return JSON.parse(answer.text) as unknown;
  throw new Error(`${new URL(post.url).pathname}: ${answer.status} ${answer.text.slice(0, 200)}`);
}

function send({
  agent,
  url,
  headers,
  type,
  body,
}: Post & { type: string; body: string }): Promise<{ status: number; text: string }> {
  const own = { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method: 'POST', headers: { ...headers, ...own } }, (got) => {
      const chunks: Buffer[] = [];
      got.on('data', (chunk: Buffer) => chunks.push(chunk));
      got.on('error', reject);
      got.on('end', () => {
        resolve({ status: got.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject).end(body);
  });
}
