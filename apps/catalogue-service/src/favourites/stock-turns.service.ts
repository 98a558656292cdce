import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import { turnsNow } from '@zaino/rules/stock-turns';
import { Clock } from '@zaino/service/clock';
import { inTransaction } from '@zaino/service/in-transaction';
import { Outbox } from '@zaino/service/outbox/outbox';
import { Scheduled } from '@zaino/service/schedule/scheduled';
import { DataSource, type EntityManager } from 'typeorm';
import { readStock } from '../stock/look-at-stock';
import { BACK_IN_STOCK_TOPIC, type BackInStock } from './tell-back-in-stock';

/** Products that are looked at in one run. */
const MOST_PRODUCTS = 1_000;

/** Finds products that are there again, and whose turn it is to be told. */
@Injectable()
export class StockTurnsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Scheduled({ pauseMs: MINUTE_MS, copies: 'one' })
  async run(): Promise<void> {
    const products = await this.dataSource.query<{ id: number }[]>(
      `SELECT product.id FROM product
       WHERE is_active AND is_offered AND deleted_at IS NULL AND stock >= minimum_purchase
         AND EXISTS (SELECT * FROM stock_wait WHERE product_id = product.id AND told_at IS NULL)
       ORDER BY product.id LIMIT ?`,
      [MOST_PRODUCTS],
    );
    for (const { id } of products)
      await inTransaction(this.dataSource, (manager) => this.callNext(manager, id));
  }

  /** Under the product's lock: of two copies at once the second one sees whom the first has told. */
  private async callNext(manager: EntityManager, productId: number): Promise<void> {
    await manager.query('SELECT id FROM product WHERE id = ? FOR UPDATE', [productId]);
    const row = (await readStock(manager, [productId])).get(productId);
    if (row === undefined) return;
    const now = this.clock.now();
    const told = await toldSince(manager, productId, new Date(now - DAY_MS));
    const turns = turnsNow({ pieces: row.stock, fewest: row.minimum, told });
    if (turns === 0) return;
    const next = await manager.query<{ uid: string }[]>(
      `SELECT uid FROM stock_wait WHERE product_id = ? AND told_at IS NULL
       ORDER BY created_at, uid LIMIT ? FOR UPDATE`,
      [productId, turns],
    );
    if (next.length === 0) return;
    const uids = next.map(({ uid }) => uid);
    await manager.query('UPDATE stock_wait SET told_at = ? WHERE product_id = ? AND uid IN (?)', [
      new Date(now),
      productId,
      uids,
    ]);
    const messages = uids.map((uid) => {
      const payload: BackInStock = { uid, productId };
      return { topic: BACK_IN_STOCK_TOPIC, payload };
    });
    await this.outbox.addAll(manager, messages);
  }
}

async function toldSince(manager: EntityManager, productId: number, since: Date): Promise<number> {
  const [row] = await manager.query<{ told: string }[]>(
    'SELECT COUNT(*) AS told FROM stock_wait WHERE product_id = ? AND told_at > ?',
    [productId, since],
  );
  return Number(row?.told ?? 0);
}
