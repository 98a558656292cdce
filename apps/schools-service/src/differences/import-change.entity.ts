import type { DifferenceKind } from '@zaino/contracts/schools';
import { cents, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  asciiCharColumn,
  asciiColumn,
  ministryColumn,
  schoolYearColumn,
  smallId,
  wideId,
} from '../database/columns';

/** Something that an import changed in the list of a class. */
@Entity('import_change')
@Index('ix_import_change_school_codice', ['runId', 'schoolCodice'])
@Index('ix_import_change_run_id', ['runId', 'id'])
export class ImportChangeEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  @Column({ ...number, name: 'run_id' })
  runId!: number;

  @Column({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  @Column({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  @Column({ type: 'tinyint', unsigned: true, name: 'anno_corso' })
  annoCorso!: number;

  @Column({ ...ministryColumn(8), name: 'sezione' })
  sezione!: string;

  @Column({ ...ministryColumn(120), name: 'combinazione' })
  combinazione!: string;

  @Column({ ...asciiColumn(8), name: 'kind' })
  kind!: DifferenceKind;

  /** Of the book; null of a cap. */
  @Column({ ...smallId, nullable: true, name: 'discipline_id' })
  disciplineId!: number | null;

  @Column({ ...wideId, nullable: true, name: 'before_book' })
  beforeBook!: number | null;

  @Column({ ...wideId, nullable: true, name: 'after_book' })
  afterBook!: number | null;

  /** Of a book its price, of a cap what all that is to buy costs. */
  @Column({ ...cents, nullable: true, name: 'before_cents' })
  beforeCents!: number | null;

  @Column({ ...cents, nullable: true, name: 'after_cents' })
  afterCents!: number | null;

  @Column({ ...cents, nullable: true, name: 'cap_cents' })
  capCents!: number | null;
}
