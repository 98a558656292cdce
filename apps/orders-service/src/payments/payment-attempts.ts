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
import { lockOrder } from '../orders/locked-order';
import type { OrderEntity } from '../orders/order.entity';
import { type Charge, chargeWithout, OF_THE_SHOP, type RefusedOf } from './charge';
import { PaymentEntity } from './payment.entity';
import type { PreparedPayment } from './provider';

/** The provider refuses pages that live less than 30 minutes from when it hears of them. */
const ON_THE_WAY_MS = MINUTE_MS;

type NewAttempt = Pick<PaymentEntity, 'attempt'> & Charge;

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
      ...attempt,
      sessionId: null,
      intentId: null,
      url: null,
      transferId: null,
      feeId: null,
      paidAt: null,
      amountCents: order.totalCents,
      expiresAt: new Date(now + this.config.PAYMENT_MINUTES * MINUTE_MS + ON_THE_WAY_MS),
      createdAt: new Date(now),
    });
    await manager.insert(PaymentEntity, payment);
    return payment;
  }

  /** The attempt that is under way, or a new one; null where the order is paid. */
  current(orderId: string): Promise<PreparedPayment | null> {
    return inTransaction(this.dataSource, async (manager) => {
      const { order } = await lockOrder(manager, orderId);
      if (order.paidAt !== null) return null;
      this.assertPayable(order);
      const [last] = await manager.find(PaymentEntity, {
        where: { orderId },
        order: { attempt: 'DESC' },
        take: 1,
      });
      const isOver = last?.state === 'expired';
      const payment = last && !isOver ? last : await this.add(manager, order, nextOf(last));
      return { payment, number: order.number, email: order.contact.email };
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

  /** A page that nobody was sent to, or that the provider refused; the next is charged without what it said no to. */
  async giveUp(payment: PaymentEntity, refused: RefusedOf | null = null): Promise<void> {
    const unopened = { id: payment.id, state: 'opening' as const };
    const charge = refused === null ? {} : chargeWithout(ofPayment(payment), refused);
    await this.dataSource.manager.update(PaymentEntity, unopened, { state: 'expired', ...charge });
  }

  private assertPayable({ paymentMethod, state, payBefore }: OrderEntity): void {
    if (paymentMethod !== 'card') throw refused('Questo ordine si paga in libreria.');
    if (state !== 'received') throw refused('Questo ordine è stato annullato.');
    if (payBefore !== null && payBefore.getTime() > this.clock.now()) return;
    throw refused('Il tempo per pagare questo ordine è finito.');
  }
}

function nextOf(last: PaymentEntity | undefined): NewAttempt {
  if (last === undefined) return { attempt: 1, ...OF_THE_SHOP };
  return { attempt: last.attempt + 1, ...ofPayment(last) };
}

function ofPayment({ chargeKind, destination, transferCents, feeCents }: PaymentEntity): Charge {
  return { chargeKind, destination, transferCents, feeCents };
}

function refused(detail: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.paymentRefused, { detail });
}
