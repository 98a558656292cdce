import { moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody who wants to be told once a product can be bought again. */
@Entity('stock_wait')
@Index('ix_stock_wait_turn', ['productId', 'createdAt'])
@Index('ix_stock_wait_told_at', ['toldAt'])
export class StockWaitEntity {
  @PrimaryColumn({ ...uuid, name: 'uid' })
  uid!: string;

  @PrimaryColumn({ ...number, name: 'product_id' })
  productId!: number;

  /** When their turn came: the wait is over, and counts against the pieces for a day. */
  @Column({ ...moment, name: 'told_at', nullable: true })
  toldAt!: Date | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
