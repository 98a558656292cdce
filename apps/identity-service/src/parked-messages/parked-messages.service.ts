import { Injectable, Logger } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { MAIL_TOPIC } from '../mail/queued-mail';

/** Whoever waits for a mail can ask for another one; what other services must hear of nobody says again. */
const discarded: readonly string[] = [MAIL_TOPIC];

/** What should have followed from a change of an account and could not be delivered. */
@Injectable()
export class ParkedMessagesService {
  private readonly logger = new Logger('Outbox');

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
        canDiscard: discarded.includes(topic),
      })),
    };
  }

  async retry(id: string) {
    if (await this.outbox.retry(id)) return { success: true } as const;
    throw notWaiting();
  }

  async discard(id: string, { session }: SignedIn) {
    if (!(await this.outbox.discard(id, discarded))) throw notWaiting();
    this.logger.warn(`Message ${id} was discarded by admin ${session.user.uid}`);
    return { success: true } as const;
  }
}

function notWaiting(): DomainError {
  const detail = 'Questa operazione non è più in attesa.';
  return new DomainError('not-found', sharedErrorCodes.notFound, { detail });
}
