import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiColumn, ministryColumn, readableColumn, wideId } from '../database/columns';

/**
 * `any-edition`: a placeholder (AIE…) that any edition serves; `dummy`: a code that stands for no
 * book; `ean`: an article that is no ISBN.
 */
export type BookKind = 'isbn' | 'ean' | 'any-edition' | 'dummy';

/** One code of the adoption files with the spelling and price that won (see book-variant). */
@Entity('book')
@Index('ux_book_isbn', ['isbn'], { unique: true })
export class BookEntity {
  @PrimaryColumn({ ...wideId, name: 'id' })
  id!: number;

  @Column({ ...asciiColumn(13), name: 'isbn' })
  isbn!: string;

  @Column({ ...asciiColumn(12), name: 'kind' })
  kind!: BookKind;

  @Column({ ...ministryColumn(200), name: 'titolo' })
  titolo!: string;

  @Column({ ...readableColumn(200), name: 'titolo_mostrato' })
  titoloMostrato!: string;

  @Column({ ...ministryColumn(200), nullable: true, name: 'sottotitolo' })
  sottotitolo!: string | null;

  @Column({ ...readableColumn(200), nullable: true, name: 'sottotitolo_mostrato' })
  sottotitoloMostrato!: string | null;

  @Column({ ...ministryColumn(10), nullable: true, name: 'volume' })
  volume!: string | null;

  @Column({ ...ministryColumn(250), name: 'autori' })
  autori!: string;

  @Column({ ...readableColumn(250), name: 'autori_mostrati' })
  autoriMostrati!: string;

  @Column({ ...ministryColumn(80), name: 'editore' })
  editore!: string;

  @Column({ ...readableColumn(80), name: 'editore_mostrato' })
  editoreMostrato!: string;

  /** Cover price in cents; null where the ministry reports none. */
  @Column({ type: 'int', unsigned: true, nullable: true, name: 'prezzo_cents' })
  prezzoCents!: number | null;
}
