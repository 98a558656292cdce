import type { OwnPayments } from '@zaino/contracts/bookshops';
import type { CardMonth, Payout } from '@zaino/contracts/orders';

/** Of a bookshop without an account unless told. */
export function makeOwnPayments(changes: Partial<OwnPayments> = {}): OwnPayments {
  return {
    accountId: null,
    isMadeHere: changes.accountId !== undefined,
    standing: 'none',
    missing: [],
    deadline: null,
    isRejected: false,
    restrictedSince: null,
    checkedAt: null,
    ...changes,
  };
}

export const aPayout: Payout = { id: 'po_1', amount: 42.1, state: 'paid', day: '2026-09-10' };

export const aCardMonth: CardMonth = {
  month: '2026-09',
  payments: 12,
  paid: 1_240,
  fee: 62,
  transferred: 1_178,
  takenBack: 19.5,
};
