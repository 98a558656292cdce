import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ministryColumn, readableColumn, smallId } from '../database/columns';

/** A subject, as the adoption files name it. */
@Entity('discipline')
@Index('ux_discipline_nome', ['nome'], { unique: true })
export class DisciplineEntity {
  @PrimaryColumn({ ...smallId, name: 'id' })
  id!: number;

  @Column({ ...ministryColumn(120), name: 'nome' })
  nome!: string;

  @Column({ ...readableColumn(120), name: 'nome_mostrato' })
  nomeMostrato!: string;
}
