import { Injectable, Logger } from '@nestjs/common';
import { isRefusedForGood } from '@zaino/service/mail/mailer';
import { MailPost, type PostOutcome } from '@zaino/service/mail/mail-post';
import type { MailOrigin } from '@zaino/service/mail/mail-origin';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { AccountLinks } from '../account-links/account-links';
import { MailWriter, type WrittenMail } from './mail-writer';
import { SchoolQuestionWriter } from './school-question-writer';
import { MAIL_TOPIC, type QueuedMail, queuedMailSchema, queuedOriginSchema } from './queued-mail';

/** Sends the outbox's mails, and gives up only what nobody will ever take: parked, it would keep a wrong address. */
@Injectable()
export class SendMail implements OutboxHandler {
  readonly topic = MAIL_TOPIC;
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly writer: MailWriter,
    private readonly post: MailPost,
    private readonly links: AccountLinks,
    private readonly questions: SchoolQuestionWriter,
  ) {}

  async handle(payload: unknown, delivery: Delivery): Promise<void> {
    const queued = queuedMailSchema.parse(payload);
    const { causedBy: origin = null } = queuedOriginSchema.parse(payload);
    const written = await this.write(queued, delivery.id);
    if (written === null) return;
    try {
      await this.send({ queued, origin, written }, delivery);
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      await this.forget(written);
      this.logger.warn(`${queued.kind} ${delivery.id} was given up: no such mailbox`);
    }
  }

  private write(queued: QueuedMail, messageId: string): Promise<WrittenMail | null> {
    if (queued.kind === 'teacher-list-proof') return this.questions.write(queued);
    return this.writer.write(queued, messageId);
  }

  private async send({ queued, origin, written }: Outgoing, delivery: Delivery): Promise<void> {
    const { kind } = queued;
    const { link, copy, ...mail } = written;
    const { signal } = delivery;
    const id = `identity.${delivery.id}`;
    // A notice that is sent twice is the same mail; a link that is sent twice is another link.
    const noticeId = 'noticeId' in queued ? queued.noticeId : delivery.id;
    const version = link?.id ?? copy;
    const key = [kind, noticeId, ...(version === undefined ? [] : [version])].join('.');
    const outcome: PostOutcome = await this.post.send({ ...mail, kind, id, origin, key, signal });
    if (outcome !== 'sent') await this.forget(written);
    else if (link) await this.links.markSent(link);
  }

  /** Nobody knows its link, and nobody will. */
  private async forget({ link }: WrittenMail): Promise<void> {
    if (link) await this.links.forget(link);
  }
}

interface Outgoing {
  queued: QueuedMail;
  origin: MailOrigin | null;
  written: WrittenMail;
}
