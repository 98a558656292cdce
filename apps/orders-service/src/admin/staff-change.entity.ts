import type { OrderCommandName } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token, uuid } from '../database/columns';

/** One command that an admin gave, to one order or to many. */
@Entity('staff_change')
@Index('ix_staff_change_admin_id', ['adminId', 'at', 'id'])
@Index('ix_staff_change_at', ['at'])
export class StaffChangeEntity {
  /** Made by the caller: all calls of one change have the same. */
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...token(40), name: 'admin_id' })
  adminId!: string;

  @Column({ ...token(30), name: 'command' })
  command!: OrderCommandName;

  /** Days that were told with it, by which it is given again; null for most. */
  @Column({ ...json, name: 'expected', nullable: true })
  expected!: { from: string; to: string } | null;

  @Column({ ...moment, name: 'at' })
  at!: Date;
}
