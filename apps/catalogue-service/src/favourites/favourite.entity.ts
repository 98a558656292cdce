import { cents, moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A product that a customer keeps for later. */
@Entity('favourite')
@Index('ix_favourite_product_id', ['productId'])
@Index('ix_favourite_dropped_at', ['droppedAt'])
export class FavouriteEntity {
  @PrimaryColumn({ ...uuid, name: 'uid' })
  uid!: string;

  @PrimaryColumn({ ...number, name: 'product_id' })
  productId!: number;

  /** What one piece cost when it was kept. */
  @Column({ ...cents, name: 'price_cents' })
  priceCents!: number;

  /** The price that a mail has told of, until it rises again; null where none has. */
  @Column({ ...cents, name: 'told_cents', nullable: true })
  toldCents!: number | null;

  @Column({ ...moment, name: 'told_at', nullable: true })
  toldAt!: Date | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** Taken away: for an hour it can be put back as it was. Null as long as it is kept. */
  @Column({ ...moment, name: 'dropped_at', nullable: true })
  droppedAt!: Date | null;
}
