import { Injectable } from '@nestjs/common';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { productIdOf } from '../products/product-id';
import { deleteReviews } from './delete-reviews';
import { ReviewPublication } from './review-publication';
import { reviewColumns, type ReviewRow, toOwnReview } from './review-rows';

/** What the identity service asks for, for a person's right to their data (docs/decisions/reviews.md). */
@Injectable()
export class CustomerReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly publication: ReviewPublication,
  ) {}

  async export(uid: string) {
    const rows = await this.dataSource.query<(ReviewRow & { productName: string })[]>(
      `SELECT ${reviewColumns}, product.name AS productName
       FROM review JOIN product ON product.id = review.product_id
       WHERE review.uid = ? ORDER BY review.created_at, review.id`,
      [uid],
    );
    const reviews = rows.map((row) => ({
      ...toOwnReview(row),
      product: { id: productIdOf(row.productId), name: row.productName },
    }));
    return { reviews };
  }

  /** Idempotent. */
  async forget(uid: string): Promise<void> {
    const wasPublished = await inTransaction(this.dataSource, async (manager) => {
      const reviews = await manager.query<{ id: number }[]>('SELECT id FROM review WHERE uid = ?', [
        uid,
      ]);
      return deleteReviews(
        manager,
        reviews.map(({ id }) => id),
      );
    });
    if (wasPublished) await this.publication.tell();
  }
}
