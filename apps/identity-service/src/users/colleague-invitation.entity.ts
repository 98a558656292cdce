import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

const exactText = {
  type: 'varchar',
  length: 254,
  charset: 'utf8mb4',
  collation: 'utf8mb4_bin',
} as const;

/** An invitation to work in a bookshop; gone once it is accepted or taken back. Its link is an account link. */
@Entity('colleague_invitation')
@Index('ux_colleague_invitation_tenant_id_email', ['tenantId', 'email'], { unique: true })
export class ColleagueInvitationEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  @Column({ type: 'char', length: 36, name: 'tenant_id' })
  tenantId!: string;

  @Column({ ...exactText, name: 'email' })
  email!: string;

  /** What the invited one reads of the bookshop. */
  @Column({ type: 'varchar', length: 200, name: 'bookshop' })
  bookshop!: string;

  /** When its latest mail was asked for. */
  @Index('ix_colleague_invitation_invited_at')
  @Column({ type: 'datetime', precision: 3, name: 'invited_at' })
  invitedAt!: Date;
}
