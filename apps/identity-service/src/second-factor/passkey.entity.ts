import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Holder } from './holder';
import { ascii, holderIdColumn, holderKindColumn, moment } from './holder-columns';

/** A passkey of an account (W3C WebAuthn). */
@Entity('passkey')
@Index('ix_passkey_holder_kind_holder_id', ['holderKind', 'holderId'])
export class PasskeyEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  @Column(holderKindColumn)
  holderKind!: Holder['kind'];

  @Column(holderIdColumn)
  holderId!: string;

  /** As the authenticator names it, in base64url. */
  @Index('ux_passkey_credential_id', { unique: true })
  @Column(ascii('credential_id', 1400))
  credentialId!: string;

  /** COSE. */
  @Column({ type: 'varbinary', length: 4000, name: 'public_key' })
  publicKey!: Buffer;

  /** How often it was used by the authenticator's own count; 0 where it keeps none. */
  @Column({ type: 'int', unsigned: true, name: 'counter' })
  counter!: number;

  /** How a browser reaches it, with blanks between. */
  @Column(ascii('transports', 310))
  transports!: string;

  /** Host of the address of the shop that it works at. */
  @Column(ascii('rp_id', 253))
  rpId!: string;

  @Column({ type: 'varchar', length: 60, name: 'name' })
  name!: string;

  @Column(moment('created_at'))
  createdAt!: Date;

  @Column({ ...moment('last_used_at'), nullable: true })
  lastUsedAt!: Date | null;
}
