import { Injectable } from '@nestjs/common';
import { AUDIT_ACT_TOPIC } from '@zaino/service/audit-log/audit-log';
import { queuedActSchema } from '@zaino/service/audit-log/deliver-act';
import type { OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { AuditLogService } from './audit-log.service';

/** Appends what admins did in this service itself. */
@Injectable()
export class KeepAct implements OutboxHandler {
  readonly topic = AUDIT_ACT_TOPIC;

  constructor(private readonly log: AuditLogService) {}

  async handle(payload: unknown): Promise<void> {
    await this.log.keep(queuedActSchema.parse(payload));
  }
}
