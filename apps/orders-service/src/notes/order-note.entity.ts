import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment, number, uuid, words } from '../database/columns';

/** What staff has written down about an order; goes with whoever ordered it. */
@Entity('order_note')
export class OrderNoteEntity {
  @PrimaryColumn({ ...uuid, name: 'order_id' })
  orderId!: string;

  @Column({ type: 'text', name: 'text' })
  text!: string;

  /** Counts the saves. */
  @Column({ ...number, name: 'version' })
  version!: number;

  @Column({ ...moment, name: 'saved_at' })
  savedAt!: Date;

  /** Name of the admin. */
  @Column({ ...words(60), name: 'saved_by' })
  savedBy!: string;
}
