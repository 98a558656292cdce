import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SUPPORT_TRAP, type SupportMessage } from '@zaino/contracts/orders';
import { Clock } from '@zaino/service/clock';
import { Outbox } from '@zaino/service/outbox/outbox';
import { DataSource } from 'typeorm';
import { SUPPORT_MAIL_TOPIC, type QueuedSupportMail } from './queued-support-mail';

@Injectable()
export class SupportService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Both mails or none; each is tried again by itself. What fills the trap is told the same, and nobody is written to. */
  async write({ [SUPPORT_TRAP]: trap, ...message }: SupportMessage): Promise<void> {
    if (trap) return;
    const id = randomUUID();
    const at = new Date(this.clock.now()).toISOString();
    const messages = (['shop', 'writer'] as const).map((to) => ({
      topic: SUPPORT_MAIL_TOPIC,
      payload: { id, to, at, message } satisfies QueuedSupportMail,
    }));
    await this.outbox.addAll(this.dataSource.manager, messages);
  }
}
