import { Injectable } from '@nestjs/common';
import { bookshopsInternalEndpoints } from '@zaino/contracts/bookshops';
import { accountIdSchema } from '@zaino/contracts/orders';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { ACCOUNT_TOPIC, accountMessageSchema } from '../payments/account-message';
import { BookshopsClient } from '../upstreams/bookshops-client';

/** Tells the bookshops service that something has happened to an account; what, and whose it is, it finds out itself. */
@Injectable()
export class AccountHandler implements OutboxHandler {
  readonly topic = ACCOUNT_TOPIC;

  constructor(private readonly bookshops: BookshopsClient) {}

  async handle(payload: unknown): Promise<void> {
    const { accountId } = accountMessageSchema.parse(payload);
    const id = accountIdSchema.safeParse(accountId);
    // What no bookshop can have is nobody's.
    if (!id.success) return;
    await this.bookshops.call(bookshopsInternalEndpoints.followAccount, {
      params: { id: id.data },
    });
  }
}
