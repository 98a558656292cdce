import type { Visits } from '@zaino/contracts/analytics';
import type { BrowserErrors } from '@zaino/contracts/identity';
import type { AfterSale, OrderSteps, Sales, SalesBySchool } from '@zaino/contracts/orders';
import type { SchoolSearches } from '@zaino/contracts/schools';
import type { SearchCounts } from '@zaino/contracts/shared';

const totals: Sales['totals'] = {
  orders: 4,
  pieces: 12,
  turnover: 220,
  placed: 5,
  gross: 240,
  extras: 5,
  shipping: 10,
  kept: 5,
  total: 240,
  ofComuni: 40,
  refunded: 20,
  baskets: { mean: 60, median: 55.5, lines: 2.5 },
};
const countedAt = '2026-11-27T08:00:00.000Z';
const half = { orders: 2, pieces: 6, turnover: 110 };

/** What was sold on 1 and 3 November, and a year before on the 2nd. */
export const sampleSales: Sales = {
  countedAt,
  totals,
  yearBefore: { ...totals, orders: 2, total: 200 },
  days: [
    { ...half, day: '2026-11-01', total: 80 },
    { ...half, day: '2026-11-03', total: 160 },
  ],
  daysBefore: [{ ...half, day: '2025-11-02', total: 200 }],
  kinds: [
    { kind: 'libro', pieces: 10, amount: 200 },
    { kind: 'ordinaria', pieces: 2, amount: 20 },
    { kind: 'spedizione', pieces: 0, amount: 10 },
  ],
  methods: [{ ...half, method: 'pickup' }],
  payments: [{ ...half, method: 'card' }],
  sellers: [
    { ...half, id: null, name: 'Zaino Srl' },
    { ...half, id: '11111111-1111-4111-8111-111111111111', name: 'Libreria del Corso' },
  ],
  vouchers: [{ ...half, code: 'ESTATE', discount: 3.75 }],
};

export const sampleSchools: SalesBySchool = {
  countedAt,
  schoolCount: 1,
  classCount: 2,
  schools: [
    {
      ...half,
      codice: 'CRIC80100X',
      nome: 'Istituto Manzoni',
      classes: [
        { ...half, turnover: 50, classe: '1', sezione: 'A' },
        { ...half, turnover: 60, classe: '2', sezione: 'B' },
      ],
    },
  ],
};

export const sampleAfterSale: AfterSale = {
  countedAt,
  late: [{ publisher: 'Rio Secco', orders: 2, pieces: 3, since: '2026-11-10' }],
  refunds: [{ kind: 'returned', refunds: 2, amount: 30 }],
  refundsBefore: { refunds: 1, amount: 15 },
  withdrawals: { statements: 2, pieces: 5 },
  withdrawalsBefore: { statements: 2, pieces: 2 },
};

export const sampleSearches: SearchCounts = {
  countedSince: '2026-11-20',
  searches: 200,
  misses: 20,
  words: [{ words: 'liceo inesistente', times: 9 }],
};

export const sampleSchoolSearches: SchoolSearches = { ...sampleSearches, lists: 120 };

export const sampleSteps: OrderSteps = {
  countedSince: '2026-11-20',
  checkouts: 30,
  placed: 24,
  confirmed: 18,
};

export const sampleVisits: Visits = {
  countedSince: '2026-10-01',
  views: 90,
  firstVisits: 10,
  returningVisits: 5,
  steps: { search: 40, school: 30, cart: 9, checkout: 6 },
  days: [{ day: '2026-11-01', views: 90, visits: 15 }],
  pages: [{ path: '/search', views: 40 }],
};

export const sampleErrors: BrowserErrors = {
  countedSince: '2026-11-01',
  errors: [
    { app: 'cart', version: '4a3a44279e8e', category: 'browser.error', times: 7 },
    { app: null, version: null, category: 'browser.report', times: 3 },
  ],
};
