import { type ServedShopFront, shopFrontSchema } from '@zaino/contracts/shared';

/** For tests: a bookshop as pages at its own address are told of it; invented. */
export function makeShopFront(front: Partial<ServedShopFront> = {}): ServedShopFront {
  const shopFront = shopFrontSchema.parse({
    id: '6f1c1d0e-6a55-4f0a-8b58-3f3ac1f0a111',
    name: 'Libreria La Pagina',
    url: 'https://la-pagina.shop.example',
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
  });
  return { ...shopFront, mainSite: 'https://shop.example', ...front };
}
