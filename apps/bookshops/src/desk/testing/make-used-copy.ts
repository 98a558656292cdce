import {
  type DeskUsedOffer,
  type UsedCopy,
  usedCopySchema,
  type UsedIntake,
} from '@zaino/contracts/orders';

/** A used copy of the bookshop that was taken in just now; invented. */
export function makeUsedCopy(changes: Partial<UsedCopy> = {}): UsedCopy {
  return usedCopySchema.parse({
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a501',
    intakeId: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a500',
    isbn: '9788899001216',
    title: 'Matematica verde 1',
    grade: 'good',
    digitalCode: 'used',
    paid: 4.5,
    salePrice: 9.9,
    vat: 'libro-usato',
    state: 'in-stock',
    takenAt: '2026-07-01T08:00:00.000Z',
    takenBy: 'Marta',
    canTakeBack: true,
    ...changes,
  });
}

export function makeIntake(copies: UsedCopy[] = [makeUsedCopy()]): UsedIntake {
  return {
    id: makeUsedCopy().intakeId,
    at: '2026-07-01T08:00:00.000Z',
    takenBy: 'Marta',
    tender: 'cash',
    copies,
    total: copies.reduce((sum, { paid }) => sum + paid, 0),
  };
}

/** What a family offers. */
export function makeDeskOffer(changes: Partial<DeskUsedOffer> = {}): DeskUsedOffer {
  return {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a601',
    isbn: '9788899001216',
    title: 'Matematica verde 1',
    grade: 'good',
    digitalCode: 'unused',
    guidePrice: 9.9,
    offeredAt: '2026-06-20T08:00:00.000Z',
    endsAt: '2026-09-18T08:00:00.000Z',
    ...changes,
  };
}
