import { moment } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn } from '../database/columns';

/** `unknown` to the source; `failed` where it gave no answer. */
export type FetchOutcome = 'found' | 'unknown' | 'failed';

/** A book that somebody wants looked for, or that was. */
@Entity('book_fetch')
@Index('ix_book_fetch_tried_at', ['triedAt', 'wantedAt'])
export class BookFetchEntity {
  @PrimaryColumn({ ...asciiColumn(13), name: 'isbn' })
  isbn!: string;

  @Column({ ...moment, name: 'wanted_at' })
  wantedAt!: Date;

  /** Null while it waits. */
  @Column({ ...moment, nullable: true, name: 'tried_at' })
  triedAt!: Date | null;

  @Column({ ...asciiColumn(10), nullable: true, name: 'outcome' })
  outcome!: FetchOutcome | null;
}
