import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const text = (name: string, length: number) => ({ type: 'varchar', length, name }) as const;
const moment = (name: string) => ({ type: 'datetime', precision: 3, name }) as const;

/** A change that one admin has proposed and another one decides on. */
@Entity('approval')
export class ApprovalEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  /** An open one that is too old is as good as `expired`, which a sweep writes. */
  @Index('ix_approval_state')
  @Column(text('state', 10))
  state!: 'open' | 'confirmed' | 'refused' | 'expired';

  /** `ProposedChange` as JSON. */
  @Column({ type: 'text', name: 'change_asked' })
  changeAsked!: string;

  @Column(text('reason', 500))
  reason!: string;

  /** Id of the admin, and the name then. */
  @Column({ type: 'char', length: 36, name: 'proposed_by' })
  proposedBy!: string;

  @Column(text('proposer_name', 60))
  proposerName!: string;

  @Index('ix_approval_proposed_at')
  @Column(moment('proposed_at'))
  proposedAt!: Date;

  @Column(moment('expires_at'))
  expiresAt!: Date;

  @Column({ ...text('decider_name', 60), nullable: true })
  deciderName!: string | null;

  @Column({ ...moment('decided_at'), nullable: true })
  decidedAt!: Date | null;

  /** Why it was refused. */
  @Column({ ...text('decision_reason', 500), nullable: true })
  decisionReason!: string | null;
}
