import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The only row of its table. */
export const HEAD_ID = 1;

/** The end of the chain: who appends has it locked, so that one does at a time. */
@Entity('audit_head')
export class AuditHeadEntity {
  @PrimaryColumn({ type: 'int', unsigned: true, name: 'id' })
  id!: number;

  /** Of the latest entry; 0 before the first. */
  @Column({ type: 'bigint', unsigned: true, name: 'sequence' })
  sequence!: string;

  @Column({
    type: 'char',
    length: 64,
    name: 'hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  hash!: string;
}
