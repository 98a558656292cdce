import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { BookshopsClient } from '../upstreams/bookshops-client';
import { UserEntity } from '../users/user.entity';

export const PROVE_TENANT_ADDRESS_TOPIC = 'tenant.address-proof';

const payloadSchema = z.object({ uid: z.string() });

/** Tells the bookshops service that an owner's address is proven: no bookshop is approved before. */
@Injectable()
export class ProveTenantAddress implements OutboxHandler {
  readonly topic = PROVE_TENANT_ADDRESS_TOPIC;

  constructor(
    private readonly bookshops: BookshopsClient,
    private readonly dataSource: DataSource,
  ) {}

  /** As the account is by now: a family has no bookshop, and one that was deleted needs nothing. */
  async handle(payload: unknown): Promise<void> {
    const { uid } = payloadSchema.parse(payload);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { uid });
    if (user?.tenantId == null || user.emailVerifiedAt === null) return;
    await this.bookshops.call(bookshopsInternalEndpoints.proveAddress, {
      params: { id: user.tenantId },
      body: { provenAt: user.emailVerifiedAt.toISOString() },
    });
  }
}
