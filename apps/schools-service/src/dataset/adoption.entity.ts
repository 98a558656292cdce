import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, smallId, wideId } from '../database/columns';

/** A book adopted by a class for a subject: the same book may serve two subjects. */
@Entity('adoption')
export class AdoptionEntity {
  @PrimaryColumn({ ...wideId, name: 'class_id' })
  classId!: number;

  @PrimaryColumn({ ...wideId, name: 'book_id' })
  bookId!: number;

  @PrimaryColumn({ ...smallId, name: 'discipline_id' })
  disciplineId!: number;

  @Column({ type: 'boolean', name: 'nuova' })
  nuova!: boolean;

  @Column({ type: 'boolean', name: 'da_acquistare' })
  daAcquistare!: boolean;

  /** `Ap` (in depth), `Mo` (on one subject) or `Si`; null where the book is not merely recommended. */
  @Column({ ...asciiCharColumn(2), nullable: true, name: 'consigliato' })
  consigliato!: string | null;
}
