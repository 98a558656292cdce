import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, schoolYearColumn, smallId } from '../database/columns';

/** Which adoption file serves a school's lists: the newest one that contains the school. */
@Entity('school_list')
export class SchoolListEntity {
  @PrimaryColumn({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  @PrimaryColumn({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  @Column({ ...smallId, name: 'source_id' })
  sourceId!: number;

  /** When what it says became so; null where nobody kept it: then with its file. */
  @Column({ type: 'datetime', nullable: true, name: 'changed_at' })
  changedAt!: Date | null;
}
