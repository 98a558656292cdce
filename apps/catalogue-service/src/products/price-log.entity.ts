import { cents, moment, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What a product was sold for from a moment on: one row for each change of a price, or of whether it is on sale;
 * never changed or deleted.
 */
@Entity('price_log')
@Index('ix_price_log_product_id', ['productId', 'validFrom'])
@Index('ix_price_log_valid_from', ['validFrom'])
export class PriceLogEntity {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true, name: 'id' })
  id!: string;

  @Column({ ...number, name: 'product_id' })
  productId!: number;

  @Column({ ...moment, name: 'valid_from' })
  validFrom!: Date;

  @Column({ ...cents, name: 'selling_price_cents' })
  sellingPriceCents!: number;

  @Column({ ...cents, name: 'discounted_price_cents' })
  discountedPriceCents!: number;

  /** Whether customers saw it then: a draft's price was applied to nobody (docs/decisions/announced-reductions.md). */
  @Column({ type: 'boolean', name: 'is_on_sale', default: true })
  isOnSale!: boolean;
}
