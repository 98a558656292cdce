import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, ministryColumn, smallId, wideId } from '../database/columns';

/** One spelling of a book in one file and how many rows use it; the book's winner is counted from these. */
@Entity('book_variant')
@Index('ix_book_variant_book_id', ['bookId'])
export class BookVariantEntity {
  @PrimaryColumn({ ...smallId, name: 'source_id' })
  sourceId!: number;

  @PrimaryColumn({ ...wideId, name: 'book_id' })
  bookId!: number;

  @PrimaryColumn({ ...smallId, name: 'variant' })
  variant!: number;

  @Column({ ...asciiColumn(13), name: 'isbn' })
  isbn!: string;

  @Column({ ...ministryColumn(200), name: 'titolo' })
  titolo!: string;

  @Column({ ...ministryColumn(200), nullable: true, name: 'sottotitolo' })
  sottotitolo!: string | null;

  @Column({ ...ministryColumn(10), nullable: true, name: 'volume' })
  volume!: string | null;

  @Column({ ...ministryColumn(250), name: 'autori' })
  autori!: string;

  @Column({ ...ministryColumn(80), name: 'editore' })
  editore!: string;

  @Column({ type: 'int', unsigned: true, nullable: true, name: 'prezzo_cents' })
  prezzoCents!: number | null;

  @Column({ type: 'int', unsigned: true, name: 'adoptions' })
  adoptions!: number;
}
