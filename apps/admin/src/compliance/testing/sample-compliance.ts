import type { AnswerOf } from '@zaino/contracts/shared';
import type { complianceEndpoints } from '@zaino/contracts/orders';

type Checks = AnswerOf<typeof complianceEndpoints.checks>;
type Register = AnswerOf<typeof complianceEndpoints.register>;

const computedAt = '2026-11-27T08:00:00.000Z';

/** What no check has anything against. */
export const nothingFound: Checks = { computedAt, checks: [], retention: [] };

export const sampleChecks: Checks = {
  computedAt,
  checks: [
    {
      check: 'refund-deadlines',
      state: 'broken',
      looked: 120,
      broken: 1,
      toLookAt: 21,
      evidence: [
        {
          state: 'broken',
          kind: 'order',
          id: '7d9c1f8e-7d4c-4b3a-9a55-1f0a35f7a001',
          label: 'ZN-7K3M-9QXD',
          words: 'Rimborso non ancora partito dopo 16 giorni',
        },
      ],
    },
    { check: 'invoices', state: 'fine', looked: 1, broken: 0, toLookAt: 0, evidence: [] },
  ],
  retention: [
    {
      kind: 'carts',
      keptFor: '730 giorni',
      oldest: '2025-01-10T09:00:00.000Z',
      nextDeletion: '2027-01-10',
      isLate: false,
    },
    {
      kind: 'payment-messages',
      keptFor: '90 giorni',
      oldest: '2026-01-10T09:00:00.000Z',
      nextDeletion: '2026-04-10',
      isLate: true,
    },
  ],
};

export const sampleProducts: Checks = {
  computedAt,
  checks: [
    {
      check: 'lowest-prices',
      state: 'look',
      looked: 3,
      broken: 0,
      toLookAt: 1,
      evidence: [
        {
          state: 'look',
          kind: 'product',
          id: 'P-0412',
          label: 'Astuccio & penne',
          words: 'Lo sconto non vale',
        },
      ],
    },
  ],
  retention: [],
};

const bookshopId = '0b5f8a52-5d4e-4a58-9d3b-7a1f6f6f0c11';
const nothing = { sold: 0, refunded: 0, takings: 0, taxable: 0, tax: 0, invoiced: 0 };
const ofBooks = { ...nothing, sold: 35.1, takings: 35.1, taxable: 35.1, invoiced: 25 };
const ofSupplies = { ...nothing, refunded: -12.2, takings: -12.2, taxable: -10, tax: -2.2 };

export const sampleRegister: Register = {
  countedAt: computedAt,
  month: '2026-09',
  seller: { id: null, name: 'Zaino Srl' },
  sellers: [
    { id: null, name: 'Zaino Srl', takings: 22.9, invoiced: 25 },
    { id: bookshopId, name: 'Libreria del Corso', takings: 27.5, invoiced: 0 },
  ],
  rows: [
    { ...ofBooks, day: '2026-09-14', kind: 'libro' },
    { ...ofSupplies, day: '2026-09-15', kind: 'ordinaria' },
  ],
  totals: [
    { ...ofBooks, kind: 'libro' },
    { ...ofSupplies, kind: 'ordinaria' },
  ],
};
