import type { BookField, BookSourceKind, BookValues } from '@zaino/contracts/schools';
import { json, moment } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, wideId } from '../database/columns';

/** Where the value of a field comes from. */
export interface FieldSource {
  kind: BookSourceKind;
  /** Of the file, or of the source that was asked; empty for a person. */
  name: string;
  /** ISO 8601; null where nobody kept it. */
  at: string | null;
  /** The change that wrote it; null for what an import of the ministry's files brought along. */
  changeId: string | null;
}

export interface DetailField<Value> {
  value: Value;
  source: FieldSource;
}

/** What somebody has said of a book, field by field; also that there is nothing to be said. */
export type DetailFields = { [Field in BookField]?: DetailField<BookValues[Field]> };

/** What the desk for books knows of one beside the ministry's data (docs/decisions/book-desk.md). */
@Entity('book_details')
@Index('ix_book_details_revision', ['revision'])
export class BookDetailsEntity {
  @PrimaryColumn({ ...asciiColumn(13), name: 'isbn' })
  isbn!: string;

  /** Counts the saves. */
  @Column({ ...wideId, name: 'version' })
  version!: number;

  @Column({ ...json, name: 'fields' })
  fields!: DetailFields;

  /** Of all details, when these were written last (`DetailsRevisionEntity`). */
  @Column({ ...wideId, name: 'revision' })
  revision!: number;

  @Column({ ...moment, name: 'changed_at' })
  changedAt!: Date;
}

/** One row: counts the writes of details, so that who keeps them in memory asks for what is newer alone. */
@Entity('details_revision')
export class DetailsRevisionEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'id' })
  id!: number;

  @Column({ ...wideId, name: 'revision' })
  revision!: number;
}
