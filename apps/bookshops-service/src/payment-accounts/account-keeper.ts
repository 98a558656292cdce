import { Injectable } from '@nestjs/common';
import type { ProviderAccount } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { changedAt } from '../tenants/changed-at';
import { TenantEntity } from '../tenants/tenant.entity';
import { PaymentAccounts } from '../upstreams/payment-accounts';
import { accountAfter } from './account-after';
import { AccountNotices } from './account-notices';
import { isMadeFor } from './made-for';
import { emptyAccount, lockOwnAccount, type OwnAccount } from './own-account';
import { PaymentAccountEntity } from './payment-account.entity';

interface Named {
  tenantId: string;
  accountId: string;
}

interface Written extends OwnAccount {
  /** What waits for the provider's word from now on. */
  pendingAccountId: string | null;
}

/** Keeps with a bookshop what the provider says of its account, and what follows from that. */
@Injectable()
export class AccountKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly accounts: PaymentAccounts,
    private readonly notices: AccountNotices,
  ) {}

  /**
   * Writes what the provider says now, however many messages come and in which order: the bookshop's row is held from
   * before the question on, so that an older answer never overwrites a newer one. An account of nobody is no news.
   */
  async follow(accountId: string): Promise<void> {
    const { manager } = this.dataSource;
    const found = await manager.findOneBy(PaymentAccountEntity, { accountId });
    if (found === null) return;
    const { tenantId } = found;
    await inTransaction(this.dataSource, async (locking) => {
      const own = await lockOwnAccount(locking, tenantId);
      if (own.account.accountId !== accountId) return;
      const { pendingAccountId } = own.tenant;
      await this.write(locking, { ...own, pendingAccountId }, await this.accounts.read(accountId));
    });
  }

  /**
   * Makes an account that the provider knows as active a bookshop's, in place of another one. Rejects as the database does
   * (`isDuplicate`) where it is another bookshop's.
   */
  async take(
    manager: EntityManager,
    { tenantId, accountId }: Named,
    told: ProviderAccount,
  ): Promise<void> {
    const { tenant, account } = await lockOwnAccount(manager, tenantId);
    const isOther = account.accountId !== accountId;
    const own = isOther ? Object.assign(emptyAccount(tenantId), { accountId }) : account;
    if (isOther) tenant.cardsOffSince = null;
    await this.write(manager, { tenant, account: own, pendingAccountId: null }, told);
  }

  private async write(
    manager: EntityManager,
    { tenant, account, pendingAccountId }: Written,
    told: ProviderAccount,
  ): Promise<void> {
    const now = new Date(this.clock.now());
    const known = { verifiedAt: account.verifiedAt, cardsOffSince: tenant.cardsOffSince };
    // One that was begun and is gone at the provider is made anew by the next press.
    if (told.standing === 'unknown' && known.verifiedAt === null) {
      await manager.delete(PaymentAccountEntity, { tenantId: tenant.id });
      return;
    }
    const after = accountAfter(known, told, now);
    const isGone = told.standing === 'unknown';
    const isMadeHere = isGone ? account.isMadeHere : isMadeFor(told, tenant.id);
    await manager.save(Object.assign(account, after.account, { isMadeHere }));
    await this.writeTenant(manager, tenant, {
      stripeAccountId: after.account.verifiedAt === null ? null : account.accountId,
      cardsOffSince: after.cardsOffSince,
      pendingAccountId,
    });
    if (after.isNewlyRestricted) await this.notices.add(manager, tenant, 'cards-off');
  }

  /** A change for those who follow bookshops only where there is one. */
  private async writeTenant(
    manager: EntityManager,
    tenant: TenantEntity,
    columns: Pick<TenantEntity, 'stripeAccountId' | 'cardsOffSince' | 'pendingAccountId'>,
  ): Promise<void> {
    const isSame =
      tenant.stripeAccountId === columns.stripeAccountId &&
      tenant.pendingAccountId === columns.pendingAccountId &&
      tenant.cardsOffSince?.getTime() === columns.cardsOffSince?.getTime();
    if (isSame) return;
    const now = new Date(this.clock.now());
    await manager.update(TenantEntity, { id: tenant.id }, { ...columns, ...changedAt(now) });
  }
}
