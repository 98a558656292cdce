import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const moment = { type: 'datetime', precision: 3 } as const;

/** Something that must follow from a committed change: a mail, a call of another service. */
@Entity('outbox_message')
export class OutboxMessage {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  /** Names the handler. */
  @Column({ type: 'varchar', length: 60, name: 'topic' })
  topic!: string;

  /** JSON. */
  @Column({ type: 'mediumtext', name: 'payload' })
  payload!: string;

  /** Deliveries begun so far. */
  @Column({ type: 'int', unsigned: true, name: 'attempts', default: 0 })
  attempts!: number;

  /** Not delivered before: now at first, later by the pause after a failure, or by the lease of who delivers it. */
  @Index('ix_outbox_message_due_at')
  @Column({ ...moment, name: 'due_at' })
  dueAt!: Date;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** Since when nobody tries any more; `dueAt` is then the end of time, so that a search for what is due skips it. */
  @Column({ ...moment, name: 'parked_at', nullable: true })
  parkedAt!: Date | null;

  /** Class and code of the last failure. */
  @Column({ type: 'varchar', length: 120, name: 'last_error', nullable: true })
  lastError!: string | null;
}

/** For a new service's migration; ix_outbox_message_due_at serves the relay's search for what is due. */
export const outboxTableSql = `CREATE TABLE outbox_message (
  id bigint unsigned NOT NULL AUTO_INCREMENT,
  topic varchar(60) NOT NULL,
  payload mediumtext NOT NULL,
  attempts int unsigned NOT NULL DEFAULT 0,
  due_at datetime(3) NOT NULL,
  created_at datetime(3) NOT NULL,
  parked_at datetime(3) NULL,
  last_error varchar(120) NULL,
  INDEX ix_outbox_message_due_at (due_at),
  PRIMARY KEY (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci`;

/** For a service whose outbox is older than parking. */
export const addOutboxParkingSql = `ALTER TABLE outbox_message
  ADD COLUMN parked_at datetime(3) NULL,
  ADD COLUMN last_error varchar(120) NULL`;
