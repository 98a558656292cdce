import { Injectable } from '@nestjs/common';
import type { OwnReview } from '@zaino/contracts/catalogue';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { productNumberOf } from '../products/product-id';
import { countReviews } from './count-reviews';
import { deleteReviews } from './delete-reviews';
import { lockReviewedProducts } from './locked-reviews';
import { Purchases } from './purchases';
import { ReviewChecks } from './review-checks';
import { ReviewPublication } from './review-publication';
import { reviewColumns, type ReviewRow, toOwnReview } from './review-rows';
import { isSaid, type ReviewWords, reviewWords } from './review-words';
import { reviewedProduct } from './reviewed-product';

/** Whose review of which product. */
interface Author {
  uid: string;
  /** Number of the product. */
  product: number;
}

/** What somebody who has received a product says of it; an admin decides what everybody sees. */
@Injectable()
export class OwnReviewsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly purchases: Purchases,
    private readonly checks: ReviewChecks,
    private readonly publication: ReviewPublication,
  ) {}

  async read(uid: string, productId: string) {
    const { manager } = this.dataSource;
    const { number } = await reviewedProduct(manager, productId);
    const review = await reviewBy(manager, { uid, product: number });
    if (review) return { review: toOwnReview(review), hasBought: true };
    return { review: null, hasBought: await this.purchases.hasBought(uid, productId) };
  }

  /** One for each product, however often it is sent: a second one changes the first. */
  async save(uid: string, productId: string, input: ReviewWords) {
    const words = reviewWords(input);
    const { manager } = this.dataSource;
    const { number } = await reviewedProduct(manager, productId);
    const author = { uid, product: number };
    const known = await reviewBy(manager, author);
    // What comes again uses up nothing of what is allowed.
    if (known && isSaid(known, words)) return answerOf(known);
    if (!known) await this.purchases.require(uid, productId);
    await this.checks.allow(uid, words);
    const { review, wasPublished } = await this.write(author, words);
    if (wasPublished) await this.publication.tell();
    return answerOf(review);
  }

  /** Idempotent: one that is not there is gone. Of a product that is not in the shop any more, too. */
  async remove(uid: string, productId: string): Promise<{ success: true }> {
    const author = { uid, product: productNumberOf(productId) };
    const wasPublished = await inTransaction(this.dataSource, async (manager) => {
      const review = await reviewBy(manager, author);
      return review !== undefined && deleteReviews(manager, [review.id]);
    });
    if (wasPublished) await this.publication.tell();
    return { success: true };
  }

  /** Under the product's lock, so that two at once are one, and what is counted stays right. */
  private write(author: Author, words: ReviewWords) {
    const now = new Date(this.clock.now());
    return inTransaction(this.dataSource, async (manager) => {
      await lockReviewedProducts(manager, [author.product]);
      const before = await reviewBy(manager, author);
      if (before && isSaid(before, words)) return { review: before, wasPublished: false };
      if (before) await change(manager, { id: before.id, words, now });
      else await insert(manager, { author, words, now });
      const wasPublished = before?.state === 'approved';
      if (wasPublished) await countReviews(manager, [author.product]);
      const review = await reviewBy(manager, author);
      if (review === undefined) throw new Error('A review that was just written is there.');
      return { review, wasPublished };
    });
  }
}

const answerOf = (review: ReviewRow): { success: true; review: OwnReview } => ({
  success: true,
  review: toOwnReview(review),
});

async function reviewBy(
  manager: EntityManager,
  { uid, product }: Author,
): Promise<ReviewRow | undefined> {
  const [review] = await manager.query<ReviewRow[]>(
    `SELECT ${reviewColumns} FROM review WHERE uid = ? AND product_id = ?`,
    [uid, product],
  );
  return review;
}

async function insert(
  manager: EntityManager,
  { author, words, now }: { author: Author; words: ReviewWords; now: Date },
): Promise<void> {
  const { stars, text, image, firstName, initial } = words;
  await manager.query(
    `INSERT INTO review (product_id, uid, stars, text, image, first_name, initial, state, created_at, submitted_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?)`,
    [author.product, author.uid, stars, text, image, firstName, initial, now, now],
  );
}

/** What it says now, nobody has read: it waits again, whatever was decided about it before. */
async function change(
  manager: EntityManager,
  { id, words, now }: { id: number; words: ReviewWords; now: Date },
): Promise<void> {
  const { stars, text, image, firstName, initial } = words;
  await manager.query(
    `UPDATE review SET stars = ?, text = ?, image = ?, first_name = ?, initial = ?, state = 'pending',
       refusal = NULL, decided_by = NULL, version = version + 1, submitted_at = ?
     WHERE id = ?`,
    [stars, text, image, firstName, initial, now, id],
  );
}
