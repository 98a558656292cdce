import { number } from '@zaino/service/database-columns';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of a file until it is read: any copy of the service can read what another was sent. */
@Entity('supply_part')
export class SupplyPartEntity {
  @PrimaryColumn({ ...number, name: 'feed_id' })
  feedId!: number;

  @PrimaryColumn({ type: 'smallint', unsigned: true, name: 'part' })
  part!: number;

  @Column({ type: 'mediumblob', name: 'content' })
  content!: Buffer;
}
