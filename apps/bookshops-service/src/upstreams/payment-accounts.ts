import { Injectable, Logger } from '@nestjs/common';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { OrdersClient } from './orders-client';

/** `away`: nobody can tell at the moment. */
export type AccountCheck = 'known' | 'unknown' | 'away';

/** Whether the payment provider knows an account, by way of the service that speaks with it. */
@Injectable()
export class PaymentAccounts {
  private readonly logger = new Logger('PaymentAccounts');

  constructor(private readonly orders: OrdersClient) {}

  async check(id: string): Promise<AccountCheck> {
    try {
      const { isKnown } = await this.orders.call(ordersInternalEndpoints.paymentAccount, {
        params: { id },
      });
      return isKnown ? 'known' : 'unknown';
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      this.logger.warn(`An account for payments could not be checked: ${String(error)}`);
      return 'away';
    }
  }
}
