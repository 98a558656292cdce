import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '@zaino/service/config.module';
import { senderOf } from '@zaino/service/mail/mail';
import type { MailConfig } from '@zaino/service/mail/mail-config';
import { MailPost } from '@zaino/service/mail/mail-post';
import { parkRefused } from '@zaino/service/mail/park-refused';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { queuedTakenBackSchema, TAKEN_BACK_TOPIC, takenBackMail } from './taken-back-mail';

interface JudgementConfig extends MailConfig {
  RELEASES_MAIL_TO?: string | undefined;
}

/** Tells by mail that a canary was taken back. */
@Injectable()
export class SendTakenBack implements OutboxHandler {
  readonly topic = TAKEN_BACK_TOPIC;

  constructor(
    private readonly post: MailPost,
    @Inject(CONFIG) private readonly config: JudgementConfig,
  ) {}

  async handle(payload: unknown, { id: messageId, signal }: Delivery): Promise<void> {
    const queued = queuedTakenBackSchema.parse(payload);
    const { RELEASES_MAIL_TO: to } = this.config;
    if (to === undefined) return;
    const posted = {
      kind: 'canary-taken-back' as const,
      id: `releases.${messageId}`,
      key: `canary-taken-back.${queued.id}`,
      origin: null,
      isProven: true,
      to,
      mail: takenBackMail(queued, senderOf(this.config)),
      signal,
    };
    await this.post.send(posted).catch(parkRefused);
  }
}
