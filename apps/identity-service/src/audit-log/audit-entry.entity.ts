import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Letters of our own making, compared as they are. */
const word = (name: string, length: number) =>
  ({ type: 'varchar', length, name, charset: 'ascii', collation: 'ascii_bin' }) as const;
const text = (name: string, length: number) => ({ type: 'varchar', length, name }) as const;
const moment = (name: string) => ({ type: 'datetime', precision: 3, name }) as const;
const hash = (name: string) =>
  ({ type: 'char', length: 64, name, charset: 'ascii', collation: 'ascii_bin' }) as const;

/** An act of an admin: written once, and bound by its hash to the one before it. */
@Entity('audit_entry')
@Index('ix_audit_entry_actor_name_sequence', ['actorName', 'sequence'])
@Index('ix_audit_entry_act_sequence', ['act', 'sequence'])
@Index('ix_audit_entry_subject_kind_subject_id_sequence', ['subjectKind', 'subjectId', 'sequence'])
export class AuditEntryEntity {
  /** From 1, without gaps. */
  @PrimaryColumn({ type: 'bigint', unsigned: true, name: 'sequence' })
  sequence!: string;

  /** Of the act, as its service named it: the same act comes once. */
  @Index('ux_audit_entry_id', { unique: true })
  @Column({ type: 'char', length: 36, name: 'id' })
  id!: string;

  /** When it was done, by its service's clock. */
  @Index('ix_audit_entry_at')
  @Column(moment('at'))
  at!: Date;

  /** When it came here. */
  @Column(moment('recorded_at'))
  recordedAt!: Date;

  @Column(word('source', 40))
  source!: string;

  @Column(text('actor_id', 36))
  actorId!: string;

  @Column(text('actor_name', 60))
  actorName!: string;

  @Column(word('act', 60))
  act!: string;

  @Column(word('subject_kind', 40))
  subjectKind!: string;

  @Column(text('subject_id', 120))
  subjectId!: string;

  @Column({ ...text('reason', 500), nullable: true })
  reason!: string | null;

  /** Canonical JSON. */
  @Column({ type: 'mediumtext', name: 'state_before', nullable: true })
  stateBefore!: string | null;

  /** Canonical JSON. */
  @Column({ type: 'mediumtext', name: 'state_after', nullable: true })
  stateAfter!: string | null;

  @Column(hash('previous_hash'))
  previousHash!: string;

  @Column(hash('hash'))
  hash!: string;
}
