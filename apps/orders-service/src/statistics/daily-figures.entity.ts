import { Column, Entity, PrimaryColumn } from 'typeorm';
import { token } from '../database/columns';

const count = { type: 'int', unsigned: true, default: 0 } as const;
const sum = { type: 'bigint', unsigned: true, default: 0 } as const;

/** What happened on a day in Italy, for each bookshop that hands orders out and for the shop itself. */
@Entity('daily_figures')
export class DailyFigures {
  @PrimaryColumn({ type: 'date', name: 'day' })
  day!: string;

  /** Empty for the shop itself. */
  @PrimaryColumn({ ...token(36), name: 'bookshop_id' })
  bookshopId!: string;

  @Column({ ...count, name: 'orders' })
  orders!: number;

  @Column({ ...count, name: 'paid_orders' })
  paidOrders!: number;

  /** Whole numbers of 64 bits come as text. */
  @Column({ ...sum, name: 'paid_cents' })
  paidCents!: string;

  @Column({ ...count, name: 'delivered_pieces' })
  deliveredPieces!: number;

  @Column({ ...count, name: 'cancelled_pieces' })
  cancelledPieces!: number;

  @Column({ ...count, name: 'returned_pieces' })
  returnedPieces!: number;

  @Column({ ...sum, name: 'refunded_cents' })
  refundedCents!: string;
}
