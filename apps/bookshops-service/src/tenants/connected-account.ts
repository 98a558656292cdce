import { Injectable } from '@nestjs/common';
import { bookshopsErrorCodes } from '@zaino/contracts/bookshops';
import { DomainError } from '@zaino/service/domain-error';
import { PaymentAccounts } from '../upstreams/payment-accounts';
import type { TenantEntity } from './tenant.entity';

type AccountColumns = Partial<Pick<TenantEntity, 'stripeAccountId' | 'pendingAccountId'>>;

/** An account for payments as the provider knows it. */
@Injectable()
export class ConnectedAccount {
  constructor(private readonly accounts: PaymentAccounts) {}

  /** What is written for an account that an owner connects; one that nobody could ask about waits, and no money goes there. */
  async columnsFor(id: string | null): Promise<AccountColumns> {
    if (id === null) return { stripeAccountId: null, pendingAccountId: null };
    const check = await this.accounts.check(id);
    if (check === 'unknown') throw accountUnknown();
    return check === 'known'
      ? { stripeAccountId: id, pendingAccountId: null }
      : { pendingAccountId: id };
  }
}

function accountUnknown(): DomainError {
  const message =
    'Il servizio di pagamento non conosce questo conto, o non può ancora ricevere denaro';
  const errors = [{ path: 'stripeAccountId', message }];
  return new DomainError('invalid', bookshopsErrorCodes.accountUnknown, {
    detail: message,
    errors,
  });
}
