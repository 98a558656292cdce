import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { REVIEW_UNDO_DAYS } from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { lockReviews } from './locked-reviews';
import { actsOf } from './review-acts';
import { type Decision, planDecision } from './plan-decision';
import { ReviewPublication } from './review-publication';
import { takeBack } from './take-back';
import { writeDecision } from './write-decision';

/** How long a decision can be taken back, in milliseconds. */
export const REVIEW_UNDO_MS = REVIEW_UNDO_DAYS * DAY_MS;

/** What who moderates reviews decides. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly publication: ReviewPublication,
    private readonly auditLog: AuditLog,
  ) {}

  /** All that may be decided is, or nothing. */
  async moderate(adminId: string, decision: Decision) {
    const versions = new Map(decision.reviews.map(({ id, version }) => [Number(id), version]));
    const done = await inTransaction(this.dataSource, async (manager) => {
      const reviews = await lockReviews(manager, [...versions.keys()]);
      const { concerned, leftOut } = planDecision(reviews, versions, decision);
      if (concerned.length === 0) {
        this.auditLog.changedNothing();
        return { changeId: null, concerned, leftOut };
      }
      const change = { id: randomUUID(), adminId, at: new Date(this.clock.now()) };
      await writeDecision(manager, { ...change, decision, reviews: concerned });
      await this.auditLog.recordAll(manager, actsOf(decision, concerned));
      return { changeId: change.id, concerned, leftOut };
    });
    const { changeId, concerned, leftOut } = done;
    const isPublic = concerned.some(
      ({ state }) => (decision.action === 'approve') !== (state === 'approved'),
    );
    if (isPublic) await this.publication.tell();
    return { success: true as const, changeId, changed: concerned.length, leftOut };
  }

  /** Reviews stand again as before the decision, where nothing else has become of them since. */
  async undo(changeId: string) {
    const now = new Date(this.clock.now());
    const { changed, leftOut } = await inTransaction(this.dataSource, async (manager) => {
      const done = await takeBack(manager, { changeId, now, mostMs: REVIEW_UNDO_MS });
      await this.auditLog.record(manager, {
        act: 'reviews.decision-undone',
        subject: { kind: 'review-change', id: changeId },
        after: { reviews: done.changed },
      });
      return done;
    });
    if (changed > 0) await this.publication.tell();
    return { success: true as const, changed, leftOut };
  }
}
