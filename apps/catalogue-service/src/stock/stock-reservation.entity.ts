import { cents, json, moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * `held` for an order that is being paid, `confirmed` once it is; `expired` where nobody confirmed it in time, and
 * `released` where all was given back.
 */
export type ReservationState = 'held' | 'confirmed' | 'expired' | 'released';

/** Pieces that were taken out of the stock for one order. */
@Entity('stock_reservation')
@Index('ix_stock_reservation_due', ['state', 'dueAt'])
export class StockReservationEntity {
  /** Of whoever reserved. */
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({
    type: 'varchar',
    length: 10,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'state',
  })
  state!: ReservationState;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** When the sweep ends it, or forgets one that has ended; null for one that is confirmed. */
  @Column({ ...moment, name: 'due_at', nullable: true })
  dueAt!: Date | null;
}

/** Pieces of one product; out of the stock are `quantity - released`, unless the reservation has expired. */
@Entity('stock_reservation_line')
export class StockReservationLineEntity {
  @PrimaryColumn({ ...uuid, name: 'reservation_id' })
  reservationId!: string;

  @PrimaryColumn({ ...number, name: 'product_id' })
  productId!: number;

  @Column({ ...number, name: 'quantity' })
  quantity!: number;

  /** Given back since. */
  @Column({ ...number, name: 'released', default: 0 })
  released!: number;

  /** Of one piece, as it was agreed. */
  @Column({ ...cents, name: 'price_cents' })
  priceCents!: number;
}

/** What one operation gave back, for whoever asks for it again. */
@Entity('stock_release')
@Index('ix_stock_release_reservation_id', ['reservationId'])
export class StockReleaseEntity {
  @PrimaryColumn({ ...uuid, name: 'operation_id' })
  operationId!: string;

  @Column({ ...uuid, name: 'reservation_id' })
  reservationId!: string;

  @Column({ ...json, name: 'lines' })
  lines!: { productId: number; quantity: number }[];

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
