import type { OrderFilters } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, token, uuid, words } from '../database/columns';

/** A view of the orders that an admin has saved. */
@Entity('own_view')
@Index('ux_own_view_admin_id', ['adminId', 'name'], { unique: true })
export class OwnViewEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...token(40), name: 'admin_id' })
  adminId!: string;

  @Column({ ...words(40), name: 'name' })
  name!: string;

  @Column({ ...json, name: 'filters' })
  filters!: OrderFilters;

  @Column({ ...moment, name: 'saved_at' })
  savedAt!: Date;
}
