import { MINUTE_MS } from '@zaino/rules/durations';
import { waitUntil } from '@zaino/testing/processes';
import {
  type PaymentSandbox,
  startPaymentSandbox,
} from '@zaino/tools/payment-sandbox/start-payment-sandbox';
import { cards, payWith, setFaults } from '@zaino/tools/payment-sandbox/testing/shop-side';
import Stripe from 'stripe';
import type { Config } from '../config';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { PaymentEntity } from '../payments/payment.entity';
import { Payments } from '../payments/payments';
import { RefundEntity } from '../payments/refund.entity';
import { Catalogue } from '../upstreams/catalogue';
import { type OrderWithLines, placedOrder } from './placed-order';
import { WEBHOOK_SECRET } from './test-config';
import type { OrdersTestAnswer } from './test-calls';
import { startTestService, type TestProcess, type TestService } from './test-service';

type Faults = Parameters<typeof setFaults>[1];

/** What the provider knows. */
interface Ledger {
  sessions: Stripe.Checkout.Session[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  transfers: Stripe.Transfer[];
  transferReversals: Stripe.TransferReversal[];
  applicationFees: Stripe.ApplicationFee[];
  events: Stripe.Event[];
}

interface Placing {
  order?: Partial<OrderEntity>;
  lines?: Partial<OrderLineEntity>[];
  /** Payment account of the bookshop that sells the books, and what the shop keeps of its part: 5 % unless told. */
  account?: string;
  feePercent?: number;
}

/** All that is known of one order. */
interface OrderFacts {
  order: OrderEntity;
  lines: OrderLineEntity[];
  payments: PaymentEntity[];
  refunds: RefundEntity[];
}

export const ACCOUNT = 'acct_libreriadelcorso';

/** The service with its worker and the payment sandbox, whose messages come only when the test delivers them. */
export class PayingService {
  private constructor(
    readonly service: TestService,
    readonly worker: TestProcess,
    readonly sandbox: PaymentSandbox,
  ) {}

  static async start(config: Partial<Config> = {}): Promise<PayingService> {
    const sandbox = await startPaymentSandbox({ accounts: [ACCOUNT] });
    const { apiUrl: STRIPE_API_URL, secretKey: STRIPE_SECRET_KEY } = sandbox;
    const service = await startTestService({
      config: { STRIPE_API_URL, STRIPE_SECRET_KEY, ...config },
    });
    return new PayingService(service, await service.startProcess('worker'), sandbox);
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.sandbox.stop();
  }

  /** An order by card as a checkout leaves it: pieces reserved, its page open; gives the page's id too. */
  async place(placing: Placing = {}): Promise<OrderWithLines & { page: string | null }> {
    const { app, dataSource, catalogue } = this.service;
    const placed = await placedOrder(dataSource, placing);
    const products = placed.lines.filter(({ type }) => type === 'product');
    const pieces = products.map(({ reference, quantity, priceCents }) => {
      if (!catalogue.products.has(reference))
        catalogue.add({ id: reference, pezzi_disponibili: 999 });
      catalogue.add({ id: reference, prezzo: priceCents / 100 });
      return { productId: reference, quantity, price: priceCents / 100 };
    });
    if (pieces.length > 0) {
      const expiresAt = new Date(Date.now() + 40 * MINUTE_MS);
      const reservation = { id: placed.order.id, expiresAt, lines: pieces };
      const { outcome } = await app.get(Catalogue, { strict: false }).reserve(reservation);
      if (outcome !== 'reserved') throw new Error('The test’s order finds too few pieces.');
    }
    const payments = app.get(Payments, { strict: false });
    const { account: id, feePercent = 5 } = placing;
    const account = id === undefined ? null : { id, feePercent };
    const prepared = await dataSource.transaction((manager) =>
      payments.prepare(manager, { ...placed, account }),
    );
    const url = prepared && (await payments.begin(prepared));
    return { ...placed, page: url?.split('/').at(-1) ?? null };
  }

  /** Pays on the provider's page; a good card unless told. */
  async pay(page: string | null, card: Parameters<typeof payWith>[2] = cards.good): Promise<void> {
    const answer = await payWith(this.sandbox, page ?? '', card);
    if (answer.status >= 500) throw new Error(`The page answered ${answer.status}`);
  }

  async ledger(): Promise<Ledger> {
    const answer = await fetch(`${this.sandbox.url}/sandbox/ledger`);
    return (await answer.json()) as Ledger;
  }

  /** The provider's messages about an order, oldest first. */
  async events(orderId: string, type?: string): Promise<Stripe.Event[]> {
    const { events } = await this.ledger();
    return events.filter((event) => {
      const { metadata } = event.data.object as { metadata?: Stripe.Metadata };
      return metadata?.orderId === orderId && (type === undefined || event.type === type);
    });
  }

  deliver(
    event: Stripe.Event,
    { secret = WEBHOOK_SECRET } = {},
  ): Promise<OrdersTestAnswer<{ received: boolean }>> {
    const payload = JSON.stringify(event);
    return this.service.call({
      method: 'POST',
      path: '/api/stripe/webhooks',
      body: Buffer.from(payload),
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
    });
  }

  /** Delivers all messages about an order. */
  async deliverAll(orderId: string): Promise<void> {
    for (const event of await this.events(orderId)) await this.deliver(event);
  }

  misbehave(faults: Faults): Promise<void> {
    return setFaults(this.sandbox, faults);
  }

  async facts(orderId: string): Promise<OrderFacts> {
    const { manager } = this.service.dataSource;
    const [order, lines, payments, refunds] = await Promise.all([
      manager.findOneByOrFail(OrderEntity, { id: orderId }),
      manager.find(OrderLineEntity, { where: { orderId }, order: { position: 'ASC' } }),
      manager.find(PaymentEntity, { where: { orderId }, order: { attempt: 'ASC' } }),
      manager.find(RefundEntity, { where: { orderId }, order: { createdAt: 'ASC' } }),
    ]);
    return { order, lines, payments, refunds };
  }

  /** Waits until all that must follow has happened: the outbox holds nothing but what was parked. */
  async settled(): Promise<void> {
    const { dataSource } = this.service;
    const sql = 'SELECT COUNT(*) AS waiting FROM outbox_message WHERE parked_at IS NULL';
    const isEmpty = await waitUntil(async () => {
      const [row] = await dataSource.query<{ waiting: string }[]>(sql);
      return Number(row?.waiting) === 0;
    }, 20_000);
    if (isEmpty) return;
    const rows = await dataSource.query<object[]>(
      'SELECT topic, attempts, due_at, last_error FROM outbox_message WHERE parked_at IS NULL',
    );
    throw new Error(`The outbox still waits: ${JSON.stringify(rows)}`);
  }

  parked(): Promise<{ topic: string; last_error: string }[]> {
    const sql = 'SELECT topic, last_error FROM outbox_message WHERE parked_at IS NOT NULL';
    return this.service.dataSource.query(sql);
  }

  /** Somebody signed in as the order's customer. */
  customerOf({ order }: OrderWithLines) {
    return this.service.signIn({ uid: order.customerId });
  }

  /** The whole of an order's history, by the names of its commands. */
  async history(orderId: string): Promise<string[]> {
    const sql = 'SELECT command FROM order_event WHERE order_id = ? ORDER BY id';
    const rows = await this.service.dataSource.query<{ command: string }[]>(sql, [orderId]);
    return rows.map(({ command }) => command);
  }
}

export { cards };
