import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { BookshopsClient } from '../upstreams/bookshops-client';

export const RELEASE_TENANT_TOPIC = 'tenant.release';

const payloadSchema = z.object({ tenantId: z.string() });

/** Closes the bookshop of a deleted account. */
@Injectable()
export class ReleaseTenant implements OutboxHandler {
  readonly topic = RELEASE_TENANT_TOPIC;

  constructor(private readonly bookshops: BookshopsClient) {}

  async handle(payload: unknown): Promise<void> {
    const { tenantId: id } = payloadSchema.parse(payload);
    await this.bookshops.call(bookshopsInternalEndpoints.release, { params: { id } });
  }
}
