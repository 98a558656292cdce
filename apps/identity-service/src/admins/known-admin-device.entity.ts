import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { AdminEntity } from '../users/admin.entity';

/** A browser that an admin signed in with before, or opened the mail's link with. */
@Entity('known_admin_device')
export class KnownAdminDeviceEntity {
  /** Hash of the token in the browser's cookie. */
  @PrimaryColumn({
    type: 'char',
    length: 43,
    name: 'device_hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  deviceHash!: string;

  /** The admin's id. */
  @Index('ix_known_admin_device_admin_id')
  @PrimaryColumn({ type: 'char', length: 36, name: 'admin_id' })
  uid!: string;

  @ManyToOne(() => AdminEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_known_admin_device_admin' })
  admin!: Relation<AdminEntity>;

  @Index('ix_known_admin_device_seen_at')
  @Column({ type: 'datetime', precision: 3, name: 'seen_at' })
  seenAt!: Date;
}
