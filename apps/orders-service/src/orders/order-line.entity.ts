import type { ExtraState, OrderLine } from '@zaino/contracts/orders';
import type { ExtraKind } from '@zaino/contracts/shared';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, json, moment, token, uuid, words } from '../database/columns';
import type { FamilyPrice } from './family-price';
import type { LineCedolaState } from './line-cedola-state';
import type { LineBefore } from './line-before';

/** Pieces of one book or product in an order, which are all in one state. */
@Entity('order_line')
@Index('ix_order_line_order_id', ['orderId', 'position'])
@Index('ix_order_line_state', ['state', 'expectedTo', 'orderId'])
@Index('ix_order_line_reference', ['reference', 'state'])
@Index('ix_order_line_cancel_after', ['cancelAfter', 'state'])
@Index('ix_order_line_state_since', ['orderId', 'state', 'stateSince'])
@Index('ix_order_line_seller_id', [
  'sellerId',
  'state',
  'reference',
  'substituteIsbn',
  'isOrdered',
  'orderId',
  'quantity',
  'stateSince',
  'expectedFrom',
  'expectedTo',
])
@Index('ix_order_line_substitute_isbn', ['substituteIsbn', 'sellerId'])
@Index('ix_order_line_figures', [
  'orderId',
  'sellerId',
  'state',
  'stateSince',
  'quantity',
  'coverCents',
  'totalCents',
  'discountCents',
  'refundedCents',
  'deliveredAt',
  'schoolCode',
  'className',
  'sectionName',
  'publisher',
  'extraCents',
  'extraRefundedCents',
])
@Index('ix_order_line_cedola_id', ['cedolaId'])
@Index('ix_order_line_school_code', ['schoolCode', 'className', 'sectionName', 'orderId'])
export class OrderLineEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...uuid, name: 'order_id' })
  orderId!: string;

  @Column({ type: 'smallint', unsigned: true, name: 'position' })
  position!: number;

  /** `lineKey` of the rules. */
  @Column({ ...words(400), name: 'line_key' })
  key!: string;

  @Column({ ...token(8), name: 'type' })
  type!: OrderLine['type'];

  /** ISBN or the product's id. */
  @Column({ ...token(20), name: 'reference' })
  reference!: string;

  /** Texts as they were: what was bought does not change with the catalogue. */
  @Column({ ...json, name: 'details' })
  details!: Pick<
    OrderLine,
    | 'title'
    | 'subtitle'
    | 'subject'
    | 'schoolYear'
    | 'school'
    | 'classe'
    | 'sezione'
    | 'image'
    | 'children'
    | 'substitute'
  >;

  /** Of a book, where it is known. */
  @Column({ ...words(200), name: 'publisher', nullable: true })
  publisher!: string | null;

  /** Of `details.substitute`, in thirteen digits; null where there is none, or no code is known. */
  @Column({ ...token(13), name: 'substitute_isbn', nullable: true })
  substituteIsbn!: string | null;

  /**
   * Code of the school on whose list it was, class and section: of `details`, for the lists of a bookshop; null where
   * what was said is no code.
   */
  @Column({ ...token(20), name: 'school_code', nullable: true })
  schoolCode!: string | null;

  @Column({ ...words(10), name: 'class_name', nullable: true })
  className!: string | null;

  @Column({ ...words(60), name: 'section_name', nullable: true })
  sectionName!: string | null;

  @Column({ type: 'smallint', unsigned: true, name: 'quantity' })
  quantity!: number;

  @Column({ ...cents, name: 'price_cents' })
  priceCents!: number;

  /** Cover price of a book that the bookshop takes something off, which `priceCents` is less of; null of all others. */
  @Column({ ...cents, name: 'cover_cents', nullable: true })
  coverCents!: number | null;

  /** Price times quantity: of the pieces themselves, whatever is done to them. */
  @Column({ ...cents, name: 'total_cents' })
  totalCents!: number;

  /** What the voucher took off the line. */
  @Column({ ...cents, name: 'discount_cents', default: 0 })
  discountCents!: number;

  /** Given back for this line. */
  @Column({ ...cents, name: 'refunded_cents', default: 0 })
  refundedCents!: number;

  /** Undone before the order was paid in the shop: the family has not paid it, and owes nothing for it (`linesOnBill`). */
  @Column({ type: 'boolean', name: 'is_off_bill', default: false })
  isOffBill!: boolean;

  /** The cedola that it was given for; null for most. */
  @Column({ ...uuid, name: 'cedola_id', nullable: true })
  cedolaId!: string | null;

  /** How that stands for the line; null without one, and once a refused one was paid by the family. */
  @Column({ ...token(8), name: 'cedola_state', nullable: true })
  cedolaState!: LineCedolaState | null;

  /** What a Comune pays of it by the cedola: all of the line, or nothing. */
  @Column({ ...cents, name: 'cedola_cents', default: 0 })
  cedolaCents!: number;

  /** What the bookshop does to all of its pieces; null for nothing. */
  @Column({ ...token(20), name: 'extra', nullable: true })
  extra!: ExtraKind | null;

  /** How that stands; null without one. */
  @Column({ ...token(8), name: 'extra_state', nullable: true })
  extraState!: ExtraState | null;

  /** What it costs, beside the total; 0 once it was dropped before it was paid. */
  @Column({ ...cents, name: 'extra_cents', default: 0 })
  extraCents!: number;

  /** Of what was given back for this line, what was for that. */
  @Column({ ...cents, name: 'extra_refunded_cents', default: 0 })
  extraRefundedCents!: number;

  /** What it costs the family, should the cedola be refused; null where no Comune is to pay. */
  @Column({ ...json, name: 'without_cedola', nullable: true })
  withoutCedola!: FamilyPrice | null;

  @Column({ ...token(12), name: 'vat' })
  vat!: OrderLine['vat'];

  /** Bookshop that gets it and hands it over, whoever sells it; null for the shop's own stock. */
  @Column({ ...uuid, name: 'seller_id', nullable: true })
  sellerId!: string | null;

  /** Bookshop that sells and bills it (`soldBy`), of the day of the order; null for the shop itself. */
  @Column({ ...uuid, name: 'sold_by', nullable: true })
  soldBy!: string | null;

  @Column({ ...token(12), name: 'state' })
  state!: OrderLine['state'];

  @Column({ ...moment, name: 'state_since' })
  stateSince!: Date;

  @Column({ type: 'date', name: 'expected_from', nullable: true })
  expectedFrom!: string | null;

  @Column({ type: 'date', name: 'expected_to', nullable: true })
  expectedTo!: string | null;

  /** Whether a supplier has to send it: books; products are in stock. */
  @Column({ type: 'boolean', name: 'is_ordered' })
  isOrdered!: boolean;

  /** Null: wait. */
  @Column({ type: 'date', name: 'cancel_after', nullable: true })
  cancelAfter!: string | null;

  @Column({ type: 'boolean', name: 'accepts_equivalent' })
  acceptsEquivalent!: boolean;

  @Column({ ...json, name: 'tracking', nullable: true })
  tracking!: OrderLine['tracking'];

  @Column({ ...moment, name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null;

  @Column({ ...moment, name: 'withdrawn_at', nullable: true })
  withdrawnAt!: Date | null;

  /** What its last command can be taken back to; null where it cannot. */
  @Column({ ...json, name: 'before_change', nullable: true })
  before!: LineBefore | null;
}
