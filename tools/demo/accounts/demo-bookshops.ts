import { demoPaymentAccount } from './demo-payment-account';

/** A bookshop of the demo: what its owner registers with, and what opens it. */
export interface DemoBookshop {
  /** Of its owner. */
  email: string;
  profile: {
    name: string;
    bookshopName: string;
    firstName: string;
    lastName: string;
    domain: string;
  };
  details: object;
  /** Invented, with its check digit. */
  vatNumber: string;
  /** Where its money goes; null where it is paid by the shop. */
  paymentAccount: string | null;
}

const morning = { from: '09:00', to: '12:30' };
const afternoon = { from: '15:30', to: '19:00' };
const openForPickup = { offersPickup: true, state: 'open' };

/** One that is paid directly and one that is not, both with pick-up. */
export const demoBookshops: DemoBookshop[] = [
  {
    email: 'libreria@demo.zaino.example',
    profile: {
      name: 'Paolo Ricci',
      bookshopName: 'Libreria Il Segnalibro',
      firstName: 'Paolo',
      lastName: 'Ricci',
      domain: 'il-segnalibro',
    },
    details: {
      ...openForPickup,
      phone: '0372 000000',
      email: 'clienti@il-segnalibro.example',
      address: 'Via dei Banchi 12',
      city: 'Cremona',
      postalCode: '26100',
      province: 'Cremona',
      openingHours: [
        [afternoon],
        ...Array.from({ length: 4 }, () => [morning, afternoon]),
        [morning],
        [],
      ],
      pickupNotes: 'Ritiro alla cassa, con il numero dell’ordine.',
      extras: [
        { kind: 'covering', price: 2.5 },
        { kind: 'labelled-covering', price: 3 },
      ],
      takesUsedBooks: true,
    },
    vatNumber: '00000120196',
    paymentAccount: demoPaymentAccount,
  },
  {
    email: 'cartolibreria@demo.zaino.example',
    profile: {
      name: 'Elena Conti',
      bookshopName: 'Cartolibreria La Matita',
      firstName: 'Elena',
      lastName: 'Conti',
      domain: 'la-matita',
    },
    details: {
      ...openForPickup,
      phone: '0373 000000',
      email: 'clienti@la-matita.example',
      address: 'Via dei Portici 3',
      city: 'Crema',
      postalCode: '26013',
      province: 'Cremona',
      openingHours: [...Array.from({ length: 6 }, () => [morning, afternoon]), []],
      pickupNotes: 'Suonare al portone verde. Si può pagare in contanti o con carta.',
      takesUsedBooks: true,
    },
    vatNumber: '00000130195',
    paymentAccount: null,
  },
];
