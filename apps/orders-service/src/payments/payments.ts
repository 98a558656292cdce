import { Injectable, Logger } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, type EntityManager } from 'typeorm';
import { systemActor } from '../orders/actor';
import type { LockedOrder } from '../orders/locked-order';
import { OrderCommands } from '../transitions/order-commands';
import { OrderEntity } from '../orders/order.entity';
import { orderPagePath } from '../orders/order-page-path';
import { LEAST_CARD_CENTS } from '../orders/owed';
import { type BookshopAccount, chargeOf } from './charge';
import { PaymentAttempts } from './payment-attempts';
import { PaymentPages } from './payment-pages';
import type { PreparedPayment } from './provider';
import { LaterCharges } from './later-charges';

interface Placed extends LockedOrder {
  /** Of the bookshop that sells the order's books; null where it has none. */
  account: BookshopAccount | null;
}

export interface PaymentAnswer {
  isPaid: boolean;
  /** The provider's page; null where it is paid. */
  paymentUrl: string | null;
}

export interface PaymentStanding {
  isPaid: boolean;
  /** Its money is on the way; left out for no. */
  isAwaited?: true;
}

/** Each round ends a page that cannot be paid any more: a customer meets one of them, two at most. */
const MOST_ROUNDS = 4;

/** Payments of orders that are paid by card (docs/decisions/orders-and-payments.md). */
@Injectable()
export class Payments {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: OrderCommands,
    private readonly attempts: PaymentAttempts,
    private readonly pages: PaymentPages,
    private readonly charges: LaterCharges,
  ) {}

  /**
   * For the transaction that places an order by card, once its rows are written: one row, nothing is asked of the
   * provider yet. Null where there is nothing to pay: the order is paid then, by this. Rejects as `conflict`
   * (`payment-refused`) where it is less than the provider takes.
   */
  async prepare(manager: EntityManager, placed: Placed): Promise<PreparedPayment | null> {
    const { order, account } = placed;
    const dueCents = order.totalCents - order.stateVoucherCents;
    if (dueCents === 0) {
      const command = { command: 'confirm-payment' as const, actor: systemActor };
      await this.commands.apply(manager, placed, {
        ...command,
        data: { amountCents: order.stateVoucherCents },
      });
      return null;
    }
    if (dueCents < LEAST_CARD_CENTS) throw tooLittle();
    const charge = chargeOf(placed, account);
    const payment = await this.attempts.add(manager, order, { attempt: 1, ...charge });
    return {
      payment,
      number: order.number,
      email: order.contact.email,
      path: orderPagePath(order),
    };
  }

  /**
   * After the commit: opens the page of what was prepared. Gives its address, or null where the provider is away:
   * `pay` opens it then. Never rejects because of the provider.
   */
  async begin(prepared: PreparedPayment): Promise<string | null> {
    try {
      return (
        (await this.pages.open(prepared)) ?? (await this.pay(prepared.payment.orderId)).paymentUrl
      );
    } catch (error) {
      const { name } = error as Error;
      this.logger.warn(`No page yet for payment ${prepared.payment.id}: ${name}`);
      return null;
    }
  }

  /**
   * Opens the payment page of an order, or finds the one that is open, or that it is paid by now: for a customer
   * who comes again, and for a checkout that is sent again. Rejects as `conflict` (`payment-refused`) where there is
   * nothing to pay (any more), and as `unavailable` where the provider is away.
   */
  async pay(orderId: string): Promise<PaymentAnswer> {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const current = await this.attempts.current(orderId, await this.charges.of(orderId));
      if (current === null) return { isPaid: true, paymentUrl: null };
      if (current.isOutdated) {
        await this.pages.close(current.payment);
        continue;
      }
      const paymentUrl = await this.pages.address(current);
      if (paymentUrl !== null) return { isPaid: false, paymentUrl };
    }
    throw new DomainError('unavailable', sharedErrorCodes.unavailable);
  }

  /** Asks the provider whether the order is paid, or its money on the way, unless it is known. */
  async check(orderId: string): Promise<PaymentStanding> {
    const known = await this.standing(orderId);
    if (known.isPaid) return known;
    await this.pages.ask(orderId);
    return this.standing(orderId);
  }

  private async standing(id: string): Promise<PaymentStanding> {
    const { paidAt, moneyAwaitedUntil } = await this.dataSource.manager.findOneOrFail(OrderEntity, {
      select: { id: true, paidAt: true, moneyAwaitedUntil: true },
      where: { id },
    });
    return { isPaid: paidAt !== null, ...(moneyAwaitedUntil !== null && { isAwaited: true }) };
  }
}

function tooLittle(): DomainError {
  return new DomainError('conflict', ordersErrorCodes.paymentRefused, {
    detail: 'Online si pagano almeno 0,50 €.',
  });
}
