import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { bookshopsErrorCodes, type OwnPayments } from '@zaino/contracts/bookshops';
import { type CardMoney, ordersInternalEndpoints, type Payouts } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isDuplicate } from '@zaino/service/is-duplicate';
import { DataSource, IsNull, Not } from 'typeorm';
import { changedAt } from '../tenants/changed-at';
import { noTenant } from '../tenants/no-tenant';
import type { OwnedTenant } from '../tenants/own-tenant';
import { TenantEntity } from '../tenants/tenant.entity';
import { OrdersClient } from '../upstreams/orders-client';
import { PaymentAccounts } from '../upstreams/payment-accounts';
import { AccountKeeper } from './account-keeper';
import { isMadeForAnother } from './made-for';
import { lockOwnAccount } from './own-account';
import { ownPayments } from './own-payments';
import { PaymentAccountEntity } from './payment-account.entity';

/** The account for payments of a bookshop, by its owner's hand. */
@Injectable()
export class PaymentAccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly orders: OrdersClient,
    private readonly accounts: PaymentAccounts,
    private readonly keeper: AccountKeeper,
  ) {}

  /** What was told of it last: nobody is asked. */
  async read({ id }: OwnedTenant): Promise<OwnPayments> {
    const { manager } = this.dataSource;
    const tenant = await manager.findOneBy(TenantEntity, { id, releasedAt: IsNull() });
    if (tenant === null) throw noTenant();
    const account = await manager.findOneBy(PaymentAccountEntity, { tenantId: id });
    return ownPayments(account, tenant);
  }

  /** With the account that is named. Without a name one is begun: gives the provider's page for that. */
  async connect(owned: OwnedTenant, accountId: string | null): Promise<string | null> {
    if (accountId === null) return this.begin(owned);
    await this.connectNamed(owned, accountId);
    return null;
  }

  /** As `AccountKeeper` does. */
  follow(accountId: string): Promise<void> {
    return this.keeper.follow(accountId);
  }

  async payouts({ id: tenantId }: OwnedTenant): Promise<Payouts> {
    const { manager } = this.dataSource;
    const account = await manager.findOneBy(PaymentAccountEntity, { tenantId });
    if (!account?.accountId || !account.isMadeHere) return { payouts: [] };
    const params = { id: account.accountId };
    return this.orders.call(ordersInternalEndpoints.payouts, { params });
  }

  cardMoney({ id }: OwnedTenant): Promise<CardMoney> {
    return this.orders.call(ordersInternalEndpoints.cardMoney, { params: { id } });
  }

  /** One that the provider does not know is refused; while it is away the account waits for its word. */
  private async connectNamed({ id: tenantId }: OwnedTenant, accountId: string): Promise<void> {
    const { manager } = this.dataSource;
    const own = { id: tenantId, releasedAt: IsNull() };
    if (!(await manager.existsBy(TenantEntity, own))) throw noTenant();
    const isTaken = await manager.existsBy(PaymentAccountEntity, {
      accountId,
      tenantId: Not(tenantId),
    });
    if (isTaken) throw accountTaken();
    const told = await this.accounts.readIfThere(accountId);
    if (told === 'away') {
      const now = new Date(this.clock.now());
      await manager.update(TenantEntity, own, { pendingAccountId: accountId, ...changedAt(now) });
      return;
    }
    if (isMadeForAnother(told, tenantId)) throw accountTaken();
    if (told.standing !== 'active') throw accountUnknown();
    try {
      await inTransaction(this.dataSource, (locking) =>
        this.keeper.take(locking, { tenantId, accountId }, told),
      );
    } catch (error) {
      // Another bookshop was faster.
      if (isDuplicate(error)) throw accountTaken();
      throw error;
    }
  }

  /**
   * The provider's page on which the owner says who the bookshop is. An account is made for that where there is none, once
   * however often it is asked for: what it is made by is kept before, and its id before there is a way to it. To one that
   * was made elsewhere there is no way from here: its number alone proves nobody to be its owner.
   */
  private async begin({ id: tenantId }: OwnedTenant): Promise<string> {
    const { accountId, isMadeHere } = await this.ownAccount(tenantId);
    if (!isMadeHere && !(await this.isKnownAsMadeHere(tenantId, accountId)))
      throw accountElsewhere();
    try {
      const { url } = await this.orders.call(ordersInternalEndpoints.openAccountLink, {
        params: { id: accountId },
      });
      return url;
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
      // Gone at the provider.
      await this.keeper.follow(accountId);
      throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause: error });
    }
  }

  /** What is kept of it may be from a copy of the service that did not ask: the provider is asked once more. */
  private async isKnownAsMadeHere(tenantId: string, accountId: string): Promise<boolean> {
    await this.keeper.follow(accountId);
    const own = { tenantId, accountId, isMadeHere: true };
    return this.dataSource.manager.existsBy(PaymentAccountEntity, own);
  }

  private async ownAccount(tenantId: string): Promise<{ accountId: string; isMadeHere: boolean }> {
    const { accountId, isMadeHere, attemptId } = await this.attempt(tenantId);
    if (accountId !== null) return { accountId, isMadeHere };
    if (attemptId === null) throw new Error(`${tenantId} has no attempt.`);
    const made = await this.orders.call(ordersInternalEndpoints.openPaymentAccount, {
      body: { attemptId, tenantId },
    });
    const kept = await inTransaction(this.dataSource, async (manager) => {
      const { account } = await lockOwnAccount(manager, tenantId);
      if (account.accountId !== null)
        return { accountId: account.accountId, isMadeHere: account.isMadeHere };
      await manager.save(Object.assign(account, { accountId: made.id, isMadeHere: true }));
      return { accountId: made.id, isMadeHere: true };
    });
    await this.keeper.follow(kept.accountId);
    return kept;
  }

  /** What an account is made by, the same until there is one. */
  private attempt(tenantId: string): Promise<PaymentAccountEntity> {
    return inTransaction(this.dataSource, async (manager) => {
      const { account } = await lockOwnAccount(manager, tenantId);
      if (account.accountId !== null || account.attemptId !== null) return account;
      return manager.save(Object.assign(account, { attemptId: randomUUID() }));
    });
  }
}

function accountUnknown(): DomainError {
  return refused(
    bookshopsErrorCodes.accountUnknown,
    'Il servizio di pagamento non conosce questo conto, o non può ancora ricevere denaro',
  );
}

function accountTaken(): DomainError {
  return refused(
    bookshopsErrorCodes.accountTaken,
    'Questo conto è di un’altra libreria: collegane uno tuo',
  );
}

function accountElsewhere(): DomainError {
  return new DomainError('conflict', bookshopsErrorCodes.accountElsewhere, {
    detail: 'Questo conto non è nato qui: i suoi dati li gestisci nel tuo conto Stripe.',
  });
}

function refused(code: string, message: string): DomainError {
  const errors = [{ path: 'stripeAccountId', message }];
  return new DomainError('invalid', code, { detail: message, errors });
}
