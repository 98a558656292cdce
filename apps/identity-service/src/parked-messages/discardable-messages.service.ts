import { Injectable, Logger } from '@nestjs/common';
import { ParkedMessagesService } from '@zaino/service/parked-messages/parked-messages.service';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { MAIL_TOPIC } from '../mail/queued-mail';
import { PUSH_TOPIC } from '../push/push-queue';

/** Whoever waits for a mail can ask for another one, and of what a push tells a mail does, too; what other services must hear of nobody says again. */
const discarded: readonly string[] = [MAIL_TOPIC, PUSH_TOPIC];

/** What should have followed from a change of an account and could not be delivered; some of it may be thrown away. */
@Injectable()
export class DiscardableMessagesService {
  private readonly logger = new Logger('Outbox');

  constructor(private readonly parked: ParkedMessagesService) {}

  async list() {
    const { messages } = await this.parked.list();
    return {
      messages: messages.map((message) => ({
        ...message,
        canDiscard: discarded.includes(message.topic),
      })),
    };
  }

  async discard(id: string, { session }: SignedIn) {
    const done = await this.parked.discard(id, discarded);
    this.logger.warn(`Message ${id} was discarded by admin ${session.user.uid}`);
    return done;
  }
}
