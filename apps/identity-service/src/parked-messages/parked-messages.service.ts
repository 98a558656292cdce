import { Injectable, Logger } from '@nestjs/common';
import { OutboxAdmin } from '@zaino/service/outbox/outbox-admin';
import { messageNotParked, parkedAnswer } from '@zaino/service/outbox/parked-answer';
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
      messages: messages.map((message) => ({
        ...parkedAnswer(message),
        canDiscard: discarded.includes(message.topic),
      })),
    };
  }

  /** Rejects as `not-found` where it waits no more. */
  async retry(id: string) {
    if (!(await this.outbox.retry(id))) throw messageNotParked();
    return { success: true } as const;
  }

  /** Rejects as `not-found` where it waits no more, or must not be discarded. */
  async discard(id: string, { session }: SignedIn) {
    if (!(await this.outbox.discard(id, discarded))) throw messageNotParked();
    this.logger.warn(`Message ${id} was discarded by admin ${session.user.uid}`);
    return { success: true } as const;
  }
}
