import type { ContactPurpose } from '@zaino/contracts/identity';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The link by which a mail's purpose is ended. It works as often as it is followed: whoever finds an old mail wants the same. */
@Entity('contact_link')
export class ContactLinkEntity {
  /** SHA-256 of the link's secret in base64url. */
  @PrimaryColumn({
    type: 'char',
    length: 43,
    name: 'token_hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  tokenHash!: string;

  @Index('ix_contact_link_user_uid')
  @Column({ type: 'char', length: 36, name: 'user_uid' })
  userUid!: string;

  @Column({ type: 'varchar', length: 40, name: 'purpose' })
  purpose!: ContactPurpose;

  @Index('ix_contact_link_created_at')
  @Column({ type: 'datetime', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
