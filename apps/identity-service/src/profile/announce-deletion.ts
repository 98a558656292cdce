import { Injectable } from '@nestjs/common';
import { catalogueInternalEndpoints } from '@zaino/contracts/catalogue';
import { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { LoggedEventEntity } from '../security-log/logged-event.entity';
import { CatalogueClient } from '../upstreams/catalogue-client';
import { OrdersClient } from '../upstreams/orders-client';

/** An account is gone: payload `{ uid }` (docs/decisions/security-log.md, "Deleting an account"). */
export const ACCOUNT_DELETED_TOPIC = 'account.deleted';

const payloadSchema = z.object({ uid: z.string() });

/**
 * What other places must do about a deleted account. The log forgets it here, once its mark (`DeletedAccountEntity`) is
 * committed: an entry that comes later is held against that. Its sessions end once more: the call that deleted it
 * may have lost Redis in between, and one may have been opened while it was deleted. Services that keep something
 * of an account by its uid are told last: one that is away is told again later, and holds up nothing before it.
 */
@Injectable()
export class AnnounceDeletion implements OutboxHandler {
  readonly topic = ACCOUNT_DELETED_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionStore,
    private readonly orders: OrdersClient,
    private readonly catalogue: CatalogueClient,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { uid } = payloadSchema.parse(payload);
    await this.dataSource.manager.update(LoggedEventEntity, { userId: uid }, { userId: null });
    await this.sessions.revokeAll(uid);
    await Promise.all([
      this.orders.call(ordersInternalEndpoints.forgetCustomer, { params: { uid } }),
      this.catalogue.call(catalogueInternalEndpoints.forgetReviews, { params: { uid } }),
      this.catalogue.call(catalogueInternalEndpoints.forgetFavourites, { params: { uid } }),
      this.catalogue.call(catalogueInternalEndpoints.forgetTeacherLists, { params: { uid } }),
    ]);
  }
}
