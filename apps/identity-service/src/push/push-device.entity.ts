import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser that gets pushes, for as long as somebody stays signed in there. */
@Entity('push_device')
export class PushDeviceEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'id' })
  id!: string;

  @Index('ix_push_device_user_uid')
  @Column({ type: 'char', length: 36, name: 'user_uid' })
  userUid!: string;

  /** Of the sessions that the browser has (`familyOf`): one push service's address each. */
  @Index('ux_push_device_family', { unique: true })
  @Column({
    type: 'varchar',
    length: 43,
    name: 'family',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  family!: string;

  /** As in "Firefox su Windows". */
  @Column({ type: 'varchar', length: 80, name: 'device' })
  device!: string;

  @Column({
    type: 'varchar',
    length: 1000,
    name: 'endpoint',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  endpoint!: string;

  /** SHA-256 of the endpoint in base64url: whoever signs in at the same browser takes it over. */
  @Index('ux_push_device_endpoint_hash', { unique: true })
  @Column({
    type: 'char',
    length: 43,
    name: 'endpoint_hash',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  endpointHash!: string;

  /** The browser's public key and its secret, base64url: what pushes are sealed with. */
  @Column({
    type: 'char',
    length: 87,
    name: 'p256dh',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  p256dh!: string;

  @Column({ type: 'char', length: 22, name: 'auth', charset: 'ascii', collation: 'ascii_bin' })
  auth!: string;

  @Index('ix_push_device_since')
  @Column({ type: 'datetime', precision: 3, name: 'since' })
  since!: Date;

  /** The words that stood beside the switch: the consent is to these. */
  @Column({ type: 'varchar', length: 600, name: 'shown' })
  shown!: string;
}
