import { Controller, Logger } from '@nestjs/common';
import { adminEndpoints as endpoints } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';
import { Input, type ParamsOf, Route } from '@zaino/service/route';
import { CurrentSession, type SignedIn } from '@zaino/service/sessions/current-session';
import { MAIL_TOPIC } from '../mail/queued-mail';
import { NoStore } from '../sessions/no-store';

/** Whoever waits for a mail can ask for another one; what other services must hear of nobody says again. */
const discarded: readonly string[] = [MAIL_TOPIC];

/** What should have followed from a change of an account and could not be delivered. */
@Controller()
@NoStore()
export class ParkedMessagesController {
  private readonly logger = new Logger('Outbox');

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
        canDiscard: discarded.includes(topic),
      })),
    };
  }

  @Route(endpoints.retryMessage)
  async retry(@Input('params') { id }: ParamsOf<typeof endpoints.retryMessage>) {
    if (await this.outbox.retry(id)) return { success: true } as const;
    throw notWaiting();
  }

  @Route(endpoints.discardMessage)
  async discard(
    @Input('params') { id }: ParamsOf<typeof endpoints.discardMessage>,
    @CurrentSession() { session }: SignedIn,
  ) {
    if (!(await this.outbox.discard(id, discarded))) throw notWaiting();
    this.logger.warn(`Message ${id} was discarded by admin ${session.user.uid}`);
    return { success: true } as const;
  }
}

function notWaiting(): DomainError {
  const detail = 'Questa operazione non è più in attesa.';
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}
