import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ReportReason } from '@zaino/contracts/catalogue';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { plainLines } from '@zaino/service/plain-lines';
import { DataSource, type EntityManager } from 'typeorm';
import { ReviewAllowance } from './review-allowance';
import { reviewMissing } from './review-missing';
import type { ReviewRow } from './review-rows';

type PublishedReview = Pick<ReviewRow, 'id' | 'version' | 'decidedBy'>;

interface Report {
  reason: ReportReason;
  text: string;
}

/** What readers find wrong with published reviews. */
@Injectable()
export class ReviewReportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly allowance: ReviewAllowance,
  ) {}

  /** The same words about the same review are one report, until somebody has decided about it. */
  async report(reviewId: string, { reason, text }: Report, address: string) {
    const report = { reason, text: plainLines(text) };
    await publishedReview(this.dataSource.manager, { id: reviewId, isLocked: false });
    await this.allowance.ofAddress('report', address);
    await inTransaction(this.dataSource, async (manager) => {
      const review = await publishedReview(manager, { id: reviewId, isLocked: true });
      await this.keep(manager, review, report);
    });
    return { success: true as const };
  }

  private async keep(
    manager: EntityManager,
    review: PublishedReview,
    report: Report,
  ): Promise<void> {
    const { reason, text } = report;
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      `INSERT IGNORE INTO review_report (review_id, reason, text, digest, created_at)
       VALUES (?, ?, ?, ?, ?)`,
      [review.id, reason, text, digestOf(review, report), new Date(this.clock.now())],
    );
    if (affectedRows === 0) return;
    await manager.query('UPDATE review SET open_reports = open_reports + 1 WHERE id = ?', [
      review.id,
    ]);
  }
}

/** Of the review alone, without its product: a report waits for nobody who changes prices. */
async function publishedReview(
  manager: EntityManager,
  { id, isLocked }: { id: string; isLocked: boolean },
): Promise<PublishedReview> {
  const [review] = await manager.query<PublishedReview[]>(
    `SELECT id, version, decided_by AS decidedBy FROM review
     WHERE id = ? AND state = 'approved' ${isLocked ? 'FOR UPDATE' : ''}`,
    [Number(id)],
  );
  if (review === undefined) throw reviewMissing();
  return review;
}

function digestOf({ id, version, decidedBy }: PublishedReview, { reason, text }: Report): string {
  const said = JSON.stringify([id, version, decidedBy, reason, text.toLowerCase()]);
  return createHash('sha256').update(said).digest('hex').slice(0, 32);
}
