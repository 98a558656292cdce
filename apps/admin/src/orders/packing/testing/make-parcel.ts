import type { OrderToShip, Parcel, ParcelLine } from '@zaino/contracts/orders';

const ID = '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a1';

export function makeParcelLine(values: Partial<ParcelLine> = {}): ParcelLine {
  return {
    lineId: `${ID}01`,
    type: 'book',
    title: 'Matematica verde 1',
    subtitle: 'R. Tassinari, Rio Secco',
    reference: '9788800000017',
    codes: ['9788800000017'],
    quantity: 1,
    packed: 0,
    isNeeded: true,
    isExpected: true,
    ...values,
  };
}

/** Two copies of a book, and a product. */
export function makeParcel(values: Partial<Parcel> = {}): Parcel {
  return {
    id: `${ID}99`,
    state: 'open',
    reference: 'ZN-7K3M-9QXD-1',
    order: { id: `${ID}98`, number: 'ZN-7K3M-9QXD', deliveries: 'one' },
    recipient: { name: 'Bianchi Anna', city: 'Cremona' },
    lines: [
      makeParcelLine({ quantity: 2 }),
      makeParcelLine({
        lineId: `${ID}02`,
        type: 'product',
        title: 'Quaderno a righe',
        subtitle: 'Quaderni',
        reference: 'P-0001',
        codes: ['P-0001'],
      }),
    ],
    packer: { name: 'Carla', since: '2026-09-14T07:14:00.000Z', isYou: true },
    carrier: 'Corriere',
    printsLabels: true,
    code: null,
    warnings: [],
    ...values,
  };
}

export function makeOrderToShip(values: Partial<OrderToShip> = {}): OrderToShip {
  return {
    id: `${ID}98`,
    number: 'ZN-7K3M-9QXD',
    createdAt: '2026-09-10T08:00:00.000Z',
    recipient: { name: 'Bianchi Anna', city: 'Cremona' },
    deliveries: 'one',
    pieces: 3,
    here: 3,
    isLate: false,
    parcel: null,
    ...values,
  };
}
