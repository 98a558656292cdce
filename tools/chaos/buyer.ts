import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { orderRequest, quoteRequest } from '@zaino/tools/buyers/order-request';
import type { Wish } from '@zaino/tools/buyers/order-request';
import type { Random } from '@zaino/tools/buyers/random';
import type { SignedInBuyer } from '@zaino/tools/buyers/sessions';
import { bookshop } from '@zaino/tools/buyers/stand-ins';
import { PatientCalls } from '@zaino/tools/buyers/patient-calls';
import { payOnPage } from '@zaino/tools/buyers/pay-on-page';
import type { PaymentHabit } from '@zaino/tools/buyers/pay-on-page';
import type { ChaosShop } from './shop';

/** What a buyer means to do; drawn from the seed. */
export interface BuyerPlan {
  wish: Wish;
  habit: PaymentHabit;
  /** Sends the order twice at the same moment. */
  clicksTwice: boolean;
  /** Asks the shop whether it is paid, instead of waiting for what the provider tells it. */
  comesBack: boolean;
  /** Cancels the first line, or one of its pieces, once it is paid. */
  cancels: boolean;
  /** How long somebody looks at a page before the next click, in milliseconds: before ordering, paying, coming back. */
  looks: [number, number, number];
}

/** What a buyer was told. */
export interface Purchase {
  uid: string;
  email: string;
  /** `refused`: the shop said that it cannot be had as it was quoted. */
  outcome: 'ordered' | 'refused' | 'stuck';
  /** Every order that an answer named; the same one again is fine. */
  orderIds: string[];
  /** The provider led back to the shop, as after a payment. */
  sawPaid: boolean;
  /** Why they are stuck. */
  reason?: string;
}

const PATIENCE_MS = 90_000;

/** Buys something, whatever breaks meanwhile. */
export async function buy(
  shop: ChaosShop,
  { person, plan, random }: { person: SignedInBuyer; plan: BuyerPlan; random: Random },
): Promise<Purchase> {
  const { uid, email } = person;
  const purchase: Purchase = { uid, email, outcome: 'stuck', orderIds: [], sawPaid: false };
  const buyer = new Buyer(shop, person, random);
  try {
    await delay(plan.looks[0]);
    const order = await buyer.order(plan, purchase);
    if (order === undefined) return purchase;
    if (plan.wish.payment === 'card' && plan.habit !== 'abandons') {
      await buyer.pay(order, plan, purchase);
    }
    purchase.outcome = 'ordered';
  } catch (error) {
    purchase.reason = error instanceof Error ? error.message : String(error);
  }
  return purchase;
}

interface OrderToPay {
  orderId: string;
  paymentUrl: string | null;
}

class Buyer {
  private readonly shop: ChaosShop;
  private readonly person: SignedInBuyer;
  private readonly calls: PatientCalls;

  constructor(shop: ChaosShop, person: SignedInBuyer, random: Random) {
    this.shop = shop;
    this.person = person;
    this.calls = new PatientCalls(random, PATIENCE_MS);
  }

  async order(
    { wish, clicksTwice }: BuyerPlan,
    purchase: Purchase,
  ): Promise<OrderToPay | undefined> {
    const quote = await this.call('/api/quotes', quoteRequest(wish));
    const { fingerprint, changes } = quote.body as { fingerprint: string; changes: unknown[] };
    if (changes.length > 0) {
      purchase.outcome = 'refused';
      return undefined;
    }
    const body = orderRequest(wish, {
      fingerprint,
      email: this.person.email,
      pickupPointId: bookshop.id,
    });
    // One key for all tries, as the checkout page keeps it until it has an answer.
    const key = randomUUID();
    const send = () => this.call('/api/orders', body, { 'idempotency-key': key });
    const answers = await Promise.all(clicksTwice ? [send(), send()] : [send()]);
    const placed = answers.filter(({ status }) => status === 200);
    for (const answer of placed) purchase.orderIds.push((answer.body as OrderToPay).orderId);
    const [first] = placed;
    if (first) return first.body as OrderToPay;
    for (const { status, body: refusal } of answers) {
      if (status !== 409) throw new Error(`ordering: ${status} ${JSON.stringify(refusal)}`);
    }
    purchase.outcome = 'refused';
    return undefined;
  }

  async pay(order: OrderToPay, plan: BuyerPlan, purchase: Purchase): Promise<void> {
    await delay(plan.looks[1]);
    const url = order.paymentUrl ?? (await this.paymentPage(order.orderId));
    if (url === null) return;
    const { habit } = plan;
    purchase.sawPaid = await payOnPage(this.calls, { url, habit, origin: this.shop.sandboxUrl });
    const path = `/api/orders/${order.orderId}`;
    await delay(plan.looks[2]);
    if (plan.comesBack) await this.call(`${path}/payment-checks`, {});
    if (plan.cancels) await this.cancelFirstLine(path);
  }

  /** The provider was away when the order was placed; null where it is paid by now. */
  private async paymentPage(orderId: string): Promise<string | null> {
    const { status, body } = await this.call(`/api/orders/${orderId}/payment`, {});
    const { isPaid, paymentUrl } = body as { isPaid: boolean; paymentUrl: string | null };
    if (status === 200 && (isPaid || paymentUrl !== null)) return paymentUrl;
    throw new Error(`no payment page: ${status} ${JSON.stringify(body)}`);
  }

  private async cancelFirstLine(path: string): Promise<void> {
    const { body } = await this.call(path);
    const { lines } = body as { lines: { id: string; quantity: number; commands: string[] }[] };
    const line = lines.find(({ commands }) => commands.includes('cancel'));
    // Where the payment is not known yet, or a try before this one has cancelled it: nothing to do.
    if (!line) return;
    const { id: lineId, quantity: of } = line;
    const some = of > 1 && { pieces: [{ lineId, quantity: 1, of }] };
    await this.call(`${path}/cancellation`, { lineIds: [lineId], ...some });
  }

  private call(path: string, body?: object, headers: Record<string, string> = {}) {
    return this.calls.send({
      origins: this.shop.ordersUrls,
      path,
      headers: { ...this.person.headers, ...headers },
      ...(body && { body }),
    });
  }
}
