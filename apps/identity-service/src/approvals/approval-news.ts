import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { type EntityManager, IsNull } from 'typeorm';
import { MailQueue } from '../mail/mail-queue';
import { AdminEntity } from '../users/admin.entity';
import type { ApprovalEntity } from './approval.entity';
import { type ProposedChange, readChange, wordsOfChange } from './proposed-change';

/** Tells all who may do everything, and the audit log, in the transaction of what happened. */
@Injectable()
export class ApprovalNews {
  constructor(
    private readonly mails: MailQueue,
    private readonly auditLog: AuditLog,
  ) {}

  async proposed(manager: EntityManager, approval: ApprovalEntity): Promise<void> {
    const { proposerName: by, reason, proposedAt } = approval;
    const change = readChange(approval.changeAsked);
    const mail = { change: wordsOfChange(change), by, reason, at: proposedAt.toISOString() };
    for (const adminId of await everyoneWithAll(manager)) {
      if (adminId === approval.proposedBy) continue;
      await this.mails.add(manager, { kind: 'admin-approval-asked', adminId, ...mail }, null);
    }
    const after = stateOf(change);
    await this.auditLog.record(manager, {
      act: 'approvals.proposed',
      subject: subjectOf(approval),
      reason,
      after,
    });
  }

  async decided(
    manager: EntityManager,
    approval: ApprovalEntity,
    { by, at, isConfirmed, reason }: Decided,
  ): Promise<void> {
    const change = readChange(approval.changeAsked);
    const mail = { change: wordsOfChange(change), by, isConfirmed, at: at.toISOString() };
    for (const adminId of await everyoneWithAll(manager)) {
      await this.mails.add(manager, { kind: 'admin-approval-decided', adminId, ...mail }, null);
    }
    await this.auditLog.record(manager, {
      act: isConfirmed ? 'approvals.confirmed' : 'approvals.refused',
      subject: subjectOf(approval),
      reason,
      after: { ...stateOf(change), proposedBy: approval.proposerName },
    });
  }
}

interface Decided {
  by: string;
  at: Date;
  isConfirmed: boolean;
  reason: string | null;
}

const subjectOf = ({ id }: ApprovalEntity) => ({ kind: 'approval', id });

/** Not the address of who is to become an admin. */
function stateOf({ kind, username, areas }: ProposedChange) {
  return { kind, username, areas };
}

/** There are few admins: all are read. */
async function everyoneWithAll(manager: EntityManager): Promise<string[]> {
  const admins = await manager.findBy(AdminEntity, { disabledAt: IsNull() });
  return admins.filter(({ areas }) => areas.includes('all')).map(({ id }) => id);
}
