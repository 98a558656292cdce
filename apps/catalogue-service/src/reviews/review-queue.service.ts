import { Injectable } from '@nestjs/common';
import {
  type AdminReview,
  type adminReviewEndpoints,
  MODERATION_PAGE_SIZE,
  type ReviewState,
} from '@zaino/contracts/catalogue';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { productNumberOf } from '../products/product-id';
import { AdminReviews } from './admin-reviews';

type Queue = QueryOf<typeof adminReviewEndpoints.queue>;

/** What who moderates reviews sees. */
@Injectable()
export class ReviewQueueService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly reviews: AdminReviews,
  ) {}

  /** Newest first, by when their author has said last what they say. */
  async page(wanted: Queue) {
    const counts = await this.counts(wanted.productId);
    const { shelf } = wanted;
    const { pending, approved, refused } = counts;
    return {
      success: true as const,
      reviews: await this.rows(wanted),
      total: shelf === undefined ? pending + approved + refused : counts[shelf],
      counts,
    };
  }

  private async rows({ shelf, productId, offset }: Queue): Promise<AdminReview[]> {
    const conditions = [
      ...(shelf === undefined ? [] : [shelfCondition(shelf)]),
      ...(productId === undefined ? [] : [ofProduct(productId)]),
    ];
    return this.reviews.read({
      where: ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND '),
      values: conditions.flatMap(({ value }) => (value === undefined ? [] : [value])),
      limit: MODERATION_PAGE_SIZE,
      offset,
    });
  }

  private async counts(productId: string | undefined) {
    const { sql, value } = productId === undefined ? everywhere : ofProduct(productId);
    const values = value === undefined ? [] : [value];
    const rows = await this.dataSource.query<{ state: ReviewState; reviews: string }[]>(
      `SELECT state, COUNT(*) AS reviews FROM review WHERE ${sql} GROUP BY state`,
      values,
    );
    const [reported] = await this.dataSource.query<{ reviews: string }[]>(
      `SELECT COUNT(*) AS reviews FROM review WHERE open_reports > 0 AND ${sql}`,
      values,
    );
    const counts = { pending: 0, approved: 0, refused: 0, reported: Number(reported?.reviews) };
    for (const { state, reviews } of rows) counts[state] = Number(reviews);
    return counts;
  }
}

interface Condition {
  sql: string;
  value?: string | number;
}

const everywhere: Condition = { sql: 'TRUE' };

const ofProduct = (id: string): Condition => ({
  sql: 'review.product_id = ?',
  value: productNumberOf(id),
});

function shelfCondition(shelf: NonNullable<Queue['shelf']>): Condition {
  return shelf === 'reported'
    ? { sql: 'review.open_reports > 0' }
    : { sql: 'review.state = ?', value: shelf };
}
