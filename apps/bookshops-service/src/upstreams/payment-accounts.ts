import { Injectable, Logger } from '@nestjs/common';
import { ordersInternalEndpoints, type ProviderAccount } from '@zaino/contracts/orders';
import { DomainError } from '@zaino/service/domain-error';
import { OrdersClient } from './orders-client';

/** What the payment provider says of an account, by way of the service that speaks with it. */
@Injectable()
export class PaymentAccounts {
  private readonly logger = new Logger('PaymentAccounts');

  constructor(private readonly orders: OrdersClient) {}

  /** Rejects as `unavailable` where nobody can tell at the moment. */
  read(id: string): Promise<ProviderAccount> {
    return this.orders.call(ordersInternalEndpoints.paymentAccount, { params: { id } });
  }

  /** `away` where nobody can tell at the moment. */
  async readIfThere(id: string): Promise<ProviderAccount | 'away'> {
    try {
      return await this.read(id);
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
      this.logger.warn(`An account for payments could not be checked: ${String(error)}`);
      return 'away';
    }
  }
}
