import { Inject, Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import type { ServiceClient } from '@zaino/service/service-client';
import { z } from 'zod';
import { BOOKSHOPS } from '../bookshops/bookshops-client';

export const RELEASE_TENANT_TOPIC = 'tenant.release';

const payloadSchema = z.object({ tenantId: z.string() });

/** Closes the bookshop of a deleted account. */
@Injectable()
export class ReleaseTenant implements OutboxHandler {
  readonly topic = RELEASE_TENANT_TOPIC;

  constructor(@Inject(BOOKSHOPS) private readonly bookshops: ServiceClient) {}

  async handle(payload: unknown): Promise<void> {
    const { tenantId: id } = payloadSchema.parse(payload);
    await this.bookshops.call(bookshopsInternalEndpoints.release, { params: { id } });
  }
}
