import type { CedolaState } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, moment, token, uuid, words } from '../database/columns';

/** A voucher of a Comune for the books of a primary school, as it was given for an order; its lines say what it pays. */
@Entity('cedola')
@Index('ux_cedola_active_key', ['activeKey'], { unique: true })
@Index('ix_cedola_bookshop_id', ['bookshopId', 'enteredAt', 'id'])
@Index('ix_cedola_order_id', ['orderId'])
@Index('ix_cedola_code_key', ['codeKey'])
@Index('ix_cedola_distinta_id', ['distintaId'])
@Index('ix_cedola_state', ['state', 'decidedAt'])
export class CedolaEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** That takes it, and is paid by the Comune. */
  @Column({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  /** As it was written. */
  @Column({ ...words(40), name: 'code' })
  code!: string;

  @Column({ ...words(100), name: 'comune' })
  comune!: string;

  /** Code of the province. */
  @Column({ ...token(2), name: 'provincia' })
  provincia!: string;

  /** Hash of Comune and code, however they are written: another bookshop may have it too. */
  @Column({ ...token(43), name: 'code_key' })
  codeKey!: string;

  /** Hash of the same at this bookshop; null where the code may be used again. */
  @Column({ ...token(43), name: 'active_key', nullable: true })
  activeKey!: string | null;

  @Column({ ...token(8), name: 'state' })
  state!: CedolaState;

  /** Why it was refused. */
  @Column({ ...words(200), name: 'reason', nullable: true })
  reason!: string | null;

  @Column({ ...words(200), name: 'school_name' })
  schoolName!: string;

  @Column({ ...words(10), name: 'class_name' })
  className!: string;

  @Column({ ...words(60), name: 'section_name' })
  sectionName!: string;

  @Column({ ...moment, name: 'entered_at' })
  enteredAt!: Date;

  @Column({ ...moment, name: 'decided_at', nullable: true })
  decidedAt!: Date | null;

  /** With which it was sent to the Comune; null before. */
  @Column({ ...uuid, name: 'distinta_id', nullable: true })
  distintaId!: string | null;

  /** What it was worth then. */
  @Column({ ...cents, name: 'sent_cents', nullable: true })
  sentCents!: number | null;
}
