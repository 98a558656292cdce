import type { AcceptedTexts, Order } from '@zaino/contracts/orders';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { cents, json, moment, token, uuid } from '../database/columns';
import type { LineCedolaState } from './line-cedola-state';
import type { Seller } from './seller';

/** A bookshop as it was when the order was made; orders that are older than its hours have none. */
export type StoredPickupPoint = Omit<NonNullable<Order['pickupPoint']>, 'openingHours'> & {
  openingHours?: string[];
};

/** An order as it was placed; its lines hold where each of its books is. */
@Entity('customer_order')
@Index('ux_customer_order_number', ['number'], { unique: true })
@Index('ux_customer_order_tracking_token', ['trackingToken'], { unique: true })
@Index('ix_customer_order_customer_id', ['customerId', 'createdAt'])
@Index('ix_customer_order_state', ['state', 'createdAt', 'id', 'paymentState', 'bookshopId'])
@Index('ix_customer_order_created_at', [
  'createdAt',
  'id',
  'state',
  'paymentState',
  'bookshopId',
  'version',
])
@Index('ix_customer_order_bookshop_id', ['bookshopId', 'createdAt', 'id', 'state', 'paymentState'])
@Index('fx_customer_order_search_text', ['searchText'], { fulltext: true })
@Index('ix_customer_order_pay_before', ['payBefore'])
@Index('ix_customer_order_paid_at', ['paidAt'])
export class OrderEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  @Column({ ...token(16), name: 'number' })
  number!: string;

  @Column({ ...uuid, name: 'customer_id' })
  customerId!: string;

  @Column({ ...token(12), name: 'state' })
  state!: Order['state'];

  /** Counts the changes. */
  @Column({ type: 'int', unsigned: true, name: 'version', default: 1 })
  version!: number;

  @Column({ ...token(8), name: 'payment_method' })
  paymentMethod!: Order['paymentMethod'];

  @Column({ ...token(16), name: 'payment_state' })
  paymentState!: Order['paymentState'];

  @Column({ ...token(8), name: 'shipping_method' })
  shippingMethod!: Order['shippingMethod'];

  @Column({ ...token(8), name: 'deliveries' })
  deliveries!: Order['deliveries'];

  @Column({ ...json, name: 'contact' })
  contact!: Order['contact'];

  /** Null for pick-up. */
  @Column({ ...json, name: 'address', nullable: true })
  address!: Order['address'];

  /** The bookshop as it was then; null for delivery. */
  @Column({ ...json, name: 'pickup_point', nullable: true })
  pickupPoint!: StoredPickupPoint | null;

  /** Who sells its lines (`soldBy`), as they were then; null of orders from before it was kept, all the shop's own. */
  @Column({ ...json, name: 'sellers', nullable: true })
  sellers!: Seller[] | null;

  /** Bookshop that hands the order out; null for delivery. */
  @Column({ ...uuid, name: 'bookshop_id', nullable: true })
  bookshopId!: string | null;

  /** As it was asked for with the order. */
  @Column({ ...json, name: 'invoice_request', nullable: true })
  invoiceRequest!: Omit<NonNullable<Order['invoice']>, 'number'> | null;

  @Column({ ...json, name: 'children' })
  children!: Order['children'];

  @Column({ ...token(30), name: 'voucher_code', nullable: true })
  voucherCode!: string | null;

  @Column({ ...cents, name: 'subtotal_cents' })
  subtotalCents!: number;

  @Column({ ...cents, name: 'discount_cents' })
  discountCents!: number;

  @Column({ ...cents, name: 'shipping_cents' })
  shippingCents!: number;

  /** What Comuni pay by cedole; the total is what is left to the family. */
  @Column({ ...cents, name: 'cedola_cents', default: 0 })
  cedolaCents!: number;

  /** What extras cost, beside the subtotal. */
  @Column({ ...cents, name: 'extra_cents', default: 0 })
  extraCents!: number;

  /** Of the cedole of lines that are not undone the least settled; null without any. */
  @Column({ ...token(8), name: 'cedola_state', nullable: true })
  cedolaState!: LineCedolaState | null;

  /** What of the total a voucher of the State pays; the rest is paid on the provider's page. */
  @Column({ ...cents, name: 'state_voucher_cents', default: 0 })
  stateVoucherCents!: number;

  @Column({ ...cents, name: 'total_cents' })
  totalCents!: number;

  /** Sum of the refunds that were asked of the provider or handed out, done or under way. */
  @Column({ ...cents, name: 'refunded_cents', default: 0 })
  refundedCents!: number;

  /** Before the voucher, what the customer has cancelled by their own wish (`wishedAwayCents` of the rules). */
  @Column({ ...cents, name: 'given_up_cents', default: 0 })
  givenUpCents!: number;

  @Column({ ...token(40), name: 'tracking_token' })
  trackingToken!: string;

  /** Versions of the legal texts that held then; null of orders from before they were kept. */
  @Column({ ...json, name: 'accepted_texts', nullable: true })
  acceptedTexts!: AcceptedTexts | null;

  /** For the search by staff: number, names, e-mail, titles and ISBNs in lower case. */
  @Column({ type: 'text', name: 'search_text' })
  searchText!: string;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'paid_at', nullable: true })
  paidAt!: Date | null;

  /** Who ordered has no account. */
  @Column({ type: 'boolean', name: 'is_guest', default: false })
  isGuest!: boolean;

  /** Until when an unpaid order is held. */
  @Column({ ...moment, name: 'pay_before', nullable: true })
  payBefore!: Date | null;

  /** Until when money that is on its way is waited for; null while none is. */
  @Column({ ...moment, name: 'money_awaited_until', nullable: true })
  moneyAwaitedUntil!: Date | null;

  /** Its pieces are held until it ends, and do not lapse by themselves: money was on its way. */
  @Column({ type: 'boolean', name: 'are_pieces_kept', default: false })
  arePiecesKept!: boolean;
}
