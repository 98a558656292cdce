import type {
  ImportFailure,
  ImportOrigin,
  ImportPhase,
  ImportRun,
  ImportState,
} from '@zaino/contracts/schools';
import { moment, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { asciiColumn, readableColumn, schoolYearColumn } from '../database/columns';

/** One import: what it did, and how far it is. */
@Entity('import_run')
@Index('ux_import_run_slot', ['slot'], { unique: true })
@Index('ix_import_run_state', ['state', 'version'])
@Index('ix_import_run_comparison', ['comparison'])
export class ImportRunEntity {
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ ...asciiColumn(8), name: 'origin' })
  origin!: ImportOrigin;

  @Column({ ...asciiColumn(12), name: 'state' })
  state!: ImportState;

  /** 1 while it waits, runs or is undone, and null of all others: so there is one at a time. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true, name: 'slot' })
  slot!: number | null;

  @Column({ ...asciiColumn(12), nullable: true, name: 'phase' })
  phase!: ImportPhase | null;

  /** What is being read. */
  @Column({ ...readableColumn(255), nullable: true, name: 'current_file' })
  currentFile!: string | null;

  @Column({ type: 'smallint', unsigned: true, default: 0, name: 'files' })
  files!: number;

  @Column({ type: 'smallint', unsigned: true, default: 0, name: 'files_read' })
  filesRead!: number;

  @Column({ ...number, default: 0, name: 'rows_imported' })
  rowsImported!: number;

  @Column({ ...number, default: 0, name: 'rows_duplicate' })
  rowsDuplicate!: number;

  @Column({ ...number, default: 0, name: 'rows_rejected' })
  rowsRejected!: number;

  @Column({ type: 'boolean', default: false, name: 'is_cancel_asked' })
  isCancelAsked!: boolean;

  @Column({ ...asciiColumn(24), nullable: true, name: 'failure' })
  failure!: ImportFailure | null;

  @Column({ ...readableColumn(255), nullable: true, name: 'failure_file' })
  failureFile!: string | null;

  /** Of adoption files whose names hold no date. */
  @Column({ ...schoolYearColumn, nullable: true, name: 'given_year' })
  givenYear!: number | null;

  /** Of the data set that it made. */
  @Column({ ...number, nullable: true, name: 'version' })
  version!: number | null;

  /** What it replaced is still there, so that it can be undone. */
  @Column({ type: 'boolean', default: false, name: 'is_kept' })
  isKept!: boolean;

  @Column({ ...asciiColumn(8), default: 'none', name: 'comparison' })
  comparison!: ImportRun['comparison'];

  /** Who of the admins started it, null for the command line; and who cancelled or undid it. */
  @Column({ ...asciiColumn(64), nullable: true, name: 'started_by' })
  startedBy!: string | null;

  @Column({ ...asciiColumn(64), nullable: true, name: 'ended_by' })
  endedBy!: string | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, nullable: true, name: 'started_at' })
  startedAt!: Date | null;

  /** When whoever does it was last heard of. */
  @Column({ ...moment, nullable: true, name: 'heard_at' })
  heardAt!: Date | null;

  @Column({ ...moment, nullable: true, name: 'ended_at' })
  endedAt!: Date | null;

  @Column({ ...moment, nullable: true, name: 'undone_at' })
  undoneAt!: Date | null;
}
