import { Injectable, Logger } from '@nestjs/common';
import { isRefusedForGood, Mailer } from '@zaino/service/mail/mailer';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { AccountLinks } from '../account-links/account-links';
import { LetterWriter } from './letter-writer';
import { MAIL_TOPIC, type QueuedMail, queuedMailSchema } from './queued-mail';

/** Sends the outbox's mails, and gives up only what nobody will ever take: parked, it would keep a wrong address. */
@Injectable()
export class SendMail implements OutboxHandler {
  readonly topic = MAIL_TOPIC;
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly writer: LetterWriter,
    private readonly mailer: Mailer,
    private readonly links: AccountLinks,
  ) {}

  async handle(payload: unknown, delivery: Delivery): Promise<void> {
    const mail = queuedMailSchema.parse(payload);
    try {
      await this.send(mail, delivery);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      this.logger.warn(`${mail.kind} ${delivery.id} was given up: no such mailbox`);
    }
  }

  private async send(mail: QueuedMail, { id, signal }: Delivery): Promise<void> {
    const written = await this.writer.write(mail, id);
    if (written === null) return;
    const { to, letter, link } = written;
    // A notice that is sent twice is the same mail; a link that is sent twice is another link.
    const key = link ? `${mail.kind}.${id}.${link.id}` : `${mail.kind}.${id}`;
    await this.mailer.send({ to, letter, key, signal });
    if (link) await this.links.markSent(link);
  }
}
