import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token, uuid } from '../database/columns';

/** What opens a guest's orders: in a browser's cookie, or in the link of a mail. */
@Entity('guest_key')
@Index('ix_guest_key_guest_id', ['guestId'])
@Index('ix_guest_key_ends_at', ['endsAt'])
export class GuestKeyEntity {
  /** SHA-256 of the key: who reads the table opens nothing. */
  @PrimaryColumn({ ...token(43), name: 'hash' })
  hash!: string;

  @Column({ ...uuid, name: 'guest_id' })
  guestId!: string;

  @Column({ ...token(8), name: 'kind' })
  kind!: 'browser' | 'link';

  @Column({ ...moment, name: 'ends_at' })
  endsAt!: Date;
}
