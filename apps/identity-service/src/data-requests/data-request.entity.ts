import type { DataRequestKind, DataRequestState } from '@zaino/contracts/identity';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const text = (name: string, length: number) => ({ type: 'varchar', length, name }) as const;

/** What somebody has asked about their data; it stays when the account is gone, and names nobody by then. */
@Entity('data_request')
@Index('ix_data_request_state_due_on', ['state', 'dueOn'])
@Index('ix_data_request_user_uid_state', ['userUid', 'state'])
export class DataRequestEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  @Column({ type: 'char', length: 36, name: 'user_uid' })
  userUid!: string;

  @Column(text('kind', 10))
  kind!: DataRequestKind;

  @Column(text('state', 10))
  state!: DataRequestState;

  @Column(text('source', 10))
  source!: 'staff' | 'person';

  /** Day in Italy, as `2026-09-14`. */
  @Column({ type: 'char', length: 10, name: 'received_on' })
  receivedOn!: string;

  /** The last day for an answer. */
  @Column({ type: 'char', length: 10, name: 'due_on' })
  dueOn!: string;

  /** How it came, and how it is known whose it is. */
  @Column(text('evidence', 1_000))
  evidence!: string;

  /** Name of the admin; none of what the person did alone. */
  @Column({ ...text('entered_by', 60), nullable: true })
  enteredBy!: string | null;

  @Index('ix_data_request_answered_at')
  @Column({ type: 'datetime', precision: 3, name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column({ ...text('answered_by', 60), nullable: true })
  answeredBy!: string | null;

  @Column(text('refusal', 500))
  refusal!: string;
}
