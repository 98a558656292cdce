import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const moment = (name: string) => ({ type: 'datetime', precision: 3, name }) as const;

/**
 * `verify` proves the account's address, `change-email` a new one, `reset` lets a new password be set, `admin-access`
 * lifts a lock for an admin's browser, `colleague` accepts an invitation.
 */
export type LinkPurpose = 'verify' | 'change-email' | 'reset' | 'admin-access' | 'colleague';

/** A link of a mail: works once, until it expires or a newer one of its purpose was sent. */
@Entity('account_link')
@Index('ix_account_link_uid_purpose', ['uid', 'purpose'])
export class AccountLinkEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  /** SHA-256 of the link's secret in base64url: who reads the table can follow no link. */
  @Index('ux_account_link_token_hash', { unique: true })
  @Column({
    type: 'char',
    length: 43,
    name: 'token_hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  tokenHash!: string;

  @Column({ type: 'varchar', length: 12, name: 'purpose' })
  purpose!: LinkPurpose;

  /** Of the account, or the id of an admin or of an invitation. */
  @Column({ type: 'char', length: 36, name: 'uid' })
  uid!: string;

  /** The address that the link's mail went to. */
  @Column({
    type: 'varchar',
    length: 254,
    name: 'email',
    charset: 'utf8mb4',
    collation: 'utf8mb4_bin',
  })
  email!: string;

  /** The message of the outbox that it was made for. */
  @Column({ type: 'bigint', unsigned: true, name: 'message_id' })
  messageId!: string;

  @Column(moment('created_at'))
  createdAt!: Date;

  /** None while nobody has taken the mail: nobody can know the link. */
  @Column({ ...moment('sent_at'), nullable: true })
  sentAt!: Date | null;

  /** When it was used or replaced. */
  @Column({ ...moment('ended_at'), nullable: true })
  endedAt!: Date | null;

  @Index('ix_account_link_expires_at')
  @Column(moment('expires_at'))
  expiresAt!: Date;
}
