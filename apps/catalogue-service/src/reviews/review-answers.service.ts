import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { isVisible, plainLines } from '@zaino/service/plain-lines';
import { DataSource } from 'typeorm';
import { AdminReviews } from './admin-reviews';
import { lockReviews } from './locked-reviews';
import { reviewMissing } from './review-missing';
import { ReviewPublication } from './review-publication';

/** What the shop answers to reviews. */
@Injectable()
export class ReviewAnswersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reviews: AdminReviews,
    private readonly publication: ReviewPublication,
    private readonly auditLog: AuditLog,
  ) {}

  /** The last one counts; one of nothing that can be seen takes it away. */
  async answer(id: string, text: string) {
    const words = plainLines(text);
    const answer = isVisible(words) ? words : null;
    const isPublic = await inTransaction(this.dataSource, async (manager) => {
      const [review] = await lockReviews(manager, [Number(id)]);
      if (review === undefined) throw reviewMissing();
      if (review.answer === answer) {
        this.auditLog.changedNothing();
        return false;
      }
      const at = answer === null ? null : new Date(this.clock.now());
      await manager.query('UPDATE review SET answer = ?, answered_at = ? WHERE id = ?', [
        answer,
        at,
        review.id,
      ]);
      await this.auditLog.record(manager, {
        act: answer === null ? 'reviews.answer-removed' : 'reviews.answered',
        subject: { kind: 'review', id },
        before: { isAnswered: review.answer !== null },
        after: { isAnswered: answer !== null },
      });
      return review.state === 'approved';
    });
    if (isPublic) await this.publication.tell();
    const where = { where: 'review.id = ?', values: [Number(id)], limit: 1, offset: 0 };
    const [review] = await this.reviews.read(where);
    if (review === undefined) throw reviewMissing();
    return { success: true as const, review };
  }
}
