import { number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { readableColumn } from '../database/columns';

/** A file that was sent for an import, by its place. */
@Entity('import_upload')
export class ImportUploadEntity {
  @PrimaryColumn({ ...number, name: 'run_id' })
  runId!: number;

  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'file' })
  file!: number;

  @Column({ ...readableColumn(120), name: 'file_name' })
  fileName!: string;
}
