import type { LoggedFacts, OpeningAction } from '@zaino/contracts/bookshops';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { keyword, moment, uuid, words } from '../database/columns';

/** Something that was asked or decided on a bookshop's way to its customers. Rows are written once and kept. */
@Entity('opening_event')
@Index('ix_opening_event_tenant_id_at', ['tenantId', 'at'])
export class OpeningEventEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'tenant_id' })
  tenantId!: string;

  @Column({ ...moment, name: 'at' })
  at!: Date;

  @Column(keyword('action', 20))
  action!: OpeningAction;

  @Column(keyword('actor_kind', 10))
  actorKind!: 'owner' | 'admin' | 'shop';

  /** Of the account; null for the shop itself. */
  @Column({ ...uuid, name: 'actor_id', nullable: true })
  actorId!: string | null;

  /** Of an admin alone: an owner's stays with the account. */
  @Column({ type: 'varchar', length: 120, name: 'actor_name', nullable: true })
  actorName!: string | null;

  @Column(words('reason', 500))
  reason!: string;

  /** JSON. */
  @Column({ type: 'simple-json', name: 'before_facts' })
  before!: LoggedFacts;

  /** JSON. */
  @Column({ type: 'simple-json', name: 'after_facts' })
  after!: LoggedFacts;
}
