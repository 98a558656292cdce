import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type Stripe from 'stripe';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Config } from '../config';
import { CONFIG } from '@zaino/service/config.module';
import { type LockedOrder, lockOrder } from '../orders/locked-order';
import { owedOnPageCents } from '../orders/owed';
import type { OrderEntity } from '../orders/order.entity';
import { type Charge, chargeWithout, OF_THE_SHOP, type RefusedOf } from './charge';
import { orderPagePath } from '../orders/order-page-path';
import { PaymentEntity } from './payment.entity';
import type { PreparedPayment } from './provider';
import type { LaterCharge } from './later-charges';

/** The provider refuses pages that live less than 30 minutes from when it hears of them. */
const ON_THE_WAY_MS = MINUTE_MS;

/** With whether it asks for another sum than is owed by now: lines were cancelled since. */
export interface CurrentPayment extends PreparedPayment {
  isOutdated: boolean;
}

interface NewAttempt extends Charge {
  attempt: number;
  /** The order's total where it is not told, less what a voucher of the State pays. */
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
      feeId: null,
      paidAt: null,
      way: null,
      wayDigits: null,
      amountCents: order.totalCents - order.stateVoucherCents,
      ...attempt,
      expiresAt: new Date(now + this.config.PAYMENT_MINUTES * MINUTE_MS + ON_THE_WAY_MS),
      createdAt: new Date(now),
    });
    await manager.insert(PaymentEntity, payment);
    return payment;
  }

  /**
   * The attempt that is under way, or a new one; null where the order is paid. `later` says how one is charged of which
   * another sum is owed than when it was placed; rejects as `unavailable` where it is and that is not told.
   */
  current(orderId: string, later?: LaterCharge): Promise<CurrentPayment | null> {
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
      const amountCents = owedOnPageCents(order, locked.lines);
      const payment =
        last && !isOver(last)
          ? last
          : await this.add(manager, order, {
              ...nextOf(last, { amountCents, later, locked }),
              amountCents,
            });
      return {
        payment,
        number: order.number,
        email: order.contact.email,
        path: orderPagePath(order),
        isOutdated: payment.amountCents !== amountCents,
      };
    });
  }

  /** Of an order, those whose pages may be open at the provider, or whose money is on its way. */
  unfinished(orderId: string): Promise<PaymentEntity[]> {
    const state = In(['opening', 'open', 'pending']);
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

  private assertPayable(order: OrderEntity): void {
    const { paymentMethod, paymentState, state, payBefore, cedolaState } = order;
    if (order.moneyAwaitedUntil !== null) throw refused(AWAITED_WORDS);
    if (paymentMethod === 'shop') {
      if (paymentState === 'due' && cedolaState === 'refused') return;
      throw refused('Questo ordine si paga in libreria.');
    }
    if (state !== 'received') throw refused('Questo ordine è stato annullato.');
    if (payBefore !== null && payBefore.getTime() > this.clock.now()) return;
    throw refused('Il tempo per pagare questo ordine è finito.');
  }
}

const AWAITED_WORDS =
  'Il pagamento di questo ordine è in corso: ti scriviamo appena arriva, o se non arriva.';

/** What was paid and went back is over as well, and money on its way that the order does not wait for (any more). */
const isOver = ({ state }: PaymentEntity) => state !== 'opening' && state !== 'open';

interface Next {
  amountCents: number;
  later: LaterCharge | undefined;
  locked: LockedOrder;
}

/** What the provider said no to is left out as long as the sum is the same. */
function nextOf(last: PaymentEntity | undefined, { amountCents, later, locked }: Next): NewAttempt {
  if (last === undefined) return { attempt: 1, ...(later?.(locked) ?? OF_THE_SHOP) };
  const attempt = last.attempt + 1;
  if (last.amountCents === amountCents) return { attempt, ...ofPayment(last) };
  if (later !== undefined) return { attempt, ...later(locked) };
  if (last.destination === null) return { attempt, ...ofPayment(last) };
  // Something was cancelled since it was looked how the rest is charged.
  throw new DomainError('unavailable', sharedErrorCodes.unavailable);
}

function ofPayment({ chargeKind, destination, transferCents, feeCents }: PaymentEntity): Charge {
  return { chargeKind, destination, transferCents, feeCents };
}

function refused(detail: string): DomainError {
  return new DomainError('conflict', ordersErrorCodes.paymentRefused, { detail });
}
