import { Injectable } from '@nestjs/common';
import { identityInternalEndpoints, type ToldProduct } from '@zaino/contracts/identity';
import { isAnnounced } from '@zaino/rules/announced-reduction';
import { toEuro } from '@zaino/rules/money';
import { isNotableFall } from '@zaino/rules/price-fall';
import type { Delivery, OutboxHandler } from '@zaino/service/outbox/outbox-handler';
import { DataSource, In, IsNull } from 'typeorm';
import { z } from 'zod';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { readStock } from '../stock/look-at-stock';
import { IdentityClient } from '../upstreams/identity-client';
import { FavouriteEntity } from './favourite.entity';
import { namesOf, noticeOf, toldProduct } from './told-product';

export const PRICE_DROP_TOPIC = 'product.price-drop';

const payloadSchema = z.object({ uid: z.string(), productIds: z.array(z.number()) });
export type PriceDrop = z.infer<typeof payloadSchema>;

/** Has somebody written to of favourites that cost less, as they are by then: what has risen or is gone is left out. */
@Injectable()
export class TellPriceDrop implements OutboxHandler {
  readonly topic = PRICE_DROP_TOPIC;

  constructor(
    private readonly dataSource: DataSource,
    private readonly identity: IdentityClient,
    private readonly holder: CatalogueIndexHolder,
  ) {}

  async handle(payload: unknown, { id }: Delivery): Promise<void> {
    const { uid, productIds } = payloadSchema.parse(payload);
    const products = await this.stillCheaper(uid, productIds);
    if (products.length === 0) return;
    const { isWanted } = await this.identity.call(identityInternalEndpoints.tellOfProducts, {
      params: { uid },
      body: noticeOf('price-drop', id, products),
    });
    if (isWanted) return;
    // Nobody was told: the fall is still news to whoever asks for it later.
    const told = { uid, productId: In(productIds) };
    await this.dataSource.manager.update(FavouriteEntity, told, { toldCents: null });
  }

  private async stillCheaper(uid: string, productIds: number[]): Promise<ToldProduct[]> {
    const { manager } = this.dataSource;
    const where = { uid, productId: In(productIds), droppedAt: IsNull() };
    const kept = await manager.find(FavouriteEntity, { where, order: { productId: 'ASC' } });
    const ids = kept.map(({ productId }) => productId);
    const [stock, names] = [await readStock(manager, ids), await namesOf(manager, ids)];
    return kept.flatMap(({ productId, priceCents }) => {
      const row = stock.get(productId);
      if (row === undefined || row.stock < row.minimum) return [];
      if (!isNotableFall(priceCents, row.priceCents)) return [];
      const prices = { prezzo: toEuro(row.priceCents), prezzoAllora: toEuro(priceCents) };
      return [
        toldProduct(productId, names, { ...prices, prezzoMinimo30Giorni: this.lowest(productId) }),
      ];
    });
  }

  /** The lowest price before a reduction that is announced (docs/decisions/announced-reductions.md). */
  private lowest(productId: number): number | null {
    const product = this.holder.current().product(productId);
    return product !== null && isAnnounced(product) ? product.prezzoMinimo30Giorni : null;
  }
}
