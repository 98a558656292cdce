import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asciiColumn, readableColumn } from '../database/columns';

/** What was added to the ministry's data about a book: a description, a cover. */
@Entity('book_enrichment')
export class BookEnrichmentEntity {
  @PrimaryColumn({ ...asciiColumn(13), name: 'isbn' })
  isbn!: string;

  @Column({
    type: 'text',
    charset: 'utf8mb4',
    collation: 'utf8mb4_unicode_ci',
    name: 'descrizione',
  })
  descrizione!: string;

  @Column({ ...readableColumn(255), nullable: true, name: 'copertina' })
  copertina!: string | null;
}
