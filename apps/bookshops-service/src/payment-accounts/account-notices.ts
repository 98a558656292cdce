import { Injectable } from '@nestjs/common';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { OWNER_NOTICE_TOPIC, type OwnerNotice } from '../opening/owner-notice';
import type { TenantEntity } from '../tenants/tenant.entity';

/** What an owner is told of by mail about the account for payments. */
@Injectable()
export class AccountNotices {
  constructor(private readonly outbox: Outbox) {}

  /** In the caller's transaction; of a bookshop without an owner nobody is told. */
  async add(
    manager: EntityManager,
    { ownerId, name }: Pick<TenantEntity, 'ownerId' | 'name'>,
    decision: 'cards-off' | 'account-refused',
  ): Promise<void> {
    if (ownerId === null) return;
    const notice: OwnerNotice = { ownerId, name, decision, reason: '' };
    await this.outbox.add(manager, OWNER_NOTICE_TOPIC, notice);
  }
}
