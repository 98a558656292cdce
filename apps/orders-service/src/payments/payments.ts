import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { LockedOrder } from '../orders/locked-order';
import type { Payment } from './payment.entity';

export interface PaymentAnswer {
  isPaid: boolean;
  /** The provider's page; null where it is paid, or where the provider is away. */
  paymentUrl: string | null;
}

/** Payment pages of orders that are paid by card. */
@Injectable()
export class Payments {
  /**
   * For the transaction that places an order by card: one row, nothing is asked of the provider yet. `account` is
   * the payment account of the bookshop that sells its books, null where it has none. Null where there is nothing
   * to pay: the order is paid then, by this.
   */
  prepare(
    _manager: EntityManager,
    _placed: LockedOrder & { account: string | null },
  ): Promise<Payment | null> {
    return Promise.reject(new Error('not written yet'));
  }

  /**
   * After the commit: opens the page of a payment that was prepared. Gives its address, or null where the provider
   * is away: `pay` opens it then. Never rejects because of the provider.
   */
  begin(_payment: Payment): Promise<string | null> {
    return Promise.reject(new Error('not written yet'));
  }

  /**
   * Opens the payment page of an order, or finds the one that is open, or that it is paid by now: for a customer
   * who comes again, and for a checkout that is sent again. Rejects as `conflict` (`payment-refused`) where there is
   * nothing to pay (any more), and as `unavailable` where the provider is away.
   */
  pay(_orderId: string): Promise<PaymentAnswer> {
    return Promise.reject(new Error('not written yet'));
  }

  /** Asks the provider whether the order is paid, unless it is known. */
  check(_orderId: string): Promise<boolean> {
    return Promise.reject(new Error('not written yet'));
  }
}
