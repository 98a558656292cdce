import { Injectable } from '@nestjs/common';
import type { approvalEndpoints } from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import type { SignedIn } from '@zaino/service/sessions/current-session';
import { DataSource, type EntityManager } from 'typeorm';
import { lockSignedInAdmin } from '../users/lock-admin';
import { madeUpPassword } from '../admins/made-up-password';
import { Passwords } from '../passwords/passwords';
import { approvalAnswer } from './approval-answer';
import { ApprovalNews } from './approval-news';
import { closedApproval, ownProposal } from './refused-approval';
import { ApprovalEntity } from './approval.entity';
import { ApprovedChanges } from './approved-changes';
import { readChange, settledChange } from './proposed-change';

type Decision = BodyOf<typeof approvalEndpoints.decide>;

/** What another admin decides: made, told and written down together, or not at all. */
@Injectable()
export class ApprovalDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly passwords: Passwords,
    private readonly changes: ApprovedChanges,
    private readonly news: ApprovalNews,
  ) {}

  async decide(id: string, decision: Decision, { session }: SignedIn) {
    const { uid: adminId, displayName: by } = session.user;
    const isConfirmed = decision.decision === 'confirm';
    const password = isConfirmed ? await this.passwordFor(id) : null;
    // Before the transaction: it takes a while.
    const passwordHash = password && (await this.passwords.hash(password));
    const now = new Date(this.clock.now());
    const reason = decision.decision === 'refuse' ? decision.reason : null;
    const { approval, ended } = await inTransaction(this.dataSource, async (manager) => {
      await lockSignedInAdmin(manager, session);
      const open = await lockOpen(manager, id, now);
      if (open.proposedBy === adminId) throw ownProposal();
      const change = readChange(open.changeAsked);
      const ofSession = isConfirmed ? await this.changes.make(manager, change, passwordHash) : null;
      const columns = {
        state: isConfirmed ? ('confirmed' as const) : ('refused' as const),
        changeAsked: settledChange(change),
        deciderName: by,
        decidedAt: now,
        decisionReason: reason,
      };
      await manager.update(ApprovalEntity, { id }, columns);
      await this.news.decided(manager, open, { by, at: now, isConfirmed, reason });
      return { approval: Object.assign(new ApprovalEntity(), open, columns), ended: ofSession };
    });
    if (ended !== null) await this.changes.settle(ended);
    return { approval: approvalAnswer(approval, { adminId, now }), password };
  }

  /** Only where an admin is to be made; whether that may be is looked at under lock. */
  private async passwordFor(id: string): Promise<string | null> {
    const approval = await this.dataSource.manager.findOneBy(ApprovalEntity, { id });
    const isNew = approval && readChange(approval.changeAsked).kind === 'create-admin';
    return isNew ? madeUpPassword() : null;
  }
}

/** Of two who decide at once, one waits here and is refused. */
async function lockOpen(manager: EntityManager, id: string, now: Date): Promise<ApprovalEntity> {
  const lock = { mode: 'pessimistic_write' } as const;
  const approval = await manager.findOne(ApprovalEntity, { where: { id }, lock });
  if (approval?.state !== 'open' || approval.expiresAt <= now) throw closedApproval();
  return approval;
}
