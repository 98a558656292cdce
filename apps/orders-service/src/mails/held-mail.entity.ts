import type { MailKind } from '@zaino/service/mail/mail-rules';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token, uuid } from '../database/columns';

/** A mail that may not go out until its address is proven or money comes (`isKept` of the mail rules). */
@Entity('held_mail')
@Index('ix_held_mail_order_id', ['orderId'])
export class HeldMailEntity {
  /** What it tells of. */
  @PrimaryColumn({ type: 'bigint', unsigned: true, name: 'event_id' })
  eventId!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  @Column({ ...token(30), name: 'kind' })
  kind!: MailKind;

  @Column({ ...moment, name: 'held_at' })
  heldAt!: Date;
}
