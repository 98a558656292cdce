import { randomUUID } from 'node:crypto';
import * as contract from '@zaino/contracts/orders';
import type { Access, SessionUser } from '@zaino/contracts/shared';
import { SERVICE_KEY_HEADER } from '@zaino/contracts/shared';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import fc from 'fast-check';
import Stripe from 'stripe';
import { documentCalls } from './documents/testing/document-calls';
import { aPayment } from './testing/a-payment';
import { orderCalls } from './testing/order-calls';
import { aProductLine, placedOrder } from './testing/placed-order';
import { SERVICE_KEY, WEBHOOK_SECRET } from './testing/test-config';
import { startTestService, type TestService } from './testing/test-service';
import { wantedBook, wantedProduct } from './testing/wanted';

const customerId = randomUUID();
const bookshopId = randomUUID();
const ORDERS = 12;

/** Orders of one customer in several states, every other to be fetched, and one that was placed by the shop's own call. */
async function fill(service: TestService): Promise<unknown> {
  const { catalogue, schools, bookshops, dataSource } = service;
  const product = catalogue.add({ pezzi_disponibili: 10_000 });
  const lines = [wantedProduct(product, { quantity: 2 }), wantedBook(schools.add())];
  const calls = orderCalls(service);
  const body = await calls.bodyOf(lines);
  const { body: placed } = await calls.send(await service.signIn({ uid: customerId }), body);
  const orders = [];
  for (let number = 0; number < ORDERS; number += 1) {
    const isPaid = number % 2 === 1;
    const order = isPaid
      ? { customerId, state: 'paid' as const, paymentState: 'paid' as const, paidAt: new Date() }
      : { customerId, paymentMethod: 'shop' as const, payBefore: null };
    const toFetch = { bookshopId, shippingMethod: 'pickup' as const };
    const made = await placedOrder(dataSource, {
      order: { ...order, ...(number % 4 < 2 && toFetch) },
      lines: [aProductLine(), number % 4 < 2 ? { sellerId: bookshopId } : {}],
    });
    if (isPaid) await aPayment(dataSource, made.order, { state: 'paid', paidAt: new Date() });
    orders.push(made);
  }
  const documents = documentCalls(service);
  const { order: billed } = await documents.paidOrder();
  const invoices = await documents.fiscal().issueInvoices(billed.id);
  const ids = orders.map(({ order, lines: rows }) => ({
    id: order.id,
    number: order.number,
    orders: order.number,
    isbn: rows.map(({ reference }) => reference),
    version: order.version,
    lineId: rows.map(({ id }) => id),
    token: order.trackingToken,
    uid: customerId,
  }));
  return [
    ids,
    invoices.map(({ id }) => ({ id, ids: [id] })),
    placed,
    body,
    { id: product.id, pickupPointId: bookshops.add({ id: bookshopId }).id, customerId },
  ];
}

const owner = { role: 'bookshop' as const, tenantId: bookshopId, displayName: 'Marta' };

/** Who asks, where an endpoint is not for admins. */
const users: Partial<Record<Access, Partial<SessionUser>>> = {
  customer: { uid: customerId },
  bookshop: owner,
  desk: owner,
};

/** Messages of the provider, signed or not. */
const events = fc.record({
  id: fc.string({ maxLength: 30 }),
  object: fc.constant('event'),
  type: fc.constantFrom(
    'checkout.session.completed',
    'checkout.session.expired',
    'charge.refunded',
    'payment_intent.payment_failed',
    'unknown',
  ),
  data: fc.record({ object: fc.jsonValue({ maxDepth: 3 }) }),
});

describe('the orders service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService();
      const { app, url: origin, stop } = service;
      const known = await fill(service);
      const signIn = async (access: Access) => {
        if (access === 'service') return { [SERVICE_KEY_HEADER]: SERVICE_KEY };
        if (access === 'public') return {};
        return (await service.signIn(users[access] ?? { role: 'admin' })).headers;
      };
      return { app, origin, stop, known, signIn };
    },
    headers: {
      'POST /api/orders': () => ({ [contract.IDEMPOTENCY_HEADER]: randomUUID() }),
      'POST /api/stripe/webhooks': ({ body }) => ({
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({
          payload: String(body),
          secret: WEBHOOK_SECRET,
        }),
      }),
    },
    bodies: {
      'POST /api/stripe/webhooks': events.map((event) => Buffer.from(JSON.stringify(event))),
    },
  });
});
