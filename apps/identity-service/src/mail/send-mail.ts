import { Injectable, Logger } from '@nestjs/common';
import { isRefusedForGood, Mailer } from '@zaino/service/mail/mailer';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { AccountLinks } from '../account-links/account-links';
import { MailWriter } from './mail-writer';
import { MAIL_TOPIC, type QueuedMail, queuedMailSchema } from './queued-mail';

/** Sends the outbox's mails, and gives up only what nobody will ever take: parked, it would keep a wrong address. */
@Injectable()
export class SendMail implements OutboxHandler {
  readonly topic = MAIL_TOPIC;
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly writer: MailWriter,
    private readonly mailer: Mailer,
    private readonly links: AccountLinks,
  ) {}

  async handle(payload: unknown, delivery: Delivery): Promise<void> {
    const queued = queuedMailSchema.parse(payload);
    try {
      await this.send(queued, delivery);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      this.logger.warn(`${queued.kind} ${delivery.id} was given up: no such mailbox`);
    }
  }

  private async send(queued: QueuedMail, { id, signal }: Delivery): Promise<void> {
    const written = await this.writer.write(queued, id);
    if (written === null) return;
    const { to, mail, link } = written;
    // A notice that is sent twice is the same mail; a link that is sent twice is another link.
    const noticeId = queued.kind === 'bookshop-decision' ? queued.noticeId : id;
    const key = link ? `${queued.kind}.${id}.${link.id}` : `${queued.kind}.${noticeId}`;
    await this.mailer.send({ to, mail, key, signal });
    if (link) await this.links.markSent(link);
  }
}
