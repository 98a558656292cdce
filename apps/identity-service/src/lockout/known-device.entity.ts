import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { deviceColumns } from './device-columns';
import { UserEntity } from '../users/user.entity';

/** A browser that signed in to an account before: others' failures do not lock it out. */
@Entity('known_device')
export class KnownDeviceEntity {
  @PrimaryColumn(deviceColumns.hash)
  deviceHash!: string;

  @Index('ix_known_device_uid')
  @PrimaryColumn({ type: 'char', length: 36, name: 'uid' })
  uid!: string;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'uid', foreignKeyConstraintName: 'fk_known_device_user' })
  user!: Relation<UserEntity>;

  @Index('ix_known_device_seen_at')
  @Column(deviceColumns.seenAt)
  seenAt!: Date;
}
