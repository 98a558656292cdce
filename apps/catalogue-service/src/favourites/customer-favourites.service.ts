import { Injectable } from '@nestjs/common';
import { toEuro } from '@zaino/rules/money';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource } from 'typeorm';
import { productIdOf } from '../products/product-id';
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
    const [favourites, stockWaits] = await Promise.all([
      this.rowsOf<Row & { priceCents: number }>('favourite', uid, 'price_cents AS priceCents, '),
      this.rowsOf<Row>('stock_wait', uid),
    ]);
    return {
      favourites: favourites.map((row) => ({
        ...named(row),
        prezzoAllora: toEuro(row.priceCents),
      })),
      stockWaits: stockWaits.map(named),
    };
  }

  /** Idempotent. */
  async forget(uid: string): Promise<void> {
    await inTransaction(this.dataSource, async (manager) => {
      await manager.delete(FavouriteEntity, { uid });
      await manager.delete(StockWaitEntity, { uid });
    });
  }

  private rowsOf<Kept>(table: 'favourite' | 'stock_wait', uid: string, columns = '') {
    return this.dataSource.query<Kept[]>(
      `SELECT ${columns}product_id AS productId, name, ${table}.created_at AS createdAt
       FROM ${table} JOIN product ON product.id = product_id
       WHERE uid = ? ORDER BY ${table}.created_at, product_id`,
      [uid],
    );
  }
}

const named = ({ productId, name, createdAt }: Row) => ({
  id: productIdOf(productId),
  nome: name,
  since: createdAt.toISOString(),
});
