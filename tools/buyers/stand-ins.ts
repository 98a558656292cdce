import { identityInternalEndpoints } from '@zaino/contracts/identity';
import type { KnownTenant } from '@zaino/contracts/bookshops';
import type { BookOffer } from '@zaino/contracts/schools';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The bookshop that hands orders out and is paid directly. */
export const bookshop = {
  id: '0b0c5a7e-1111-4222-8333-444455556666',
  account: 'acct_1Libreria',
};

/** A book of every class, by its ISBN: 20.00 €, with 15 % off where it is sold with a discount. */
export const bookIsbns = Array.from({ length: 20 }, (_, place) => isbnOf(place));

export interface StandIns {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Stands in for the schools and the bookshops service, which orders only read from, and for identity, which is told of
 * steps to push to devices: what they answer is no matter of faults or of time here. As their contracts have it
 * (libs/contracts).
 */
export async function startStandIns(): Promise<StandIns> {
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body ?? { code: 'not-found' }));
    });
  });
  server.keepAliveTimeout = 65_000;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const orderPushes = new RegExp(
  `^${identityInternalEndpoints.tellOfOrder.path.replace(':uid', '[^/]+')}$`,
);

async function answer(request: IncomingMessage): Promise<object | undefined> {
  const body = await text(request);
  if (request.url === '/internal/books/offers') {
    const { books } = JSON.parse(body) as { books: WantedBook[] };
    return { offers: books.map(offerOf) };
  }
  if (request.url === `/internal/tenants/${bookshop.id}/owner`) return owner;
  if (orderPushes.test(request.url ?? '')) return {};
  return request.url === `/internal/tenants/${bookshop.id}` ? tenant : undefined;
}

interface WantedBook {
  isbn: string;
  codiceScuola: string;
  classe: string;
  sezione: string;
}

function offerOf(wanted: WantedBook): BookOffer {
  return {
    ...wanted,
    found: true,
    titolo: `Libro ${wanted.isbn}`,
    autore: 'R. Tassinari',
    editore: 'Rio Secco',
    copertina: null,
    prezzo: 20,
    vendibile: true,
    motivoNonVendibile: null,
    materia: 'Matematica',
    nomeScuola: 'Istituto di prova',
    inLista: true,
    annoScolastico: 2026,
    adottato: true,
  };
}

/** Whose address nobody has proven: no mail goes there. */
const owner = { uid: randomUUID(), orderMails: 'each' };

const day = [{ from: '09:00', to: '12:30' }];
const tenant: KnownTenant = {
  id: bookshop.id,
  name: 'Libreria del Corso',
  domain: 'corso',
  url: 'http://corso.localhost:4200',
  email: 'corso@example.com',
  phone: '0372 123456',
  address: 'Corso Garibaldi 1',
  city: 'Cremona',
  postalCode: '26100',
  province: 'Cremona',
  openingHours: [day, day, day, day, day, day, []],
  offersPickup: true,
  pickupNotes: 'Suona il campanello',
  notice: '',
  paidFeatures: [],
  feePercent: 5,
  colleagues: 0,
  adoptedBookDiscount: 0,
  otherBookDiscount: 0,
  stripeAccountId: bookshop.account,
  payments: { accountId: bookshop.account, canTakeCards: true, isVerified: true },
  state: 'open',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

/** With its check digit. */
function isbnOf(place: number): string {
  const digits = `97888${String(place + 1).padStart(7, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
