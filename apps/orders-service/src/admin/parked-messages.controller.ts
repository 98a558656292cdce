import { Controller } from '@nestjs/common';
import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';
import { Input, type ParamsOf, Route } from '@zaino/service/route';

/** What should have followed from an order and could not be delivered. */
@Controller()
export class ParkedMessagesController {
  constructor(private readonly outbox: OutboxAdmin) {}

  @Route(endpoints.parkedMessages)
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

  @Route(endpoints.retryMessage)
  async retry(@Input('params') { id }: ParamsOf<typeof endpoints.retryMessage>) {
    if (await this.outbox.retry(id)) return { success: true } as const;
    const detail = 'Questa operazione non è più in attesa.';
    throw new DomainError('not-found', sharedErrorCodes.notFound, { detail });
  }
}
