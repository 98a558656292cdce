import type { FeedColumn, FeedState } from '@zaino/contracts/schools';
import { json } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { asciiColumn, readableColumn } from '../database/columns';

const days = { type: 'tinyint', unsigned: true } as const;

/** Who brings books to the shop; not the distributors of bookshops, which are the orders service's. */
@Entity('distributor')
@Index('ux_distributor_name', ['name'], { unique: true })
@Index('ux_distributor_folder', ['folder'], { unique: true })
export class DistributorEntity {
  @PrimaryGeneratedColumn({ type: 'smallint', unsigned: true, name: 'id' })
  id!: number;

  @Column({ ...readableColumn(80), name: 'name' })
  name!: string;

  @Column({ ...asciiColumn(20), name: 'folder' })
  folder!: string;

  /** Working days. */
  @Column({ ...days, name: 'days_from' })
  daysFrom!: number;

  @Column({ ...days, name: 'days_to' })
  daysTo!: number;

  @Column({ ...days, nullable: true, name: 'cut_off' })
  cutOff!: number | null;

  @Column({ ...asciiColumn(7), name: 'feed_kind' })
  feedKind!: 'full' | 'partial';

  @Column({ type: 'boolean', name: 'is_used' })
  isUsed!: boolean;

  @Column({ ...json, name: 'file_columns' })
  columns!: Partial<Record<FeedColumn, string | undefined>>;

  @Column({ ...json, name: 'file_codes' })
  codes!: { code: string; state: FeedState }[];
}
