import { cents, number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { wideId } from '../database/columns';

/** A book whose price an import changed. */
@Entity('import_price')
export class ImportPriceEntity {
  @PrimaryColumn({ ...number, name: 'run_id' })
  runId!: number;

  @PrimaryColumn({ ...wideId, name: 'book_id' })
  bookId!: number;

  @Column({ ...cents, nullable: true, name: 'before_cents' })
  beforeCents!: number | null;

  @Column({ ...cents, nullable: true, name: 'after_cents' })
  afterCents!: number | null;
}
