import { number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readableColumn } from '../database/columns';

/** A line of a file that could not be used. */
@Entity('supply_reject')
export class SupplyRejectEntity {
  @PrimaryColumn({ ...number, name: 'feed_id' })
  feedId!: number;

  @PrimaryColumn({ ...number, name: 'line' })
  line!: number;

  @Column({ ...readableColumn(160), name: 'reason' })
  reason!: string;

  @Column({ ...readableColumn(400), name: 'text' })
  text!: string;
}
