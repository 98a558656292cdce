import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Approval, approvalEndpoints, AskedChange } from '@zaino/contracts/identity';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { AdminEntity } from '../users/admin.entity';
import { lockSignedInAdmin } from '../users/lock-admin';
import { approvalAnswer } from './approval-answer';
import { ApprovalNews } from './approval-news';
import { nameTaken, nothingMore, unknownAdmin } from './refused-approval';
import { ApprovalEntity } from './approval.entity';
import { isWithin, type ProposedChange } from './proposed-change';

/** How long a second person has, in milliseconds. */
const OPEN_MS = 7 * DAY_MS;
const MOST_LISTED = 100;

/** What one admin proposes. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly news: ApprovalNews,
  ) {}

  /** Latest first. */
  async list({ session }: SignedIn): Promise<{ approvals: Approval[] }> {
    const rows = await this.dataSource.manager.find(ApprovalEntity, {
      order: { proposedAt: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    });
    const look = { adminId: session.user.uid, now: new Date(this.clock.now()) };
    return { approvals: rows.map((row) => approvalAnswer(row, look)) };
  }

  async propose(
    { session }: SignedIn,
    { reason, change }: BodyOf<typeof approvalEndpoints.propose>,
  ): Promise<Approval> {
    const { uid: adminId, displayName } = session.user;
    const now = new Date(this.clock.now());
    const row = await inTransaction(this.dataSource, async (manager) => {
      await lockSignedInAdmin(manager, session);
      const proposed = await possibleChange(manager, change);
      const approval: ApprovalEntity = {
        id: randomUUID(),
        state: 'open',
        changeAsked: JSON.stringify(proposed),
        reason,
        proposedBy: adminId,
        proposerName: displayName,
        proposedAt: now,
        expiresAt: new Date(now.getTime() + OPEN_MS),
        deciderName: null,
        decidedAt: null,
        decisionReason: null,
      };
      await manager.insert(ApprovalEntity, approval);
      await this.news.proposed(manager, approval);
      return approval;
    });
    return approvalAnswer(row, { adminId, now });
  }
}

/** With what is there now; throws where it could not be made. */
async function possibleChange(
  manager: EntityManager,
  change: AskedChange,
): Promise<ProposedChange> {
  if (change.kind === 'create-admin') {
    const { username } = change;
    if (await manager.existsBy(AdminEntity, { username })) throw nameTaken();
    return change;
  }
  const { adminId: id, areas } = change;
  const admin = await manager.findOneBy(AdminEntity, { id, disabledAt: IsNull() });
  if (admin === null) throw unknownAdmin();
  if (isWithin(areas, admin.areas)) throw nothingMore();
  return { kind: 'widen-admin', adminId: id, username: admin.username, before: admin.areas, areas };
}
