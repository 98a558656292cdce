import type { distintaStates } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, json, moment, token, uuid, words } from '../database/columns';
import type { DistintaContent } from './distinta-content';

/** A list of cedole that was sent to a Comune, with all that it says. */
@Entity('cedola_distinta')
@Index('ux_cedola_distinta_number', ['bookshopId', 'year', 'number'], { unique: true })
@Index('ix_cedola_distinta_bookshop_id', ['bookshopId', 'sentAt'])
export class DistintaEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @Column({ type: 'smallint', unsigned: true, name: 'year' })
  year!: number;

  /** From 1 in each year of a bookshop, without a gap: one that was taken back keeps it. */
  @Column({ type: 'int', unsigned: true, name: 'number' })
  number!: number;

  @Column({ type: 'date', name: 'day' })
  day!: string;

  @Column({ ...words(100), name: 'comune' })
  comune!: string;

  /** Code of the province. */
  @Column({ ...token(2), name: 'provincia' })
  provincia!: string;

  @Column({ ...token(6), name: 'state' })
  state!: (typeof distintaStates)[number];

  @Column({ ...json, name: 'content' })
  content!: DistintaContent;

  @Column({ ...moment, name: 'sent_at' })
  sentAt!: Date;

  @Column({ type: 'date', name: 'paid_on', nullable: true })
  paidOn!: string | null;

  @Column({ ...cents, name: 'paid_cents', nullable: true })
  paidCents!: number | null;

  /** When it was said that it was paid. */
  @Column({ ...moment, name: 'paid_at', nullable: true })
  paidAt!: Date | null;
}
