import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import {
  asciiCharColumn,
  ministryColumn,
  readableColumn,
  schoolYearColumn,
  smallId,
} from '../database/columns';

/** A school of one school year: the ministry's spelling beside the one for people (`…_mostrato`). */
@Entity('school')
@Index('ix_school_comune_codice', ['schoolYear', 'comuneCodice'])
@Index('ix_school_istituto_codice', ['istitutoCodice'])
@Index('ix_school_source_id', ['sourceId'])
export class SchoolEntity {
  @PrimaryColumn({ ...schoolYearColumn, name: 'school_year' })
  schoolYear!: number;

  @PrimaryColumn({ ...asciiCharColumn(10), name: 'codice' })
  codice!: string;

  @PrimaryColumn({ ...smallId, name: 'source_id' })
  sourceId!: number;

  @Column({ ...asciiCharColumn(10), nullable: true, name: 'istituto_codice' })
  istitutoCodice!: string | null;

  @Column({ ...ministryColumn(200), nullable: true, name: 'istituto_nome' })
  istitutoNome!: string | null;

  @Column({ ...readableColumn(200), nullable: true, name: 'istituto_nome_mostrato' })
  istitutoNomeMostrato!: string | null;

  @Column({ ...ministryColumn(200), name: 'nome' })
  nome!: string;

  @Column({ ...readableColumn(200), name: 'nome_mostrato' })
  nomeMostrato!: string;

  @Column({ ...ministryColumn(160), nullable: true, name: 'indirizzo' })
  indirizzo!: string | null;

  @Column({ ...readableColumn(160), nullable: true, name: 'indirizzo_mostrato' })
  indirizzoMostrato!: string | null;

  @Column({ ...asciiCharColumn(5), nullable: true, name: 'cap' })
  cap!: string | null;

  /** Cadastral code, the only key by which comuni are joined. */
  @Column({ ...asciiCharColumn(4), name: 'comune_codice' })
  comuneCodice!: string;

  @Column({ ...ministryColumn(80), name: 'comune' })
  comune!: string;

  @Column({ ...readableColumn(80), name: 'comune_mostrato' })
  comuneMostrato!: string;

  @Column({ ...ministryColumn(40), name: 'provincia' })
  provincia!: string;

  @Column({ ...readableColumn(40), name: 'provincia_mostrata' })
  provinciaMostrata!: string;

  @Column({ ...asciiCharColumn(2), name: 'sigla' })
  sigla!: string;

  @Column({ ...ministryColumn(40), name: 'regione' })
  regione!: string;

  @Column({ ...readableColumn(40), name: 'regione_mostrata' })
  regioneMostrata!: string;

  @Column({ ...ministryColumn(80), name: 'tipologia' })
  tipologia!: string;

  @Column({ ...readableColumn(80), name: 'tipologia_mostrata' })
  tipologiaMostrata!: string;

  @Column({ ...ministryColumn(40), nullable: true, name: 'caratteristica' })
  caratteristica!: string | null;

  @Column({ ...readableColumn(40), nullable: true, name: 'caratteristica_mostrata' })
  caratteristicaMostrata!: string | null;

  @Column({ type: 'boolean', name: 'sede_direttivo' })
  sedeDirettivo!: boolean;

  @Column({ type: 'boolean', name: 'regione_autonoma' })
  regioneAutonoma!: boolean;

  @Column({ ...readableColumn(120), nullable: true, name: 'email' })
  email!: string | null;

  @Column({ ...readableColumn(120), nullable: true, name: 'pec' })
  pec!: string | null;

  @Column({ ...readableColumn(160), nullable: true, name: 'sito' })
  sito!: string | null;

  /** The newer file that names the school too, and counts; null of a row that counts itself. */
  @Column({ ...smallId, nullable: true, name: 'outdated_by' })
  outdatedBy!: number | null;
}
