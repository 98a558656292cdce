import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ministryColumn, readableColumn, smallId } from './columns';

/** A subject, as the adoption files name it. */
@Entity('discipline')
@Index('uq_discipline_nome', ['nome'], { unique: true })
export class Discipline {
  @PrimaryColumn({ ...smallId, name: 'id' })
  id!: number;

  @Column({ ...ministryColumn(120), name: 'nome' })
  nome!: string;

  @Column({ ...readableColumn(120), name: 'nome_mostrato' })
  nomeMostrato!: string;
}
