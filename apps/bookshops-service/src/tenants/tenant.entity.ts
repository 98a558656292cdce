import type { OpeningHours, TenantState } from '@zaino/contracts/bookshops';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { accountId, domainName, moment, uuid, words } from '../database/columns';

/** A bookshop, or the reservation of one for an account that is being made. */
@Entity('tenant')
@Index('ix_tenant_confirmed_at', ['confirmedAt', 'createdAt'])
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

  /** JSON. */
  @Column({ type: 'simple-json', name: 'opening_hours' })
  openingHours!: OpeningHours;

  @Column({ type: 'boolean', name: 'offers_pickup', default: false })
  offersPickup!: boolean;

  @Column(words('pickup_notes', 500))
  pickupNotes!: string;

  /** Where its money goes; the shop's own account while it is null. */
  @Column({ ...accountId, name: 'stripe_account_id', nullable: true })
  stripeAccountId!: string | null;

  @Column({ type: 'varchar', length: 10, name: 'state', default: 'draft' })
  state!: TenantState;

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
}
