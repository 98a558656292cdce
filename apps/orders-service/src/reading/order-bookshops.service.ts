import { Injectable } from '@nestjs/common';
import type { staffOrderEndpoints } from '@zaino/contracts/orders';
import { DataSource } from 'typeorm';
import type { z } from 'zod';

type Bookshops = z.output<typeof staffOrderEndpoints.bookshops.response>['bookshops'];

/** Which bookshops orders are, or were, picked up at. */
@Injectable()
export class OrderBookshopsService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Each by the name that its newest order has: one jump for each bookshop in `ix_customer_order_bookshop_id`, however
   * many orders there are.
   */
  async list(): Promise<Bookshops> {
    const rows = await this.dataSource.query<{ id: string; name: string | null }[]>(
      `SELECT o.bookshop_id AS id, JSON_UNQUOTE(JSON_EXTRACT(o.pickup_point, '$.name')) AS name
       FROM (
         SELECT bookshop_id, MAX(created_at) AS newest FROM customer_order
         WHERE bookshop_id IS NOT NULL GROUP BY bookshop_id
       ) AS last
       JOIN customer_order o ON o.bookshop_id = last.bookshop_id AND o.created_at = last.newest`,
    );
    // Two of the same millisecond are of the same bookshop.
    const names = new Map(rows.map(({ id, name }) => [id, name ?? 'Libreria senza nome']));
    return [...names]
      .map(([id, name]) => ({ id, name }))
      .sort((one, other) => one.name.localeCompare(other.name, 'it'));
  }
}
