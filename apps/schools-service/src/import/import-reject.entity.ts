import type { RejectCode } from '@zaino/contracts/schools';
import { moment, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { asciiColumn, readableColumn, smallId } from '../database/columns';

/** A row of a file that an import could not use. */
@Entity('import_reject')
@Index('ix_import_reject_run_id', ['runId', 'state', 'code'])
@Index('ix_import_reject_state', ['state', 'code'])
@Index('ix_import_reject_created_at', ['createdAt'])
export class ImportRejectEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ ...number, name: 'run_id' })
  runId!: number;

  @Column({ ...smallId, name: 'source_id' })
  sourceId!: number;

  @Column({ ...readableColumn(255), name: 'file_name' })
  fileName!: string;

  @Column({ ...number, name: 'line' })
  line!: number;

  @Column({ ...asciiColumn(16), name: 'code' })
  code!: RejectCode;

  /** Where it is wrong; null where all of the row is. */
  @Column({ ...readableColumn(60), nullable: true, name: 'column_name' })
  columnName!: string | null;

  /** As it stands in the file; shortened where `isCut`. */
  @Column({ type: 'text', charset: 'utf8mb4', collation: 'utf8mb4_bin', name: 'row_text' })
  text!: string;

  @Column({ type: 'boolean', name: 'is_cut' })
  isCut!: boolean;

  /** `corrected` is ready to be imported, `imported` is. */
  @Column({ ...asciiColumn(12), default: 'open', name: 'state' })
  state!: 'open' | 'corrected' | 'imported' | 'discarded';

  /** The row as somebody has corrected it. */
  @Column({
    type: 'text',
    charset: 'utf8mb4',
    collation: 'utf8mb4_bin',
    nullable: true,
    name: 'corrected',
  })
  corrected!: string | null;

  @Column({ ...asciiColumn(64), nullable: true, name: 'changed_by' })
  changedBy!: string | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, nullable: true, name: 'changed_at' })
  changedAt!: Date | null;
}
