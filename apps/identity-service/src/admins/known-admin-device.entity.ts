import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { deviceColumns } from '../lockout/device-columns';
import { AdminEntity } from '../users/admin.entity';

/** A browser that an admin signed in with before, or opened the mail's link with. */
@Entity('known_admin_device')
export class KnownAdminDeviceEntity {
  @PrimaryColumn(deviceColumns.hash)
  deviceHash!: string;

  /** The admin's id. */
  @Index('ix_known_admin_device_admin_id')
  @PrimaryColumn({ type: 'char', length: 36, name: 'admin_id' })
  uid!: string;

  @ManyToOne(() => AdminEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_known_admin_device_admin' })
  admin!: Relation<AdminEntity>;

  @Index('ix_known_admin_device_seen_at')
  @Column(deviceColumns.seenAt)
  seenAt!: Date;
}
