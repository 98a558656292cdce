import { Injectable } from '@nestjs/common';
import { BOUGHT_BOOK_LIMIT, type BoughtBook } from '@zaino/contracts/orders';
import { toEuro } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DataSource } from 'typeorm';
import { expectedDaysOf } from '../orders/expected-days';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { undoneInSql } from '../orders/order-state';
import type { OrderEntity } from '../orders/order.entity';
import { canPay } from './can-pay';

type Row = Pick<
  OrderEntity,
  | 'number'
  | 'shippingMethod'
  | 'paymentMethod'
  | 'paymentState'
  | 'payBefore'
  | 'cedolaState'
  | 'moneyAwaitedUntil'
> &
  Pick<
    OrderLineEntity,
    | 'orderId'
    | 'reference'
    | 'substituteIsbn'
    | 'quantity'
    | 'state'
    | 'expectedFrom'
    | 'expectedTo'
  > & {
    createdAt: Date;
    orderState: OrderEntity['state'];
    coverCents: number;
    /** JSON, as a statement of one's own gives it. */
    details: string;
    named: string;
  };

/** The books that a family has bought here, by what became of each. */
@Injectable()
export class BoughtBooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** One statement on `ix_customer_order_customer_id` and `ix_order_line_order_id`. */
  async list(customerId: string): Promise<{ books: BoughtBook[] }> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT o.id AS orderId, o.number, o.created_at AS createdAt, o.state AS orderState,
         o.shipping_method AS shippingMethod, o.payment_method AS paymentMethod,
         o.payment_state AS paymentState, o.pay_before AS payBefore, o.cedola_state AS cedolaState,
         o.money_awaited_until AS moneyAwaitedUntil,
         o.children AS named, line.reference, line.substitute_isbn AS substituteIsbn,
         line.quantity, line.state, line.expected_from AS expectedFrom,
         line.expected_to AS expectedTo, line.details,
         COALESCE(line.cover_cents, line.price_cents) AS coverCents
       FROM customer_order o JOIN order_line line ON line.order_id = o.id
       WHERE o.customer_id = ? AND line.type = 'book' AND line.withdrawn_at IS NULL
         AND line.state NOT IN (${undoneInSql})
       ORDER BY o.created_at DESC, o.id DESC, line.position
       LIMIT ${BOUGHT_BOOK_LIMIT}`,
      [customerId],
    );
    const now = new Date(this.clock.now());
    return { books: rows.map((row) => boughtBook(row, now)) };
  }
}

function boughtBook(row: Row, now: Date): BoughtBook {
  const { orderId, number, createdAt, orderState, shippingMethod, paymentMethod } = row;
  const details = JSON.parse(row.details) as OrderLineEntity['details'];
  const named = JSON.parse(row.named) as OrderEntity['children'];
  const { title, schoolYear = null, school, classe, sezione, children } = details;
  const isOpen = canPay({ ...row, state: orderState }, now);
  return {
    orderId,
    orderNumber: number,
    orderedAt: createdAt.toISOString(),
    shippingMethod,
    waitsForMoney: isOpen && paymentMethod === 'card',
    isbn: row.reference,
    substituteIsbn: row.substituteIsbn,
    title,
    coverPrice: toEuro(row.coverCents),
    schoolYear,
    schoolCode: school?.codice ?? '',
    classe,
    sezione,
    quantity: row.quantity,
    children: children.flatMap(({ childId, quantity }) => {
      const nickname = named.find(({ id }) => id === childId)?.nickname;
      return nickname === undefined ? [] : { id: childId, nickname, quantity };
    }),
    state: row.state,
    expected: expectedDaysOf(row),
  };
}
