import type { FeedStage } from '@zaino/contracts/schools';
import { moment, number, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { asciiCharColumn, asciiColumn, readableColumn } from '../database/columns';

/** One file of a distributor; the rows that it brought carry its id. */
@Entity('supply_feed')
@Index('ux_supply_feed_distributor_id', ['distributorId', 'sha256'], { unique: true })
@Index('ix_supply_feed_state', ['state', 'distributorId'])
export class SupplyFeedEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ type: 'smallint', unsigned: true, name: 'distributor_id' })
  distributorId!: number;

  /** Null until it is read, and of a file that was not used: that one may come again. */
  @Column({ ...asciiCharColumn(64), nullable: true, name: 'sha256' })
  sha256!: string | null;

  @Column({ ...readableColumn(200), name: 'file_name' })
  fileName!: string;

  @Column({ ...asciiColumn(7), name: 'kind' })
  kind!: 'full' | 'partial';

  @Column({ ...asciiColumn(6), name: 'source' })
  source!: 'upload' | 'folder';

  @Column({ ...asciiColumn(9), name: 'state' })
  state!: FeedStage;

  @Column({ ...number, name: 'bytes' })
  bytes!: number;

  @Column({ ...number, name: 'bytes_read' })
  bytesRead!: number;

  @Column({ ...number, name: 'rows_good' })
  rowsGood!: number;

  @Column({ ...number, name: 'rows_bad' })
  rowsBad!: number;

  @Column({ ...number, nullable: true, name: 'rows_before' })
  rowsBefore!: number | null;

  @Column({ ...number, name: 'other_prices' })
  otherPrices!: number;

  @Column({ ...readableColumn(300), nullable: true, name: 'problem' })
  problem!: string | null;

  @Column({ ...moment, name: 'as_of' })
  asOf!: Date;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, nullable: true, name: 'ended_at' })
  endedAt!: Date | null;

  /** Of the run that reads it: only that one writes. */
  @Column({ ...uuid, nullable: true, name: 'claim' })
  claim!: string | null;

  /** When that run last said that it goes on. */
  @Column({ ...moment, nullable: true, name: 'touched_at' })
  touchedAt!: Date | null;
}
