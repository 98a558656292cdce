import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One session that was ended by itself, while others of its account went on. */
@Entity('revoked_session')
export class RevokedSessionEntity {
  /** Hash of its id, or of its public handle: whichever was known when it ended. */
  @PrimaryColumn({
    type: 'char',
    length: 43,
    name: 'token_hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  tokenHash!: string;

  @Index('ix_revoked_session_revoked_at')
  @Column({ type: 'datetime', precision: 3, name: 'revoked_at' })
  revokedAt!: Date;
}
