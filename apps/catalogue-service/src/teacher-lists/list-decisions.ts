import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { difference } from '@zaino/service/audit-log/difference';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import type { TeacherListEntity } from './teacher-list.entity';
import { TEACHER_LIST_DECIDED_TOPIC, type TeacherListDecided } from './tell-teacher';

interface Decision {
  decision: TeacherListDecided['decision'];
  /** What the audit log says of it. */
  before: object;
  after: object;
}

/** What follows from a decision of staff, in its transaction: an act, and a mail to who has proposed the list. */
@Injectable()
export class ListDecisions {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** `list` is as it was before. */
  async keep(
    manager: EntityManager,
    { id, state }: TeacherListEntity,
    { decision, before, after }: Decision,
  ): Promise<void> {
    await this.auditLog.record(manager, {
      act: `teacher-list.${decision}`,
      subject: { kind: 'teacher-list', id: String(id) },
      ...difference({ stato: state, ...before }, { stato: decision, ...after }),
    });
    // Other products of what is published already are no news.
    if (state === decision) return;
    const told: TeacherListDecided = { listId: id, decision };
    await this.outbox.add(manager, TEACHER_LIST_DECIDED_TOPIC, told);
  }
}
