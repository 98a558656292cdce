import { number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  asciiCharColumn,
  asciiColumn,
  readableColumn,
  schoolYearColumn,
  smallId,
} from '../database/columns';

const count = { type: 'smallint', unsigned: true, default: 0 } as const;

/** A school whose lists an import changed: which file they came from, which one they come from, and how they differ. */
@Entity('import_school')
@Index('ix_import_school_place', ['runId', 'regione', 'provincia', 'changes'])
@Index('ix_import_school_changes', ['runId', 'changes'])
export class ImportSchoolEntity {
  @PrimaryColumn({ ...number, name: 'run_id' })
  runId!: number;

  @PrimaryColumn({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  @PrimaryColumn({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  /** `new` had no list in that year, `gone` has none any more. */
  @Column({ ...asciiColumn(8), name: 'state' })
  state!: 'changed' | 'new' | 'gone';

  @Column({ ...smallId, nullable: true, name: 'before_source' })
  beforeSource!: number | null;

  @Column({ ...smallId, nullable: true, name: 'after_source' })
  afterSource!: number | null;

  /** As families read them; empty until the comparison is done, or where the registry does not know the school. */
  @Column({ ...readableColumn(200), default: '', name: 'nome' })
  nome!: string;

  @Column({ ...readableColumn(80), default: '', name: 'comune' })
  comune!: string;

  @Column({ ...readableColumn(40), default: '', name: 'provincia' })
  provincia!: string;

  @Column({ ...readableColumn(40), default: '', name: 'regione' })
  regione!: string;

  @Column({ ...count, name: 'classes' })
  classes!: number;

  @Column({ ...count, name: 'added' })
  added!: number;

  @Column({ ...count, name: 'dropped' })
  dropped!: number;

  @Column({ ...count, name: 'volumes' })
  volumes!: number;

  @Column({ ...count, name: 'prices' })
  prices!: number;

  /** Classes over the ministry's cap now, and before. */
  @Column({ ...count, name: 'over_cap' })
  overCap!: number;

  @Column({ ...count, name: 'over_cap_before' })
  overCapBefore!: number;

  /** All of them together, for the order of the list. */
  @Column({ ...number, default: 0, name: 'changes' })
  changes!: number;
}
