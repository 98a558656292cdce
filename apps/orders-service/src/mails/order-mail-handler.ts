import { Injectable, Logger } from '@nestjs/common';
import { isRefusedForGood, Mailer } from '@zaino/service/mail/mailer';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { PermanentFailure } from '@zaino/service/outbox/permanent-failure';
import { z } from 'zod';
import { ORDER_MAIL_TOPIC } from './mail-effects';
import { MailDocuments } from './mail-documents';
import type { MailSubject } from './mail-subject';
import { MailSubjects } from './mail-subjects';
import { eventMails } from './event-mails';

const payloadSchema = z.object({ eventId: z.string() });

/** Writes to the customer at each step of an order, with the documents that belong to it. */
@Injectable()
export class OrderMailHandler implements OutboxHandler {
  readonly topic = ORDER_MAIL_TOPIC;
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly subjects: MailSubjects,
    private readonly documents: MailDocuments,
    private readonly mailer: Mailer,
  ) {}

  async handle(payload: unknown, { signal }: Delivery): Promise<void> {
    const { eventId } = payloadSchema.parse(payload);
    const subject = await this.subjects.of(eventId);
    if (subject === null) {
      this.logger.warn(`Event ${eventId} is of no order`);
      return;
    }
    await this.send(subject, signal);
  }

  private async send(subject: MailSubject, signal: AbortSignal): Promise<void> {
    const { event } = subject;
    const mail = eventMails[event.command];
    const written = mail?.write(subject) ?? null;
    const to = addressOf(subject);
    // Whoever has left is not written to any more.
    if (mail === undefined || written === null || to === '') return;
    const attachments = await this.documents.of(subject, mail.documents ?? []);
    // One event, one mail: one that is sent twice is the same mail.
    const key = `order.${event.orderId}.${event.id}`;
    try {
      await this.mailer.send({ to, mail: written, key, attachments, signal });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      throw new PermanentFailure('mail-refused', { cause: error });
    }
  }
}

/** The receipt of a withdrawal goes where the statement says. */
function addressOf({ file, event }: MailSubject): string {
  const withdrawal = file.withdrawals.find(({ id }) => id === event.data.withdrawalId);
  return withdrawal?.email ?? file.order.contact.email;
}
