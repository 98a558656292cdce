import { securityLogLevels } from '@zaino/contracts/identity';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Words of our own making: plain letters, compared as they are. */
const word = (name: string, length: number) =>
  ({ type: 'varchar', length, name, charset: 'ascii', collation: 'ascii_bin' }) as const;

const moment = (name: string) => ({ type: 'datetime', precision: 3, name }) as const;

/** An entry of the security log (specification, point 3), in the table of the last seven days. */
@Entity('security_log')
@Index('ix_security_log_timestamp', ['timestamp'])
@Index('ix_security_log_level_timestamp', ['level', 'timestamp'])
@Index('ix_security_log_category_timestamp', ['category', 'timestamp'])
@Index('ix_security_log_user_id_timestamp', ['userId', 'timestamp'])
export class LoggedEventEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  /** When it happened, as its source says. */
  @Column(moment('timestamp'))
  timestamp!: Date;

  /** When it came here, by our own clock: what retention and audit go by. */
  @Index('ix_security_log_recorded_at')
  @Column(moment('recorded_at'))
  recordedAt!: Date;

  @Column(word('level', 5))
  level!: (typeof securityLogLevels)[number];

  @Column(word('category', 50))
  category!: string;

  @Column({ type: 'varchar', length: 500, name: 'message' })
  message!: string;

  /** JSON. */
  @Column({ type: 'text', name: 'data', nullable: true })
  data!: string | null;

  @Column({ type: 'varchar', length: 120, name: 'user_agent', nullable: true })
  userAgent!: string | null;

  @Column({ type: 'varchar', length: 500, name: 'url', nullable: true })
  url!: string | null;

  @Column({ ...word('user_id', 64), nullable: true })
  userId!: string | null;

  /** `browser`, or the name of the service that told. */
  @Column(word('source', 50))
  source!: string;

  /** Its id in the stream that it came by: told twice it is kept once. None for what browsers send. */
  @Index('ux_security_log_stream_id', { unique: true })
  @Column({ ...word('stream_id', 42), nullable: true })
  streamId!: string | null;
}
