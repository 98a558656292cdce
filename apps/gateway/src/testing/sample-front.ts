import type { ShopFront } from '@zaino/contracts/shared';

/** The front of an open bookshop; a test names only what it is about. */
export function makeFront(front: Partial<ShopFront> & { domain?: string } = {}): ShopFront {
  const { domain = 'aurora', ...given } = front;
  return {
    id: `id-of-${domain}`,
    name: `Libreria ${domain}`,
    url: `https://${domain}.zaino.example`,
    address: 'Corso Campi 4',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    phone: '0372 123 456',
    vatNumber: '00000120196',
    openingHours: [[], [], [], [], [], [], []],
    closures: [],
    offersPickup: true,
    notes: '',
    schools: [],
    notice: '',
    picture: null,
    accent: '',
    version: 1,
    ...given,
  };
}
