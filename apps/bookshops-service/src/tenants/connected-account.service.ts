import { Injectable } from '@nestjs/common';
import { bookshopsErrorCodes } from '@zaino/contracts/bookshops';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, IsNull } from 'typeorm';
import { PaymentAccounts } from '../upstreams/payment-accounts';
import { changedAt } from './changed-at';
import { noTenant } from './no-tenant';
import type { OwnedTenant } from './own-tenant';
import { TenantEntity } from './tenant.entity';

type AccountColumns = Partial<Pick<TenantEntity, 'stripeAccountId' | 'pendingAccountId'>>;

/** A bookshop's account for payments, as the provider knows it. */
@Injectable()
export class ConnectedAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: PaymentAccounts,
  ) {}

  /** One that the provider does not know is refused; while it is away the account waits for its word. */
  async connect({ id }: OwnedTenant, stripeAccountId: string | null): Promise<void> {
    const { manager } = this.dataSource;
    const own = { id, releasedAt: IsNull() };
    if (!(await manager.existsBy(TenantEntity, own))) throw noTenant();
    const columns = await this.columnsFor(stripeAccountId);
    const now = new Date(this.clock.now());
    await manager.update(TenantEntity, own, { ...columns, ...changedAt(now) });
  }

  /** One that nobody could ask about waits, and no money goes there. */
  private async columnsFor(id: string | null): Promise<AccountColumns> {
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
