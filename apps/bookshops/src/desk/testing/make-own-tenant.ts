import { type OwnTenant, ownTenantSchema } from '@zaino/contracts/bookshops';
import { makeBookshop } from '../../testing/make-bookshop';

const AT = '2026-11-21T18:08:00.000Z';

/** The bookshop of `marta` with all that an opening needs but the wish for it; open where `state` says so. */
export function makeOwnTenant(changes: Partial<OwnTenant> = {}): OwnTenant {
  const isApproved = changes.state !== undefined && changes.state !== 'draft';
  return ownTenantSchema.parse({
    ...makeBookshop(),
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a900',
    domain: 'la-pagina',
    email: 'clienti@la-pagina.example',
    openingHours: [[{ from: '09:00', to: '13:00' }], [], [], [], [], [], []],
    offersPickup: false,
    pickupNotes: '',
    adoptedBookDiscount: 0,
    otherBookDiscount: 0,
    vatNumber: '',
    orderMails: 'each',
    schools: [],
    picture: '',
    pictureAlt: '',
    accent: '',
    notice: null,
    stripeAccountId: null,
    payments: { accountId: null, canTakeCards: true, isVerified: false },
    state: 'draft',
    createdAt: AT,
    updatedAt: AT,
    opening: {
      missing: isApproved ? [] : ['application', 'approval'],
      appliedAt: null,
      approvedAt: isApproved ? AT : null,
      pending: null,
      pendingStripeAccountId: null,
      reason: '',
    },
    ...changes,
  });
}

/** Registered, and nothing told yet. */
export const makeNewTenant = (changes: Partial<OwnTenant> = {}): OwnTenant =>
  makeOwnTenant({
    phone: '',
    address: '',
    city: '',
    postalCode: '',
    province: '',
    email: '',
    openingHours: [[], [], [], [], [], [], []],
    opening: {
      ...makeOwnTenant().opening,
      missing: ['email', 'vat-number', 'details', 'application', 'approval'],
    },
    ...changes,
  });
