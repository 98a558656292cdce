import type { ParcelContents, ParcelState } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token, uuid, words } from '../database/columns';

/** What of an order goes to a family in one box; an order has one at a time that is not shipped. */
@Entity('parcel')
@Index('ux_parcel_order_id', ['orderId', 'position'], { unique: true })
export class ParcelEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** 1 for the first of its order. */
  @Column({ type: 'smallint', unsigned: true, name: 'position' })
  position!: number;

  @Column({ ...token(8), name: 'state' })
  state!: ParcelState;

  /** Pieces by their lines; once it is packed, whole lines. */
  @Column({ ...json, name: 'contents' })
  contents!: ParcelContents;

  /** Id of the admin who packs it, or has packed it. */
  @Column({ ...token(40), name: 'packer_id' })
  packerId!: string;

  @Column({ ...words(60), name: 'packer_name', nullable: true })
  packerName!: string | null;

  /** Since when that admin has it. */
  @Column({ ...moment, name: 'taken_at' })
  takenAt!: Date;

  @Column({ ...moment, name: 'packed_at', nullable: true })
  packedAt!: Date | null;

  @Column({ ...moment, name: 'shipped_at', nullable: true })
  shippedAt!: Date | null;

  /** As it is told to the carrier; null before it is packed. */
  @Column({ type: 'int', unsigned: true, name: 'weight_grams', nullable: true })
  weightGrams!: number | null;

  /** The carrier's; null as long as it has not told it. */
  @Column({ ...words(60), name: 'code', nullable: true })
  code!: string | null;
}
