import { Injectable } from '@nestjs/common';
import { type Review, REVIEW_PAGE_SIZE, type ReviewSummary } from '@zaino/contracts/catalogue';
import { DataSource } from 'typeorm';
import { reviewedProduct } from './reviewed-product';
import { reviewColumns, type ReviewRow, summaryOf, toReview } from './review-rows';

/** What everybody reads of a product's reviews. */
@Injectable()
export class ReviewsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(
    productId: string,
    page: number,
  ): Promise<{ reviews: Review[]; summary: ReviewSummary }> {
    const { manager } = this.dataSource;
    const { number, averageHundredths } = await reviewedProduct(manager, productId);
    const rows = await manager.query<ReviewRow[]>(
      `SELECT ${reviewColumns} FROM review
       WHERE product_id = ? AND state = 'approved'
       ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
      [number, REVIEW_PAGE_SIZE, (page - 1) * REVIEW_PAGE_SIZE],
    );
    const counts = await manager.query<{ stars: number; reviews: string }[]>(
      `SELECT stars, COUNT(*) AS reviews FROM review
       WHERE product_id = ? AND state = 'approved' GROUP BY stars`,
      [number],
    );
    return { reviews: rows.map(toReview), summary: summaryOf(averageHundredths, counts) };
  }
}
