import { Injectable } from '@nestjs/common';
import { toEuro } from '@zaino/rules/money';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { productIdOf } from '../products/product-id';
import { FavouriteBookEntity } from './favourite-book.entity';
import { FavouriteEntity } from './favourite.entity';
import { StockWaitEntity } from './stock-wait.entity';

interface Row {
  productId: number;
  name: string;
  createdAt: Date;
}

/** What the identity service asks for, for a person's right to their data (docs/decisions/favourites-and-notices.md). */
@Injectable()
export class CustomerFavouritesService {
  constructor(private readonly dataSource: DataSource) {}

  async export(uid: string) {
    const [favourites, books, stockWaits] = await Promise.all([
      this.dataSource.query<(Row & { priceCents: number })[]>(
        `SELECT product_id AS productId, name, favourite.created_at AS createdAt,
           price_cents AS priceCents
         FROM favourite JOIN product ON product.id = product_id
         WHERE uid = ? ORDER BY favourite.created_at, product_id`,
        [uid],
      ),
      this.dataSource.manager.find(FavouriteBookEntity, {
        where: { uid },
        order: { createdAt: 'ASC', isbn: 'ASC' },
      }),
      this.dataSource.query<Row[]>(
        `SELECT product_id AS productId, name, stock_wait.created_at AS createdAt
         FROM stock_wait JOIN product ON product.id = product_id
         WHERE uid = ? ORDER BY stock_wait.created_at, product_id`,
        [uid],
      ),
    ]);
    return {
      favourites: favourites.map((row) => ({
        ...named(row),
        prezzoAllora: toEuro(row.priceCents),
      })),
      favouriteBooks: books.map(({ isbn, createdAt }) => ({
        isbn,
        since: createdAt.toISOString(),
      })),
      stockWaits: stockWaits.map(named),
    };
  }

  /** Idempotent. */
  async forget(uid: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.delete(FavouriteEntity, { uid });
      await manager.delete(FavouriteBookEntity, { uid });
      await manager.delete(StockWaitEntity, { uid });
    });
  }
}

const named = ({ productId, name, createdAt }: Row) => ({
  id: productIdOf(productId),
  nome: name,
  since: createdAt.toISOString(),
});
