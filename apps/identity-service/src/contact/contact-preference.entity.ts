import type { ContactPurpose } from '@zaino/contracts/identity';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** For what an account is written to beyond its orders. What is off has no row. */
@Entity('contact_preference')
@Index('ix_contact_preference_purpose_user_uid', ['purpose', 'userUid'])
export class ContactPreferenceEntity {
  @PrimaryColumn({ type: 'char', length: 36, name: 'user_uid' })
  userUid!: string;

  @PrimaryColumn({ type: 'varchar', length: 40, name: 'purpose' })
  purpose!: ContactPurpose;

  @Column({ type: 'datetime', precision: 3, name: 'since' })
  since!: Date;

  /** The words that stood beside the switch: the consent is to these. */
  @Column({ type: 'varchar', length: 600, name: 'shown' })
  shown!: string;
}
