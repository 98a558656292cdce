import { Injectable } from '@nestjs/common';
import { type Favourite, type FavouriteMarks, MOST_FAVOURITES } from '@zaino/contracts/catalogue';
import { HOUR_MS } from '@zaino/rules/durations';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { productIdOf, productNumberOf } from '../products/product-id';
import { FavouriteEntity } from './favourite.entity';
import { favouritesFull } from './favourites-full';
import { keptProduct } from './kept-product';
import { StockWaitEntity } from './stock-wait.entity';

interface Row {
  productId: number;
  name: string;
  priceCents: number;
  createdAt: Date;
  isAwaited: number;
}

const success = { success: true } as const;

/** Products that customers keep for later. */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: CatalogueIndexHolder,
    private readonly clock: Clock,
  ) {}

  /** The latest first, each with what the shop's lists say of it; names of those that are gone are known still. */
  async list(uid: string): Promise<{ favourites: Favourite[] }> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT favourite.product_id AS productId, product.name, favourite.price_cents AS priceCents,
         favourite.created_at AS createdAt,
         EXISTS (SELECT * FROM stock_wait WHERE stock_wait.uid = favourite.uid
           AND stock_wait.product_id = favourite.product_id AND stock_wait.told_at IS NULL) AS isAwaited
       FROM favourite JOIN product ON product.id = favourite.product_id
       WHERE favourite.uid = ? AND favourite.dropped_at IS NULL
       ORDER BY favourite.created_at DESC, favourite.product_id DESC`,
      [uid],
    );
    const index = this.holder.current();
    const favourites = rows.map(({ productId, name, priceCents, createdAt, isAwaited }) => {
      const product = index.product(productId);
      return {
        id: productIdOf(productId),
        nome: name,
        since: createdAt.toISOString(),
        prezzoAllora: toEuro(priceCents),
        prodotto: product?.active === true ? product : null,
        isAwaited: isAwaited === 1,
      };
    });
    return { favourites };
  }

  async marks(uid: string): Promise<FavouriteMarks> {
    const { manager } = this.dataSource;
    const select = { productId: true } as const;
    const [favourites, waits] = await Promise.all([
      manager.find(FavouriteEntity, { select, where: { uid, droppedAt: IsNull() } }),
      manager.find(StockWaitEntity, { select, where: { uid, toldAt: IsNull() } }),
    ]);
    const idOf = ({ productId }: { productId: number }) => productIdOf(productId);
    return { favourites: favourites.map(idOf), stockWaits: waits.map(idOf) };
  }

  /**
   * Kept twice, it is so since the first time, at the price of then; what was taken away by mistake comes back as it
   * was. Two at once may be one more than there may be.
   */
  async keep(uid: string, id: string): Promise<typeof success> {
    const { manager } = this.dataSource;
    const { number, priceCents } = await keptProduct(manager, id);
    const kept = { uid, droppedAt: IsNull() };
    if (await manager.existsBy(FavouriteEntity, { ...kept, productId: number })) return success;
    if ((await manager.countBy(FavouriteEntity, kept)) >= MOST_FAVOURITES) {
      throw favouritesFull(
        `Hai già ${MOST_FAVOURITES} preferiti: togline qualcuno per salvarne altri.`,
      );
    }
    const now = this.clock.now();
    await manager.delete(FavouriteEntity, { uid, productId: number, droppedAt: goneFor(now) });
    await manager.query(
      `INSERT INTO favourite (uid, product_id, price_cents, created_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE dropped_at = NULL`,
      [uid, number, priceCents, new Date(now)],
    );
    return success;
  }

  /** Idempotent; of a product that is not in the shop any more, too. */
  async drop(uid: string, id: string): Promise<typeof success> {
    const kept = { uid, productId: productNumberOf(id), droppedAt: IsNull() };
    const droppedAt = new Date(this.clock.now());
    await this.dataSource.manager.update(FavouriteEntity, kept, { droppedAt });
    return success;
  }

  /** Forgets what was taken away so long ago that nobody puts it back. */
  async forgetDropped(): Promise<void> {
    const droppedAt = goneFor(this.clock.now());
    await this.dataSource.manager.delete(FavouriteEntity, { droppedAt });
  }
}

/** When something was taken away that cannot be put back any more. */
const goneFor = (now: number) => LessThan(new Date(now - HOUR_MS));
