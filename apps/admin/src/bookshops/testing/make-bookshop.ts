import { type AdminBookshop, adminBookshopSchema } from '@zaino/contracts/bookshops';

/** One that waits for an admin with all that is needed. */
export function makeBookshop(changes: Partial<AdminBookshop> = {}): AdminBookshop {
  return adminBookshopSchema.parse({
    id: '6a0f2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f',
    name: 'La Pagina',
    domain: 'la-pagina',
    url: 'https://la-pagina.zaino.example',
    email: 'pagina@posta.example',
    phone: '0372 123456',
    address: 'Via Roma 1',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    openingHours: [[{ from: '09:00', to: '12:30' }], [], [], [], [], [], []],
    offersPickup: true,
    pickupNotes: '',
    orderMails: 'each',
    stripeAccountId: null,
    payments: { accountId: null, canTakeCards: true, isVerified: false },
    state: 'draft',
    createdAt: '2026-09-01T08:00:00.000Z',
    updatedAt: '2026-09-02T08:00:00.000Z',
    version: 3,
    vatNumber: '00000120196',
    closures: [],
    schools: [],
    opening: {
      missing: ['approval'],
      appliedAt: '2026-09-02T08:00:00.000Z',
      approvedAt: null,
      pending: null,
      pendingStripeAccountId: null,
      reason: '',
    },
    wish: 'opening',
    owner: {
      displayName: 'Paolo Ricci',
      email: 'paolo@posta.example',
      createdAt: '2026-08-31T08:00:00.000Z',
    },
    addressProvenAt: '2026-09-01T09:00:00.000Z',
    vatFoundAt: null,
    sameVatNumber: [],
    noteFindings: [],
    history: [
      {
        at: '2026-09-02T08:00:00.000Z',
        action: 'applied',
        admin: null,
        reason: '',
        before: { state: 'draft' },
        after: {},
      },
    ],
    ...changes,
  });
}
