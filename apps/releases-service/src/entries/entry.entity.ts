import { LONGEST_RELEASES_NOTE, LONGEST_RELEASES_TITLE } from '@zaino/contracts/releases';
import { moment, uuid } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('entry')
export class EntryEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Index('ux_entry_title', { unique: true })
  @Column({ type: 'varchar', length: LONGEST_RELEASES_TITLE, name: 'title' })
  title!: string;

  @Column({ type: 'varchar', length: LONGEST_RELEASES_NOTE, name: 'note' })
  note!: string;

  @Index('ix_entry_created_at')
  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
