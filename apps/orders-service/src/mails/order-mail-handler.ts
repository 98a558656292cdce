import { Injectable, Logger } from '@nestjs/common';
import { accountOrigin, type MailOrigin } from '@zaino/service/mail/mail-origin';
import { MailPost, type PostOutcome } from '@zaino/service/mail/mail-post';
import { type MailKind, mailRules, mayGoTo } from '@zaino/service/mail/mail-rules';
import { parkRefused } from '@zaino/service/mail/park-refused';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { type CausedBy, causedBySchema } from '../orders/caused-by';
import { type EventMail, eventMails } from './event-mails';
import { HeldMails } from './held-mails';
import { MailDocuments } from './mail-documents';
import { ORDER_MAIL_TOPIC } from './mail-effects';
import type { MailSubject } from './mail-subject';
import { MailSubjects } from './mail-subjects';
import { isBinding, Recipients } from './recipients';

const payloadSchema = z.object({ eventId: z.string(), causedBy: causedBySchema.optional() });

/** Writes to the customer at each step of an order, with the documents that belong to it. */
@Injectable()
export class OrderMailHandler implements OutboxHandler {
  readonly topic = ORDER_MAIL_TOPIC;
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly subjects: MailSubjects,
    private readonly documents: MailDocuments,
    private readonly recipients: Recipients,
    private readonly held: HeldMails,
    private readonly post: MailPost,
  ) {}

  async handle(payload: unknown, delivery: Delivery): Promise<void> {
    const { eventId, causedBy } = payloadSchema.parse(payload);
    const subject = await this.subjects.of(eventId);
    if (subject === null) {
      this.logger.warn(`Event ${eventId} is of no order`);
      return;
    }
    await this.recipients.note(subject, causedBy);
    if (isBinding(subject)) await this.held.releaseOfOrder(subject.event.orderId);
    const mail = eventMails[subject.event.command];
    if (mail === undefined) return;
    const outcome = await this.send(mail, subject, { delivery, causedBy });
    if (isToBeKept(mail.kind, outcome)) await this.keep(mail, { subject, outcome });
  }

  private async send(
    mail: EventMail,
    subject: MailSubject,
    sending: Sending,
  ): Promise<PostOutcome> {
    const { event } = subject;
    const { kind } = mail;
    const { delivery, causedBy } = sending;
    const recipient = await this.recipients.forKind(kind, subject);
    // Whoever has left is not written to any more.
    if (recipient.to === '') return 'sent';
    if (!mayGoTo(kind, recipient)) return mail.write(subject) === null ? 'sent' : 'unproven';
    const link = await this.recipients.linkFor(subject.file, recipient.to);
    const written = mail.write({ ...subject, link });
    if (written === null) return 'sent';
    const attachments = await this.documents.of(subject, mail.documents ?? []);
    const id = `orders.${delivery.id}`;
    const origin = originOf(subject, causedBy);
    // One event, one mail: one that is sent twice is the same mail.
    const key = `order.${event.orderId}.${event.id}`;
    const { signal } = delivery;
    const posted = { ...recipient, kind, id, origin, key, mail: written, attachments, signal };
    return this.post.send(posted).catch(parkRefused);
  }

  /** The proof, or the money, may have come in the meantime: whoever is second sees the other. */
  private async keep({ kind }: EventMail, { subject, outcome }: Unsent): Promise<void> {
    const { id: eventId, orderId } = subject.event;
    await this.held.keep({ eventId, orderId, kind });
    const now = await this.subjects.of(eventId);
    if (now === null) return;
    if (isBinding(now)) await this.held.releaseOfOrder(orderId);
    else if (outcome === 'unproven' && (await this.recipients.of(now)).isProven) {
      await this.held.releaseOfCustomer(now.file.order.customerId);
    }
  }
}

interface Sending {
  delivery: Delivery;
  causedBy: CausedBy | undefined;
}

interface Unsent {
  subject: MailSubject;
  outcome: PostOutcome;
}

/** Null for what the shop's people, the provider or the clock do. */
function originOf({ event }: MailSubject, causedBy: CausedBy | undefined): MailOrigin | null {
  if (event.who !== 'customer') return null;
  if (causedBy !== undefined) {
    const { account, device, network } = causedBy;
    return { account, device, network };
  }
  return event.actorId === null ? null : accountOrigin(event.actorId);
}

/** What is dropped beyond the limit is not kept for a proof that is there already. */
function isToBeKept(kind: MailKind, outcome: PostOutcome): boolean {
  const { isKept = false, beyond } = mailRules[kind];
  return isKept && (outcome === 'unproven' || (outcome === 'limited' && beyond === 'waits'));
}
