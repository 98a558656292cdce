import { Injectable } from '@nestjs/common';
import type { ordersInternalEndpoints, Payouts, ProviderAccount } from '@zaino/contracts/orders';
import type { BodyOf } from '@zaino/service/route';
import { AccountProvider } from './account-provider';

/** Accounts of bookshops at the payment provider, for the service that keeps these. */
@Injectable()
export class PaymentAccountsService {
  constructor(private readonly provider: AccountProvider) {}

  read(id: string): Promise<ProviderAccount> {
    return this.provider.read(id);
  }

  open(wish: BodyOf<typeof ordersInternalEndpoints.openPaymentAccount>): Promise<{ id: string }> {
    return this.provider.open(wish);
  }

  openLink(id: string): Promise<{ url: string }> {
    return this.provider.openLink(id);
  }

  async payouts(id: string): Promise<Payouts> {
    return { payouts: await this.provider.payouts(id) };
  }
}
