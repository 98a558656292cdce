import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type Stripe from 'stripe';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { owedCents } from '../orders/owed';
import type { OrderEntity } from '../orders/order.entity';
import { PaymentEntity } from './payment.entity';
import type { PreparedPayment } from './provider';

/** The provider refuses pages that live less than 30 minutes from when it hears of them. */
const ON_THE_WAY_MS = MINUTE_MS;

/** With whether it asks for another sum than is owed by now: lines were cancelled since. */
export interface CurrentPayment extends PreparedPayment {
  isOutdated: boolean;
}

/** What of a payment goes on to a bookshop. */
export type Share = Pick<PaymentEntity, 'destination' | 'transferCents'>;

interface NewAttempt extends Share {
  attempt: number;
  /** The order's total where it is not told. */
  amountCents?: number;
}

/** The attempts of orders to be paid, as the database knows them. */
@Injectable()
export class PaymentAttempts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PAYMENT_MINUTES'>,
  ) {}

  /** In the transaction that has locked the order. */
  async add(
    manager: EntityManager,
    order: OrderEntity,
    attempt: NewAttempt,
  ): Promise<PaymentEntity> {
    const now = this.clock.now();
    const payment = manager.create(PaymentEntity, {
      id: randomUUID(),
      orderId: order.id,
      state: 'opening',
      sessionId: null,
      intentId: null,
      url: null,
      transferId: null,
      paidAt: null,
      amountCents: order.totalCents,
      ...attempt,
      expiresAt: new Date(now + this.config.PAYMENT_MINUTES * MINUTE_MS + ON_THE_WAY_MS),
      createdAt: new Date(now),
    });
    await manager.insert(PaymentEntity, payment);
    return payment;
  }

  /**
   * The attempt that is under way, or a new one; null where the order is paid. `ofShop` gives the bookshop's part of an
   * order that was to be paid in the shop.
   */
  current(
    orderId: string,
    ofShop?: (lines: LockedOrder['lines']) => Share,
  ): Promise<CurrentPayment | null> {
    return inTransaction(this.dataSource, async (manager) => {
      const locked = await lockOrder(manager, orderId);
      const { order } = locked;
      if (order.paidAt !== null) return null;
      this.assertPayable(order);
      const [last] = await manager.find(PaymentEntity, {
        where: { orderId },
        order: { attempt: 'DESC' },
        take: 1,
      });
      const isOver = last?.state === 'expired';
      // The account of one that the provider does not pay is left out of all that come after.
      const share = last?.destination === null ? undefined : ofShop?.(locked.lines);
      const next = { ...nextOf(last), ...share };
      const amountCents = owedCents(order, locked.lines);
      const payment =
        last && !isOver ? last : await this.add(manager, order, { ...next, amountCents });
      return {
        payment,
        number: order.number,
        email: order.contact.email,
        isOutdated: payment.amountCents !== amountCents,
      };
    });
  }

  /** Of an order, those whose pages may be open at the provider. */
  unfinished(orderId: string): Promise<PaymentEntity[]> {
    const state = In(['opening', 'open']);
    return this.dataSource.manager.findBy(PaymentEntity, { orderId, state });
  }

  /** False where the attempt was given up meanwhile. */
  async markOpen({ id }: PaymentEntity, session: Stripe.Checkout.Session): Promise<boolean> {
    const { affected } = await this.dataSource.manager.update(
      PaymentEntity,
      { id, state: In(['opening', 'open']) },
      { state: 'open', sessionId: session.id, url: session.url },
    );
    return affected === 1;
  }

  /** A page that nobody was sent to, or that the provider refused; `withoutAccount` leaves the bookshop out of the next. */
  async giveUp({ id }: PaymentEntity, { withoutAccount = false } = {}): Promise<void> {
    const account = withoutAccount ? { destination: null, transferCents: 0 } : {};
    const unopened = { id, state: 'opening' as const };
    await this.dataSource.manager.update(PaymentEntity, unopened, { state: 'expired', ...account });
  }

  private assertPayable(order: OrderEntity): void {
    const { paymentMethod, paymentState, state, payBefore, cedolaState } = order;
    if (paymentMethod === 'shop') {
      if (paymentState === 'due' && cedolaState === 'refused') return;
      throw refused('Questo ordine si paga in libreria.');
    }
    if (state !== 'received') throw refused('Questo ordine è stato annullato.');
    if (payBefore !== null && payBefore.getTime() > this.clock.now()) return;
    throw refused('Il tempo per pagare questo ordine è finito.');
  }
}

function nextOf(last: PaymentEntity | undefined): NewAttempt {
  const { attempt = 0, destination = null, transferCents = 0 } = last ?? {};
  return { attempt: attempt + 1, destination, transferCents };
}

function refused(detail: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.paymentRefused, { detail });
}
