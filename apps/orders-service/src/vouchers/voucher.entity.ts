import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { moment, token } from '../database/columns';

/** A code that takes something off an order. */
@Entity('voucher')
@Index('ix_voucher_created_at', ['createdAt'])
export class VoucherEntity {
  /** In capitals. */
  @PrimaryColumn({ ...token(30), name: 'code' })
  code!: string;

  @Column({ ...token(7), name: 'kind' })
  kind!: 'percent' | 'amount';

  /** Hundredths of a percent, or cents. */
  @Column({ type: 'int', unsigned: true, name: 'value_hundredths' })
  valueHundredths!: number;

  @Column({ ...token(8), name: 'applies_to' })
  appliesTo!: 'products' | 'books' | 'all';

  @Column({ ...moment, name: 'valid_from' })
  validFrom!: Date;

  /** Brought forward where it is ended by hand. */
  @Column({ ...moment, name: 'valid_until' })
  validUntil!: Date;

  /** Orders it can be used in; null without limit. */
  @Column({ type: 'int', unsigned: true, name: 'most_uses', nullable: true })
  mostUses!: number | null;

  /** Orders that use it; those that were cancelled before they were paid do not count. */
  @Column({ type: 'int', unsigned: true, name: 'uses', default: 0 })
  uses!: number;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;
}
