import type { Approval } from '@zaino/contracts/identity';
import type { ApprovalEntity } from './approval.entity';
import { readChange } from './proposed-change';

/** Who asks, and when. */
interface Look {
  adminId: string;
  now: Date;
}

/** An approval as the contract has it, for the admin who asks. */
export function approvalAnswer(row: ApprovalEntity, { adminId, now }: Look): Approval {
  const change = readChange(row.changeAsked);
  const state = row.state === 'open' && row.expiresAt <= now ? 'expired' : row.state;
  return {
    id: row.id,
    state,
    kind: change.kind,
    username: change.username,
    areas: change.areas,
    areasBefore: change.kind === 'create-admin' ? null : change.before,
    reason: row.reason,
    proposedBy: row.proposerName,
    proposedAt: row.proposedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    decidedBy: row.deciderName,
    decidedAt: row.decidedAt && row.decidedAt.toISOString(),
    decisionReason: row.decisionReason,
    canDecide: state === 'open' && row.proposedBy !== adminId,
  };
}
