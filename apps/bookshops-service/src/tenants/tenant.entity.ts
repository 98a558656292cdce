import type { OrderMails, ReviewedChanges, TenantState } from '@zaino/contracts/bookshops';
import type {
  BookExtra,
  Closure,
  FrontSchool,
  OpeningHours,
  ShopNotice,
} from '@zaino/contracts/shared';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { accountId, domainName, keyword, moment, percent, uuid, words } from '../database/columns';

/** A bookshop, or the reservation of one for an account that is being made. */
@Entity('tenant')
@Index('ix_tenant_confirmed_at', ['confirmedAt', 'createdAt'])
@Index('ix_tenant_applied_at', ['appliedAt'])
@Index('ix_tenant_changes_since', ['changesSince'])
@Index('ix_tenant_vat_number', ['vatNumber'])
@Index('ix_tenant_picture', ['picture'])
@Index('ix_tenant_state', ['state', 'offersPickup'])
export class TenantEntity {
  @PrimaryColumn({ ...uuid, name: 'id' })
  id!: string;

  /** The account; none once that is deleted. */
  @Column({ ...uuid, name: 'owner_id', nullable: true })
  ownerId!: string | null;

  @Column(words('name', 120))
  name!: string;

  /** Written only together with its `DomainClaimEntity`, which is what keeps it to one bookshop. */
  @Column({ ...domainName, name: 'domain' })
  domain!: string;

  /** Where customers write, in the owner's own words: never taken from the account. */
  @Column(words('email', 254))
  email!: string;

  @Column(words('phone', 30))
  phone!: string;

  @Column(words('address', 200))
  address!: string;

  @Column(words('city', 100))
  city!: string;

  @Column(words('postal_code', 5))
  postalCode!: string;

  @Column(words('province', 100))
  province!: string;

  /** With its check digit; empty until it is told. */
  @Column(words('vat_number', 11))
  vatNumber!: string;

  /** When the European register knew it; null where it was not asked. */
  @Column({ ...moment, name: 'vat_found_at', nullable: true })
  vatFoundAt!: Date | null;

  /** JSON. */
  @Column({ type: 'simple-json', name: 'opening_hours' })
  openingHours!: OpeningHours;

  /** JSON, in their order; null for none, as below. */
  @Column({ type: 'simple-json', name: 'closures', nullable: true })
  closures!: Closure[] | null;

  /** JSON: those that its front leads to, with their names as they were when they were chosen. */
  @Column({ type: 'simple-json', name: 'schools', nullable: true })
  schools!: FrontSchool[] | null;

  /** Pupils of a class of these schools, and how many of a hundred buy here: for its forecast. */
  @Column({ type: 'tinyint', unsigned: true, name: 'pupils_per_class', default: 20 })
  pupilsPerClass!: number;

  @Column({ type: 'tinyint', unsigned: true, name: 'buying_share', default: 10 })
  buyingShare!: number;

  /** Percent off the cover price of books that are picked up here, within the law (Legge 15/2020). */
  @Column({ type: 'tinyint', unsigned: true, name: 'adopted_book_discount', default: 0 })
  adoptedBookDiscount!: number;

  @Column({ type: 'tinyint', unsigned: true, name: 'other_book_discount', default: 0 })
  otherBookDiscount!: number;

  /** JSON: what it does to books for a price of its own; null for nothing. */
  @Column({ type: 'simple-json', name: 'extras', nullable: true })
  extras!: BookExtra[] | null;

  @Column({ type: 'boolean', name: 'offers_pickup', default: false })
  offersPickup!: boolean;

  /** Families may bring used books. */
  @Column({ type: 'boolean', name: 'takes_used_books', default: false })
  takesUsedBooks!: boolean;

  @Column(words('pickup_notes', 500))
  pickupNotes!: string;

  /** Address of a kept picture, and what is on it. */
  @Column(words('picture', 60))
  picture!: string;

  @Column(words('picture_alt', 150))
  pictureAlt!: string;

  /** As in `#3f6fb5`. */
  @Column(words('accent', 7))
  accent!: string;

  /** JSON: what it tells its families, and on which days. */
  @Column({ type: 'simple-json', name: 'notice', nullable: true })
  notice!: ShopNotice | null;

  /** When its owner gets a mail about orders. */
  @Column({ ...keyword('order_mails', 8), default: 'each' })
  orderMails!: OrderMails;

  /** Where its money goes, verified by the provider at some time; the shop's own account while it is null. Written only with its `PaymentAccountEntity`. */
  @Column({ ...accountId, name: 'stripe_account_id', nullable: true })
  stripeAccountId!: string | null;

  /** An account that the provider has not been asked about yet. */
  @Column({ ...accountId, name: 'pending_account_id', nullable: true })
  pendingAccountId!: string | null;

  /** Since when its account is restricted, and nobody can pay there by card; null while it is not. */
  @Column({ ...moment, name: 'cards_off_since', nullable: true })
  cardsOffSince!: Date | null;

  /** What it keeps of a book before any discount; null where it has not said so. */
  @Column({ ...percent, name: 'margin_percent', nullable: true })
  marginPercent!: number | null;

  /** `open` only with `approvedAt`. */
  @Column({ type: 'varchar', length: 10, name: 'state', default: 'draft' })
  state!: TenantState;

  /** When the owner has proven an address by a mail, as the identity service says. */
  @Column({ ...moment, name: 'address_proven_at', nullable: true })
  addressProvenAt!: Date | null;

  /** Since when an admin is asked to open it, or to look at one that was open before there were approvals. */
  @Column({ ...moment, name: 'applied_at', nullable: true })
  appliedAt!: Date | null;

  /** While an admin's approval stands. */
  @Column({ ...moment, name: 'approved_at', nullable: true })
  approvedAt!: Date | null;

  /** Since when changes wait. */
  @Column({ ...moment, name: 'changes_since', nullable: true })
  changesSince!: Date | null;

  /** JSON: what waits for an admin, by new values. */
  @Column({ type: 'simple-json', name: 'pending_changes', nullable: true })
  pendingChanges!: ReviewedChanges | null;

  /** Why an admin refused, paused or closed it last; empty once approved. */
  @Column(words('decision_reason', 500))
  decisionReason!: string;

  /** When the account was known to exist; a reservation until then. */
  @Column({ ...moment, name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;

  /** When the owner's account ended. */
  @Column({ ...moment, name: 'released_at', nullable: true })
  releasedAt!: Date | null;

  @Column({ ...moment, name: 'created_at' })
  createdAt!: Date;

  @Column({ ...moment, name: 'updated_at' })
  updatedAt!: Date;

  /** One more with each change. */
  @Column({ type: 'int', unsigned: true, name: 'version', default: 1 })
  version!: number;
}
