import type { Arrival } from '@zaino/contracts/orders';

/** A copy that came for Anna Bianchi, who waits for one more book. */
export function makeArrival(changes: Partial<Arrival> = {}): Arrival {
  return {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a201',
    scanId: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a301',
    at: '2026-09-01T08:05:00.000Z',
    by: 'Marta',
    source: 'scan',
    isbn: '9788899001223',
    title: 'Matematica verde 1',
    quantity: 1,
    order: {
      id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a001',
      number: 'ZN-7K3M-9QXD',
      lineId: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a101',
      family: 'Bianchi Anna',
      school: 'Istituto Manzoni',
      classe: '1',
      sezione: 'A',
      missing: 1,
      standing: 'incomplete',
    },
    takenBackAt: null,
    ...changes,
  };
}
