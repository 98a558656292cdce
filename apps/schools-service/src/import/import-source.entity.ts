import { number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, asciiColumn, readableColumn, smallId } from '../database/columns';

/** A file that an import put into use, or took out of it. */
@Entity('import_source')
@Index('ix_import_source_source_id', ['sourceId'])
export class ImportSourceEntity {
  @PrimaryColumn({ ...number, name: 'run_id' })
  runId!: number;

  @PrimaryColumn({ ...smallId, name: 'source_id' })
  sourceId!: number;

  @Column({ ...asciiColumn(10), name: 'role' })
  role!: 'activated' | 'replaced';

  /** Of a file that was put into use: how its rows are read, for those that are corrected later. */
  @Column({ ...asciiCharColumn(1), nullable: true, name: 'delimiter' })
  delimiter!: ',' | ';' | null;

  /** Names of its columns in their order, separated by commas. */
  @Column({ ...readableColumn(1000), nullable: true, name: 'column_names' })
  columnNames!: string | null;
}
