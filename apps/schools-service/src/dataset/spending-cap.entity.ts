import { Column, Entity, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, readableColumn, schoolYearColumn } from '../database/columns';

/** The ministry's spending cap for one year of a course. */
@Entity('spending_cap')
export class SpendingCapEntity {
  @PrimaryColumn({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  @PrimaryColumn({ ...asciiCharColumn(2), name: 'tipo_grado' })
  tipoGrado!: string;

  @PrimaryColumn({ ...readableColumn(80), name: 'indirizzo' })
  indirizzo!: string;

  @PrimaryColumn({ type: 'tinyint', unsigned: true, name: 'anno_corso' })
  annoCorso!: number;

  @Column({ type: 'int', unsigned: true, name: 'tetto_cents' })
  tettoCents!: number;
}
