import { Injectable } from '@nestjs/common';
import { Provider } from './provider';

/** Accounts of bookshops at the payment provider, for the service that keeps these. */
@Injectable()
export class PaymentAccountsService {
  constructor(private readonly provider: Provider) {}

  async read(id: string): Promise<{ isKnown: boolean }> {
    return { isKnown: await this.provider.isPayable(id) };
  }
}
