import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  asciiCharColumn,
  ministryColumn,
  schoolYearColumn,
  smallId,
  wideId,
} from '../database/columns';

/** A class: school, year of the course, section and combinazione. Ids are given by the importer. */
@Entity('class_group')
@Index('ix_class_group_school_codice', ['schoolCodice', 'schoolYear'])
@Index('ix_class_group_source_id', ['sourceId'])
export class ClassGroupEntity {
  @PrimaryColumn({ ...wideId, name: 'id' })
  id!: number;

  @Column({ ...smallId, name: 'source_id' })
  sourceId!: number;

  @Column({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  @Column({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  @Column({ type: 'tinyint', unsigned: true, name: 'anno_corso' })
  annoCorso!: number;

  @Column({ ...ministryColumn(8), name: 'sezione' })
  sezione!: string;

  @Column({ ...asciiCharColumn(2), name: 'tipo_grado' })
  tipoGrado!: string;

  @Column({ ...ministryColumn(120), name: 'combinazione' })
  combinazione!: string;
}
