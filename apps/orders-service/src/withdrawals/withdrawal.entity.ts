import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { json, moment, uuid, words } from '../database/columns';

/** Pieces of a line that a statement is for. */
export interface WithdrawnPieces {
  /** The line that they are since: the one that was named, or what was taken out of it. */
  lineId: string;
  /** The line that was named, and how many pieces it had. */
  named: string;
  quantity: number;
  of: number;
}

/** A customer's statement that they withdraw from the contract for some lines: kept as it was made. */
@Entity('withdrawal')
@Index('ix_withdrawal_order_id', ['orderId', 'at'])
@Index('ix_withdrawal_at', ['at'])
export class WithdrawalEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  /** As the customer wrote it. */
  @Column({ ...words(120), name: 'name' })
  name!: string;

  /** Where the receipt goes. */
  @Column({ ...words(254), name: 'email' })
  email!: string;

  @Column({ ...json, name: 'line_ids' })
  lineIds!: string[];

  /** Null where a copy of the service wrote it that knew of whole lines only. */
  @Column({ ...json, name: 'pieces', nullable: true })
  pieces!: WithdrawnPieces[] | null;

  @Column({ ...moment, name: 'at' })
  at!: Date;
}
