import { number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A part of a file that was sent for an import; gone once that has ended. */
@Entity('import_part')
export class ImportPartEntity {
  @PrimaryColumn({ ...number, name: 'run_id' })
  runId!: number;

  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'file' })
  file!: number;

  @PrimaryColumn({ type: 'smallint', unsigned: true, name: 'part' })
  part!: number;

  @Column({ type: 'mediumblob', name: 'content' })
  content!: Buffer;
}
