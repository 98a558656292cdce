import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../audit-log/audit-log';
import { inTransaction } from '../in-transaction';
import { OutboxAdmin } from '../outbox/outbox-admin';
import { messageNotParked, parkedAnswer } from './parked-answer';

/** What a service tells staff of what it could not deliver, and what staff does about it. */
@Injectable()
export class ParkedMessagesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxAdmin,
    private readonly auditLog: AuditLog,
  ) {}

  async list() {
    const messages = await this.outbox.listParked();
    return { messages: messages.map(parkedAnswer) };
  }

  /** Rejects as `not-found` where it waits no more. */
  async retry(id: string) {
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.outbox.retry(id, manager))) throw messageNotParked();
      await this.auditLog.record(manager, { act: 'messages.retried', subject: messageOf(id) });
    });
    return { success: true } as const;
  }

  /** Rejects as `not-found` where it waits no more, or its topic is none of these. */
  async discard(id: string, topics: readonly string[]) {
    await inTransaction(this.dataSource, async (manager) => {
      if (!(await this.outbox.discard(id, topics, manager))) throw messageNotParked();
      await this.auditLog.record(manager, { act: 'messages.discarded', subject: messageOf(id) });
    });
    return { success: true } as const;
  }
}

const messageOf = (id: string) => ({ kind: 'message', id });
