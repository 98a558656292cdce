import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What somebody has received: the catalogue asks before it takes a review. */
@Injectable()
export class PurchasesService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Whether an order of a customer has brought a product, or any where none is named. A line that came back is in
   * another state; one whose money went back without it counts no more. A voucher may have paid all of it.
   */
  async hasBought(customerId: string, productId?: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM customer_order placed
         JOIN order_line line ON line.order_id = placed.id
       WHERE placed.customer_id = ? AND line.type = 'product'
         AND line.state IN ('shipped', 'delivered')
         AND (line.refunded_cents = 0 OR
           line.refunded_cents + line.discount_cents < line.total_cents + line.extra_cents)
         ${productId === undefined ? '' : 'AND line.reference = ?'}
       LIMIT 1`,
      [customerId, ...(productId === undefined ? [] : [productId])],
    );
    return rows.length > 0;
  }
}
