import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { asciiCharColumn, readableColumn, smallId, wideId } from '../database/columns';

/** A school with classes over the ministry's cap. */
@Entity('quality_school')
@Index('ix_quality_school_classes_over', ['build', 'classesOver'])
@Index('ix_quality_school_regione', ['build', 'regione', 'provincia', 'classesOver'])
export class QualitySchoolEntity {
  @PrimaryColumn({ ...wideId, name: 'build' })
  build!: number;

  @PrimaryColumn({ ...asciiCharColumn(10), name: 'school_codice' })
  schoolCodice!: string;

  /** As families read them; empty where the registry does not know the school. */
  @Column({ ...readableColumn(200), name: 'nome' })
  nome!: string;

  @Column({ ...readableColumn(80), name: 'comune' })
  comune!: string;

  @Column({ ...readableColumn(40), name: 'provincia' })
  provincia!: string;

  @Column({ ...readableColumn(40), name: 'regione' })
  regione!: string;

  @Column({ ...smallId, name: 'classes_over' })
  classesOver!: number;

  /** For which a cap is known. */
  @Column({ ...smallId, name: 'classes_with_cap' })
  classesWithCap!: number;

  /** By how much the dearest class is over it. */
  @Column({ ...smallId, name: 'worst_percent' })
  worstPercent!: number;
}
