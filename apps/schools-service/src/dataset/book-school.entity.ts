import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, schoolYearColumn, smallId, wideId } from '../database/columns';

/** How many classes of a school have a book on their list of the newest year; counted after each import. */
@Entity('book_school')
export class BookSchoolEntity {
  /** Version of the data set that it was counted of. */
  @PrimaryColumn({ ...wideId, name: 'build' })
  build!: number;

  @PrimaryColumn({ ...wideId, name: 'book_id' })
  bookId!: number;

  @PrimaryColumn({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  @Column({ ...smallId, name: 'classes' })
  classes!: number;
}

/** One row: which count is whole. */
@Entity('book_school_build')
export class BookSchoolBuildEntity {
  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'id' })
  id!: number;

  @Column({ ...wideId, name: 'build' })
  build!: number;

  /** The newest year then; null where there was no list. */
  @Column({ ...schoolYearColumn, nullable: true, name: 'school_year' })
  schoolYear!: number | null;
}
