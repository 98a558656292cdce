import { Column, Entity, PrimaryColumn } from 'typeorm';
import { uuid } from '../database/columns';

/** Whether a bookshop takes cedole. */
@Entity('cedola_terms')
export class CedolaTermsEntity {
  @PrimaryColumn({ ...uuid, name: 'bookshop_id' })
  bookshopId!: string;

  @Column({ type: 'boolean', name: 'is_accepted' })
  isAccepted!: boolean;

  /** One more with each change. */
  @Column({ type: 'int', unsigned: true, name: 'version', default: 1 })
  version!: number;
}
