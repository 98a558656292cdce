import { randomUUID } from 'node:crypto';
import {
  bookshopsInternalEndpoints,
  type KnownTenant,
  type TenantOwner,
} from '@zaino/contracts/bookshops';
import type { Dac7Seller } from '@zaino/contracts/orders';
import { FakeRefusal, FakeService } from './fake-service';

/** Stands in for the bookshops service: bookshops, open and with pick-up unless told. */
export class FakeBookshops extends FakeService {
  readonly tenants = new Map<string, KnownTenant>();
  /** By the bookshop's id. */
  readonly owners = new Map<string, TenantOwner>();
  /** Who bookshops are for the yearly report. */
  sellers: Dac7Seller[] = [];
  isOwnerAway = false;
  /** Bookshops that were told of something about their subscription, and which. */
  readonly followed: { id: string; subscriptionId: string }[] = [];
  /** Accounts for payments of which it was told that something has happened. */
  readonly followedAccounts: string[] = [];

  constructor(serviceKey: string) {
    super(serviceKey);
    this.on(bookshopsInternalEndpoints.read, ({ params }) => {
      const tenant = this.tenants.get(params.id);
      if (tenant === undefined) throw new FakeRefusal(404, 'not-found');
      return tenant;
    });
    this.on(bookshopsInternalEndpoints.owner, ({ params }) => {
      if (this.isOwnerAway) throw new FakeRefusal(503, 'unavailable');
      const owner = this.owners.get(params.id);
      if (owner === undefined) throw new FakeRefusal(404, 'not-found');
      return owner;
    });
    this.on(bookshopsInternalEndpoints.sellers, () => ({ sellers: this.sellers }));
    this.on(bookshopsInternalEndpoints.followSubscription, ({ params, body }) => {
      this.followed.push({ id: params.id, subscriptionId: body.subscriptionId });
      return {};
    });
    this.on(bookshopsInternalEndpoints.followAccount, ({ params }) => {
      this.followedAccounts.push(params.id);
      return {};
    });
  }

  add(values: Partial<KnownTenant> = {}): KnownTenant {
    const id = values.id ?? randomUUID();
    const day = [{ from: '09:00', to: '12:30' }];
    const tenant: KnownTenant = {
      name: 'Libreria del Corso',
      domain: 'corso',
      url: 'https://corso.zaino.example',
      email: 'corso@example.com',
      phone: '0372 123456',
      address: 'Corso Garibaldi 1',
      city: 'Cremona',
      postalCode: '26100',
      province: 'Cremona',
      vatNumber: '01234567897',
      openingHours: [day, day, day, day, day, day, []],
      offersPickup: true,
      pickupNotes: 'Suona il campanello',
      adoptedBookDiscount: 0,
      otherBookDiscount: 0,
      stripeAccountId: null,
      paidFeatures: [],
      feePercent: 5,
      colleagues: 0,
      notice: '',
      payments: {
        accountId: values.stripeAccountId ?? null,
        canTakeCards: true,
        isVerified: values.stripeAccountId != null,
      },
      state: 'open',
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
      ...this.tenants.get(id),
      ...values,
      id,
    };
    this.tenants.set(id, tenant);
    if (!this.owners.has(id)) this.owners.set(id, { uid: randomUUID(), orderMails: 'each' });
    return tenant;
  }
}
