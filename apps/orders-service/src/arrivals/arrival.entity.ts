import type { Arrival } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token, uuid, words } from '../database/columns';
import type { LineBefore } from '../orders/line-before';
import type { ShopId } from '../orders/shop';

/** A copy that has come and whom it went to; several copies where they went to the shelf. */
@Entity('arrival')
@Index('ux_arrival_scan_id', ['shopId', 'scanId', 'part'], { unique: true })
@Index('ix_arrival_bookshop_id', ['shopId', 'at'])
@Index('ix_arrival_line_id', ['lineId'])
@Index('ix_arrival_at', ['at'])
export class ArrivalEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  /** The column keeps its name: a copy of the service that still runs writes it. */
  @Column({ ...uuid, name: 'bookshop_id' })
  shopId!: ShopId;

  /** Made by the browser; of a freed copy by the change that freed it. */
  @Column({ ...uuid, name: 'scan_id' })
  scanId!: string;

  /** How many copies of the scan come before it. */
  @Column({ type: 'smallint', unsigned: true, name: 'part' })
  part!: number;

  @Column({ ...token(5), name: 'source' })
  source!: Arrival['source'];

  @Column({ ...token(20), name: 'isbn' })
  isbn!: string;

  @Column({ type: 'smallint', unsigned: true, name: 'quantity' })
  quantity!: number;

  /** Null: it stands on the shelf. */
  @Column({ ...uuid, name: 'order_id', nullable: true })
  orderId!: string | null;

  @Column({ ...uuid, name: 'line_id', nullable: true })
  lineId!: string | null;

  /** The line before it: that an order became ready by it stands over that in the line. */
  @Column({ ...json, name: 'before_change', nullable: true })
  before!: LineBefore | null;

  @Column({ ...moment, name: 'at' })
  at!: Date;

  /** Null for what was given on by itself. */
  @Column({ ...words(60), name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column({ ...moment, name: 'taken_back_at', nullable: true })
  takenBackAt!: Date | null;
}
