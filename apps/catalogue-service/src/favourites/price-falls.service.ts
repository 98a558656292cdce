import { Injectable } from '@nestjs/common';
import { MOST_TOLD_PRODUCTS } from '@zaino/contracts/identity';
import { DAY_MS, HOUR_MS } from '@zaino/rules/durations';
import { groupBy } from '@zaino/rules/group-by';
import { isNotableFall } from '@zaino/rules/price-fall';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type EntityManager } from 'typeorm';
import { PRICE_DROP_TOPIC, type PriceDrop } from './tell-price-drop';

/** Of one favourite at most one mail in so long. */
const SAME_MS = 7 * DAY_MS;
/** Favourites of one statement. */
const BATCH = 1_000;

interface Candidate {
  uid: string;
  productId: number;
  /** What it cost when it was kept, or when a mail told of it. */
  beforeCents: number;
  nowCents: number;
}

/** Finds favourites that cost less than they did, and whom to tell. */
@Injectable()
export class PriceFallsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: HOUR_MS, copies: 'one' })
  async run(): Promise<void> {
    await this.forgetFalls();
    for (let after: Place | null = start; after !== null;) {
      const candidates = await this.cheaper(after);
      const falls = candidates.filter(({ beforeCents, nowCents }) =>
        isNotableFall(beforeCents, nowCents),
      );
      for (const [uid, ofOne] of groupBy(falls, (fall) => fall.uid))
        await inTransaction(this.dataSource, (manager) => this.note(manager, uid, ofOne));
      after = candidates.length < BATCH ? null : (candidates.at(-1) ?? null);
    }
  }

  /** What costs again as much as when it was kept can fall anew. */
  private async forgetFalls(): Promise<void> {
    await this.dataSource.query(
      `UPDATE favourite JOIN product ON product.id = favourite.product_id
       SET favourite.told_cents = NULL
       WHERE favourite.told_cents IS NOT NULL
         AND product.discounted_price_cents >= favourite.price_cents`,
    );
  }

  /** In the order of account and product, of those who were told of nothing within a day. */
  private cheaper({ uid, productId }: Place): Promise<Candidate[]> {
    const now = this.clock.now();
    return this.dataSource.query<Candidate[]>(
      `SELECT kept.uid, kept.product_id AS productId,
         COALESCE(kept.told_cents, kept.price_cents) AS beforeCents,
         product.discounted_price_cents AS nowCents
       FROM favourite kept JOIN product ON product.id = kept.product_id
       WHERE (kept.uid, kept.product_id) > (?, ?) AND kept.dropped_at IS NULL
         AND (kept.told_at IS NULL OR kept.told_at <= ?)
         AND product.is_active AND product.is_offered AND product.deleted_at IS NULL
         AND product.stock >= product.minimum_purchase
         AND product.discounted_price_cents < COALESCE(kept.told_cents, kept.price_cents)
         AND NOT EXISTS (SELECT * FROM favourite told WHERE told.uid = kept.uid AND told.told_at > ?)
       ORDER BY kept.uid, kept.product_id LIMIT ?`,
      [uid, productId, new Date(now - SAME_MS), new Date(now - DAY_MS), BATCH],
    );
  }

  /** One mail of what nobody else has noted meanwhile. */
  private async note(manager: EntityManager, uid: string, falls: Candidate[]): Promise<void> {
    const now = this.clock.now();
    const productIds: number[] = [];
    for (const { productId, nowCents } of falls.slice(0, MOST_TOLD_PRODUCTS)) {
      const { affectedRows } = await manager.query<{ affectedRows: number }>(
        `UPDATE favourite SET told_cents = ?, told_at = ?
         WHERE uid = ? AND product_id = ? AND (told_at IS NULL OR told_at <= ?)`,
        [nowCents, new Date(now), uid, productId, new Date(now - SAME_MS)],
      );
      if (affectedRows === 1) productIds.push(productId);
    }
    if (productIds.length === 0) return;
    const payload: PriceDrop = { uid, productIds };
    await this.outbox.add(manager, PRICE_DROP_TOPIC, payload);
  }
}

type Place = Pick<Candidate, 'uid' | 'productId'>;
const start: Place = { uid: '', productId: 0 };
