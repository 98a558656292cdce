import { Injectable } from '@nestjs/common';
import { MOST_STOCK_WAITS } from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { productNumberOf } from '../products/product-id';
import { favouritesFull } from './favourites-full';
import { keptProduct } from './kept-product';
import { StockWaitEntity } from './stock-wait.entity';

/** Of who was told: longer than the outbox tries to deliver. */
const KEPT_MS = 3 * DAY_MS;

const success = { success: true } as const;

/** Who wants to be told once which product can be bought again. */
@Injectable()
export class StockWaitsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Asked for twice, the place in the line is that of the first time; who was told before stands at its end again. */
  async add(uid: string, id: string): Promise<typeof success> {
    const { manager } = this.dataSource;
    const { number: productId } = await keptProduct(manager, id);
    const waiting = { uid, toldAt: IsNull() };
    if (await manager.existsBy(StockWaitEntity, { ...waiting, productId })) return success;
    if ((await manager.countBy(StockWaitEntity, waiting)) >= MOST_STOCK_WAITS) {
      throw favouritesFull(
        `Aspetti già ${MOST_STOCK_WAITS} prodotti: togline qualcuno per aggiungerne altri.`,
      );
    }
    await manager.query(
      `INSERT INTO stock_wait (uid, product_id, created_at) VALUES (?, ?, ?)
       ON DUPLICATE KEY UPDATE created_at = IF(told_at IS NULL, created_at, VALUES(created_at)),
         told_at = NULL`,
      [uid, productId, new Date(this.clock.now())],
    );
    return success;
  }

  /** Idempotent. What a mail has told of stays until its day is over. */
  async end(uid: string, id: string): Promise<typeof success> {
    const productId = productNumberOf(id);
    await this.dataSource.manager.delete(StockWaitEntity, { uid, productId, toldAt: IsNull() });
    return success;
  }

  /** Forgets whom a mail has told days ago; until then a mail that is still on its way finds them. */
  async forgetTold(): Promise<void> {
    const toldAt = LessThan(new Date(this.clock.now() - KEPT_MS));
    await this.dataSource.manager.delete(StockWaitEntity, { toldAt });
  }
}
