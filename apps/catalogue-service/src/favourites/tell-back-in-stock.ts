import { Injectable } from '@nestjs/common';
import { identityInternalEndpoints } from '@zaino/contracts/identity';
import { toEuro } from '@zaino/rules/money';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource, IsNull, Not } from 'typeorm';
import { z } from 'zod';
import { readStock } from '../stock/look-at-stock';
import { IdentityClient } from '../upstreams/identity-client';
import { namesOf, noticeOf, toldProduct } from './told-product';
import { StockWaitEntity } from './stock-wait.entity';

export const BACK_IN_STOCK_TOPIC = 'product.back-in-stock';

const payloadSchema = z.object({ uid: z.string(), productId: z.number() });
export type BackInStock = z.infer<typeof payloadSchema>;

/** Has somebody written to whose turn it is. Where the product is gone again by then they wait on, at their old place. */
@Injectable()
export class TellBackInStock implements OutboxHandler {
  readonly topic = BACK_IN_STOCK_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly identity: IdentityClient,
  ) {}

  async handle(payload: unknown, { id }: Delivery): Promise<void> {
    const { uid, productId } = payloadSchema.parse(payload);
    const { manager } = this.dataSource;
    const called = { uid, productId, toldAt: Not(IsNull()) };
    // The account may be gone since.
    if (!(await manager.existsBy(StockWaitEntity, called))) return;
    const row = (await readStock(manager, [productId])).get(productId);
    if (row === undefined || row.stock < row.minimum) {
      await manager.update(StockWaitEntity, called, { toldAt: null });
      return;
    }
    const names = await namesOf(manager, [productId]);
    const product = toldProduct(productId, names, { prezzo: toEuro(row.priceCents) });
    const { isWanted } = await this.identity.call(identityInternalEndpoints.tellOfProducts, {
      params: { uid },
      body: noticeOf('back-in-stock', id, [product]),
    });
    // The next in the line need not wait for whoever is not written to.
    if (!isWanted) await manager.delete(StockWaitEntity, called);
  }
}
