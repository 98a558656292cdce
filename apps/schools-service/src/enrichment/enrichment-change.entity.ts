import type { BookChangeKind } from '@zaino/contracts/schools';
import { json, moment, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, readableColumn } from '../database/columns';
import type { DetailFields } from '../dataset/book-details.entity';

/** One write of details, of one book or many, that can be taken back. */
@Entity('enrichment_change')
@Index('ix_enrichment_change_created_at', ['createdAt'])
export class EnrichmentChangeEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...asciiColumn(10), name: 'kind' })
  kind!: BookChangeKind;

  /** Who did it; null for what the service did by itself. */
  @Column({ ...uuid, nullable: true, name: 'admin_id' })
  adminId!: string | null;

  /** Of the file, or of the source that was asked; empty without. */
  @Column({ ...readableColumn(200), name: 'name' })
  name!: string;

  /** How many books it has touched. */
  @Column({ type: 'int', unsigned: true, name: 'books' })
  books!: number;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, nullable: true, name: 'undone_at' })
  undoneAt!: Date | null;
}

/** What a change made of one book: the fields that it altered, before and after. */
@Entity('enrichment_change_item')
@Index('ix_enrichment_change_item_isbn', ['isbn'])
export class EnrichmentChangeItemEntity {
  @PrimaryColumn({ ...uuid, name: 'change_id' })
  changeId!: string;

  @PrimaryColumn({ ...asciiColumn(13), name: 'isbn' })
  isbn!: string;

  /** Without the fields of which nothing was said. */
  @Column({ ...json, name: 'before_change' })
  beforeChange!: DetailFields;

  @Column({ ...json, name: 'after_change' })
  afterChange!: DetailFields;
}
