import type { CeMarking } from '@zaino/contracts/catalogue';
import { cents, json, moment, number } from '@zaino/service/database-columns';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A product of the catalogue. Prices for sale are stored as they were computed at the save (libs/rules, product-price). */
@Entity('product')
@Index('ix_product_changed_at', ['changedAt'])
@Index('ix_product_state', ['deletedAt', 'isActive', 'isOffered', 'stock', 'minimumPurchase'])
@Index('ix_product_maker', ['makerId'])
@Index('ix_product_supplier_product_id', ['supplierId', 'supplierProductId'])
export class ProductEntity {
  /** `P-0412` in the contract. */
  @PrimaryGeneratedColumn({ ...number, name: 'id' })
  id!: number;

  @Column({ type: 'varchar', length: 200, name: 'name' })
  name!: string;

  @Column({ type: 'mediumtext', name: 'description' })
  description!: string;

  @Column({ ...number, name: 'category_id' })
  categoryId!: number;

  @Column({ ...number, name: 'supplier_id' })
  supplierId!: number;

  @Column({ type: 'varchar', length: 100, name: 'supplier_product_id', default: '' })
  supplierProductId!: string;

  @Column({ type: 'varchar', length: 2000, name: 'supplier_url', default: '' })
  supplierUrl!: string;

  @Column({ ...json, name: 'images' })
  images!: string[];

  @Column({ type: 'simple-json', name: 'tags' })
  tags!: string[];

  @Column({ ...cents, name: 'original_price_cents' })
  originalPriceCents!: number;

  /** 2,500 is 25 percent. */
  @Column({ ...number, name: 'margin_hundredths' })
  marginHundredths!: number;

  @Column({ ...number, name: 'discount_hundredths' })
  discountHundredths!: number;

  @Column({ ...cents, name: 'selling_price_cents' })
  sellingPriceCents!: number;

  @Column({ ...cents, name: 'discounted_price_cents' })
  discountedPriceCents!: number;

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean;

  /** `inVendita` in the contract. */
  @Column({ type: 'boolean', name: 'is_offered', default: true })
  isOffered!: boolean;

  /** Pieces that nobody has bought; changed by conditional updates only, never below 0. */
  @Column({ ...number, name: 'stock' })
  stock!: number;

  @Column({ ...number, name: 'minimum_purchase', default: 1 })
  minimumPurchase!: number;

  /** 450 is 4.5 of 5, as the supplier tells it or an admin typed it. */
  @Column({ ...number, name: 'rating_hundredths', default: 0 })
  ratingHundredths!: number;

  @Column({ ...number, name: 'review_count', default: 0 })
  reviewCount!: number;

  /** The same of the reviews of our customers, by `count-reviews.ts` alone: no save of a product writes it. */
  @Column({
    ...number,
    name: 'customer_rating_hundredths',
    default: 0,
    insert: false,
    update: false,
  })
  customerRatingHundredths!: number;

  @Column({ ...number, name: 'customer_review_count', default: 0, insert: false, update: false })
  customerReviewCount!: number;

  /** Null as long as nobody is known. */
  @Column({ ...number, name: 'maker_id', nullable: true })
  makerId!: number | null;

  @Column({ type: 'varchar', length: 2000, name: 'safety_warnings', default: '' })
  safetyWarnings!: string;

  @Column({ type: 'varchar', length: 20, name: 'ce_marking', default: 'da-verificare' })
  ceMarking!: CeMarking;

  /** Counts the saves of admins; what is sold does not count. */
  @Column({ ...number, name: 'version', default: 1 })
  version!: number;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  /** Of the latest save, also of its maker. */
  @Column({ ...moment, name: 'updated_at' })
  updatedAt!: Date;

  /** Deleted products stay for their orders and for an undo. */
  @Column({ ...moment, name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  /** Of the latest change of any column, by the database's clock: copies of the service read on from it. */
  @Column({
    ...moment,
    name: 'changed_at',
    default: () => 'CURRENT_TIMESTAMP(3)',
    onUpdate: 'CURRENT_TIMESTAMP(3)',
    insert: false,
    update: false,
  })
  changedAt!: Date;
}
