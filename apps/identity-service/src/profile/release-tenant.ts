import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { ColleagueAccess } from '../colleagues/colleague-access';
import { BookshopsClient } from '../upstreams/bookshops-client';

export const RELEASE_TENANT_TOPIC = 'tenant.release';

const payloadSchema = z.object({ tenantId: z.string() });

/** Closes the bookshop of a deleted account, and ends what its colleagues may do there. */
@Injectable()
export class ReleaseTenant implements OutboxHandler {
  readonly topic = RELEASE_TENANT_TOPIC;

  constructor(
    private readonly bookshops: BookshopsClient,
    private readonly colleagues: ColleagueAccess,
  ) {}

  async handle(payload: unknown): Promise<void> {
    const { tenantId: id } = payloadSchema.parse(payload);
    await this.colleagues.endAll(id);
    await this.bookshops.call(bookshopsInternalEndpoints.release, { params: { id } });
  }
}
