import type { Order } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { json, moment, token, uuid, words } from '../database/columns';

/** What was done to an order, by whom and when: never changed, never taken away. */
@Entity('order_event')
@Index('ix_order_event_order_id', ['orderId', 'id'])
@Index('ix_order_event_to_state', ['orderId', 'to', 'at'])
export class OrderEventEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** Name of the command. */
  @Column({ ...token(30), name: 'command' })
  command!: string;

  /** State of the lines, or of the order, afterwards; null where it stayed. */
  @Column({ ...token(12), name: 'to_state', nullable: true })
  to!: Order['state'] | null;

  @Column({ ...token(10), name: 'who' })
  who!: Order['events'][number]['who'];

  /** Uid of the customer or id of the admin; null for the system. */
  @Column({ ...token(40), name: 'actor_id', nullable: true })
  actorId!: string | null;

  /** Name of the member of staff. */
  @Column({ ...words(60), name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column({ ...json, name: 'line_ids' })
  lineIds!: string[];

  /** What the command was told: dates, tracking, amounts, reasons. */
  @Column({ ...json, name: 'data' })
  data!: Record<string, unknown>;

  @Column({ ...moment, name: 'at' })
  at!: Date;
}
