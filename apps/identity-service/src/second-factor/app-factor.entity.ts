import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Holder } from './holder';
import { ascii, holderIdColumn, holderKindColumn, moment } from './holder-columns';

/** The app of an account that makes codes (RFC 6238); one for each. */
@Entity('app_factor')
export class AppFactorEntity {
  @PrimaryColumn(holderKindColumn)
  holderKind!: Holder['kind'];

  @PrimaryColumn(holderIdColumn)
  holderId!: string;

  /** Which key of the configuration the secret is sealed with. */
  @Column(ascii('key_id', 20))
  keyId!: string;

  @Column(ascii('sealed_secret', 200))
  sealedSecret!: string;

  /** Number of the 30 seconds whose code was used last. */
  @Column({ type: 'int', unsigned: true, name: 'last_step' })
  lastStep!: number;

  @Column(moment('created_at'))
  createdAt!: Date;

  @Column({ ...moment('last_used_at'), nullable: true })
  lastUsedAt!: Date | null;
}
