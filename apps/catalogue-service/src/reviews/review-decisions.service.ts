import { Injectable } from '@nestjs/common';
import type { ReviewDecision } from '@zaino/contracts/catalogue';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { AdminReviews } from './admin-reviews';
import { REVIEW_UNDO_MS } from './moderation.service';

const SHOWN = 10;

interface DecisionRow {
  id: string;
  action: ReviewDecision['action'];
  at: Date;
  undoneAt: Date | null;
  reviews: string;
  firstId: number | null;
}

/** What was decided lately, for whoever wants to take it back after a reload or on another day. */
@Injectable()
export class ReviewDecisionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reviews: AdminReviews,
  ) {}

  async latest(): Promise<{ success: true; decisions: ReviewDecision[] }> {
    const rows = await this.rows();
    const firstOf = await this.namesOf(rows.flatMap(({ firstId }) => firstId ?? []));
    const decisions = rows.map(({ id, action, at, undoneAt, reviews, firstId }) => ({
      id,
      action,
      createdAt: at.toISOString(),
      reviews: Number(reviews),
      first: (firstId !== null && firstOf.get(firstId)) || null,
      undoneAt: undoneAt && undoneAt.toISOString(),
    }));
    return { success: true, decisions };
  }

  private rows(): Promise<DecisionRow[]> {
    return this.dataSource.query<DecisionRow[]>(
      `SELECT latest.id, latest.action, latest.at, latest.undoneAt,
         COUNT(item.review_id) AS reviews, MIN(item.review_id) AS firstId
       FROM (SELECT id, action, created_at AS at, undone_at AS undoneAt FROM review_change
             WHERE created_at >= ? ORDER BY created_at DESC, id DESC LIMIT ?) AS latest
         LEFT JOIN review_change_item item ON item.change_id = latest.id
       GROUP BY latest.id, latest.action, latest.at, latest.undoneAt
       ORDER BY latest.at DESC, latest.id DESC`,
      [new Date(this.clock.now() - REVIEW_UNDO_MS), SHOWN],
    );
  }

  private async namesOf(ids: number[]): Promise<Map<number, { name: string; product: string }>> {
    if (ids.length === 0) return new Map();
    const marks = ids.map(() => '?').join(', ');
    const where = `review.id IN (${marks})`;
    const found = await this.reviews.read({ where, values: ids, limit: ids.length, offset: 0 });
    return new Map(
      found.map(({ id, name, product }) => [Number(id), { name, product: product.name }]),
    );
  }
}
