import { Injectable } from '@nestjs/common';
import type { AdminReview } from '@zaino/contracts/catalogue';
import { DataSource } from 'typeorm';
import { reviewColumns, type ReviewRow, toAdminReview } from './review-rows';

/** Which reviews are read, by an SQL condition of our own. */
interface Wanted {
  where: string;
  values: readonly (string | number)[];
  limit: number;
  offset: number;
}

type Reports = AdminReview['reports'];

/** Of one page: who reports a review a hundred times is no better informed about. */
const MOST_REPORTS = 500;

/** Reviews as admins see them, with their product and what is reported about them. */
@Injectable()
export class AdminReviews {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. In the order of an index, so that no more are looked at than are left out and shown. */
  async read({ where, values, limit, offset }: Wanted): Promise<AdminReview[]> {
    const rows = await this.dataSource.query<(ReviewRow & { productName: string })[]>(
      `SELECT ${reviewColumns}, product.name AS productName
       FROM review STRAIGHT_JOIN product ON product.id = review.product_id
       WHERE ${where}
       ORDER BY review.submitted_at DESC, review.id DESC LIMIT ? OFFSET ?`,
      [...values, limit, offset],
    );
    const reported = rows.filter(({ openReports }) => openReports > 0);
    const reports = await this.reportsOf(reported.map(({ id }) => id));
    return rows.map((row) => toAdminReview(row, reports.get(row.id) ?? []));
  }

  private async reportsOf(ids: readonly number[]): Promise<Map<number, Reports>> {
    const reports = new Map<number, Reports>();
    if (ids.length === 0) return reports;
    const rows = await this.dataSource.query<ReportRow[]>(
      `SELECT review_id AS reviewId, reason, text, created_at AS at FROM review_report
       WHERE review_id IN (?) AND change_id IS NULL ORDER BY created_at, id LIMIT ?`,
      [ids, MOST_REPORTS],
    );
    for (const { reviewId, reason, text, at } of rows) {
      const known = reports.get(reviewId) ?? [];
      reports.set(reviewId, [...known, { reason, text, createdAt: at.toISOString() }]);
    }
    return reports;
  }
}

interface ReportRow {
  reviewId: number;
  reason: Reports[number]['reason'];
  text: string;
  at: Date;
}
