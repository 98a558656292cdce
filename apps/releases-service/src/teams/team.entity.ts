import type { VersionJump } from '@zaino/contracts/releases';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { appName, keyword, moment, personName, uuid } from '../database/columns';

/** A token for the releases of one app: its hash, never the token. */
@Entity('team')
export class TeamEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...personName, name: 'name' })
  name!: string;

  @Column({ ...appName, name: 'app' })
  app!: string;

  @Column({ ...keyword, name: 'largest_jump' })
  largestJump!: VersionJump;

  /** SHA-256 of the token, in hexadecimal digits. */
  @Index('ux_team_token_hash', { unique: true })
  @Column({
    type: 'char',
    length: 64,
    charset: 'ascii',
    collation: 'ascii_bin',
    name: 'token_hash',
  })
  tokenHash!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...personName, name: 'made_by' })
  by!: string;

  /** To the minute: it is not written at every call. */
  @Column({ ...moment, name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;

  @Column({ ...moment, name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
