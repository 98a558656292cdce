import { moment } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { schoolYearColumn, wideId } from '../database/columns';

/** One row: which count is whole. */
@Entity('quality_build')
export class QualityBuildEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'id' })
  id!: number;

  /** Version of the data set that it was counted of. */
  @Column({ ...wideId, name: 'build' })
  build!: number;

  /** The newest one then; null where there was no list. */
  @Column({ ...schoolYearColumn, nullable: true, name: 'school_year' })
  schoolYear!: number | null;

  /** Null before the first count. */
  @Column({ ...moment, nullable: true, name: 'counted_at' })
  countedAt!: Date | null;
}
