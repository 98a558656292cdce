import { Injectable } from '@nestjs/common';
import type { ordersInternalEndpoints } from '@zaino/contracts/orders';
import type { ParamsOf, QueryOf } from '@zaino/service/route';
import { DataSource, MoreThan } from 'typeorm';
import type { z } from 'zod';
import { ShelfEntity } from '../arrivals/shelf.entity';
import { undoneInSql } from '../orders/order-state';
import type { ShopId } from '../orders/shop';

type Endpoint = typeof ordersInternalEndpoints.bookshopCopies;
type Copies = z.output<Endpoint['response']>;

/** How many copies of each book families have ordered at a bookshop, and how many it has for nobody. */
@Injectable()
export class BookshopCopiesService {
  constructor(private readonly dataSource: DataSource) {}

  /** By the number on the list, whichever edition came; what was cancelled or came back is left out. */
  async since(
    { id }: ParamsOf<Endpoint>,
    { from }: Pick<QueryOf<Endpoint>, 'from'>,
  ): Promise<Copies> {
    const rows = await this.dataSource.query<{ isbn: string; copies: string }[]>(
      `SELECT l.reference AS isbn, SUM(l.quantity) AS copies
       FROM customer_order o JOIN order_line l ON l.order_id = o.id
       WHERE o.bookshop_id = ? AND o.created_at >= ? AND o.payment_state <> 'none'
         AND l.type = 'book' AND l.state NOT IN (${undoneInSql})
       GROUP BY l.reference`,
      [id, new Date(from)],
    );
    const ordered = new Map(rows.map(({ isbn, copies }) => [isbn, Number(copies)]));
    const shelf = new Map((await this.shelf(id)).map(({ isbn, copies }) => [isbn, copies]));
    const isbns = [...new Set([...ordered.keys(), ...shelf.keys()])];
    const books = isbns.map((isbn) => ({
      isbn,
      ordered: ordered.get(isbn) ?? 0,
      shelf: shelf.get(isbn) ?? 0,
    }));
    return { books };
  }

  private shelf(shopId: ShopId): Promise<ShelfEntity[]> {
    return this.dataSource.manager.findBy(ShelfEntity, { shopId, copies: MoreThan(0) });
  }
}
