import { Injectable } from '@nestjs/common';
import type { MailOrigin } from '@zaino/service/mail/mail-origin';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { MAIL_TOPIC, type QueuedMail } from './queued-mail';

/** Takes mails in the transaction of the change that they tell of. */
@Injectable()
export class MailQueue {
  constructor(private readonly outbox: Outbox) {}

  /**
   * Sent once the transaction is committed, as soon as the mail server takes it. `causedBy` is whose call it is; null
   * where it is nobody's.
   */
  async add(manager: EntityManager, mail: QueuedMail, causedBy: MailOrigin | null): Promise<void> {
    await this.outbox.add(manager, MAIL_TOPIC, { ...mail, ...(causedBy !== null && { causedBy }) });
  }
}
