import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SUPPORT_TRAP, type SupportMessage } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { mailOriginOf } from '@zaino/service/mail/mail-origin';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { SUPPORT_MAIL_TOPIC, type QueuedSupportMail } from './queued-support-mail';

interface Writer {
  signedIn: SignedIn | null;
  request: FastifyRequest;
}

@Injectable()
export class SupportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * All mails or none; each is tried again by itself. Who is signed in with the proven address that they give gets a
   * confirmation. What fills the trap is told the same, and nobody is written to.
   */
  async write(
    { [SUPPORT_TRAP]: trap, ...message }: SupportMessage,
    { signedIn, request }: Writer,
  ): Promise<void> {
    if (trap) return;
    const user = signedIn?.session.user;
    const isProven = user?.isEmailVerified === true && user.email === message.email;
    const causedBy = mailOriginOf(request, user?.uid);
    const id = randomUUID();
    const at = new Date(this.clock.now()).toISOString();
    const recipients = isProven ? (['shop', 'writer'] as const) : (['shop'] as const);
    const messages = recipients.map((to) => ({
      topic: SUPPORT_MAIL_TOPIC,
      payload: { id, to, at, message, causedBy } satisfies QueuedSupportMail,
    }));
    await this.outbox.addAll(this.dataSource.manager, messages);
  }
}
