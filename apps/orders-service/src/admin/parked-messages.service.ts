import { Injectable } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';

/** What should have followed from an order and could not be delivered. */
@Injectable()
export class ParkedMessagesService {
  constructor(private readonly outbox: OutboxAdmin) {}

  async list() {
    const messages = await this.outbox.listParked();
    return {
      messages: messages.map(({ id, topic, attempts, lastError, parkedAt }) => ({
        id,
        topic,
        attempts,
        lastError,
        parkedAt: parkedAt.toISOString(),
      })),
    };
  }

  /** Rejects as `not-found` where it waits no more. */
  async retry(id: string) {
    if (await this.outbox.retry(id)) return { success: true } as const;
    const detail = 'Questa operazione non è più in attesa.';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
}
