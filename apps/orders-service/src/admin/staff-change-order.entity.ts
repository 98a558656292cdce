import { Column, Entity, PrimaryColumn } from 'typeorm';
import { json, moment, number, uuid } from '../database/columns';

/** An order that a change of staff has moved. */
@Entity('staff_change_order')
export class StaffChangeOrderEntity {
  @PrimaryColumn({ ...uuid, name: 'change_id' })
  changeId!: string;

  @PrimaryColumn({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** That the change has left: only that is taken back. */
  @Column({ ...number, name: 'version' })
  version!: number;

  /** Lines that it has moved. */
  @Column({ ...json, name: 'line_ids' })
  lineIds!: string[];

  /** When it was taken back by its admin; null before. */
  @Column({ ...moment, name: 'taken_back_at', nullable: true })
  takenBackAt!: Date | null;
}
