import type { Role } from '@zaino/contracts/shared';
import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';

const text = (name: string, length: number) =>
  ({ type: 'varchar', length, name, default: '' }) as const;

/** Compared letter by letter: two accents are two addresses. */
const exactText = {
  type: 'varchar',
  length: 254,
  charset: 'utf8mb4',
  collation: 'utf8mb4_bin',
} as const;

const milliseconds = {
  type: 'datetime',
  precision: 3,
  default: () => 'CURRENT_TIMESTAMP(3)',
} as const;

/** An account of a family or of a bookshop's owner. */
@Entity('user')
@Index('ix_user_created_at_uid_role_colleague_of', ['createdAt', 'uid', 'role', 'colleagueOf'])
@Index('ix_user_role_colleague_of_created_at_uid', ['role', 'colleagueOf', 'createdAt', 'uid'])
@Index('ix_user_email_verified_at_created_at_uid_role_colleague_of', [
  'emailVerifiedAt',
  'createdAt',
  'uid',
  'role',
  'colleagueOf',
])
@Index('fx_user_display_name_first_name_last_name', ['displayName', 'firstName', 'lastName'], {
  fulltext: true,
})
export class UserEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'uid' })
  uid!: string;

  /** In lower case, as `emailSchema` leaves it. */
  @Index('ux_user_email', { unique: true })
  @Column({ ...exactText, name: 'email' })
  email!: string;

  @Column({ type: 'datetime', precision: 3, name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  /** Becomes `email` once its link was followed. */
  @Column({ ...exactText, name: 'pending_email', nullable: true })
  pendingEmail!: string | null;

  /** Argon2id in its own notation; none where another provider signs people in. */
  @Column({ type: 'varchar', length: 200, name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Issuer and subject of another provider, as one text. */
  @Index('ux_user_provider_subject', { unique: true })
  @Column({ ...exactText, name: 'provider_subject', nullable: true })
  providerSubject!: string | null;

  @Column({ type: 'varchar', length: 10, name: 'role' })
  role!: Exclude<Role, 'admin' | 'colleague'>;

  /** The owner's bookshop, which lives in the bookshops service. */
  @Index('ix_user_tenant_id')
  @Column({ type: 'char', length: 36, name: 'tenant_id', nullable: true })
  tenantId!: string | null;

  /** The bookshop in which a family's account works as a colleague; never with a bookshop of its own. */
  @Index('ix_user_colleague_of')
  @Column({ type: 'char', length: 36, name: 'colleague_of', nullable: true })
  colleagueOf!: string | null;

  /** Raised by all that signs out everywhere; sessions of an earlier one do not count (docs/decisions/sessions.md). */
  @Column({ type: 'int', unsigned: true, name: 'session_generation', default: 0 })
  sessionGeneration!: number;

  /** Since when nobody signs in to it: staff has locked it. */
  @Index('ix_user_suspended_at')
  @Column({ type: 'datetime', precision: 3, name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  /** Name of the admin. */
  @Column(text('suspended_by', 60))
  suspendedBy!: string;

  @Column(text('suspension_reason', 500))
  suspensionReason!: string;

  @Index('ix_user_display_name')
  @Column(text('display_name', 120))
  displayName!: string;

  @Column(text('first_name', 60))
  firstName!: string;

  @Column(text('last_name', 60))
  lastName!: string;

  @Column(text('phone', 30))
  phone!: string;

  @Column(text('address', 200))
  address!: string;

  @Column(text('city', 100))
  city!: string;

  @Column(text('postal_code', 5))
  postalCode!: string;

  @Column(text('province', 100))
  province!: string;

  @CreateDateColumn({ ...milliseconds, name: 'created_at' })
  createdAt!: Date;

  @UpdateDateColumn({ ...milliseconds, onUpdate: 'CURRENT_TIMESTAMP(3)', name: 'updated_at' })
  updatedAt!: Date;
}
