import { Injectable, Logger } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { z } from 'zod';
import { IdentityClient } from '../upstreams/identity-client';
import { eventMails } from './event-mails';
import { MailSubjects } from './mail-subjects';
import { ORDER_PUSH_TOPIC, pushKindOf } from './push-events';

/** Some three hours after the first: the mail has said it by then, and nobody needs to look after it. */
const LAST_ATTEMPT = 8;

const payloadSchema = z.object({ eventId: z.string() });

/** Has identity tell an account's devices of a step of an order, where there is a mail about it too. */
@Injectable()
export class OrderPushHandler implements OutboxHandler {
  readonly topic = ORDER_PUSH_TOPIC;
  private readonly logger = new Logger('OrderPush');

  constructor(
    private readonly subjects: MailSubjects,
    private readonly identity: IdentityClient,
  ) {}

  async handle(payload: unknown, { attempt }: Delivery): Promise<void> {
    const { eventId } = payloadSchema.parse(payload);
    const subject = await this.subjects.of(eventId);
    const kind = subject && pushKindOf(subject);
    if (!kind) return;
    const { event, file } = subject;
    // Taken back, or fetched, meanwhile.
    if (!eventMails[event.command]?.write(subject)) return;
    try {
      await this.identity.call(identityInternalEndpoints.tellOfOrder, {
        params: { uid: file.order.customerId },
        body: { noticeId: `order.${event.id}`, kind, orderId: file.order.id },
      });
    } catch (error) {
      if (attempt < LAST_ATTEMPT) throw error;
      this.logger.warn(`${kind} was given up: ${String(error)}`);
    }
  }
}
