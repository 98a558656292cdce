import { randomBytes } from 'node:crypto';
import type { AdminBookshop, PickupPoint } from '@zaino/contracts/bookshops';
import { waitUntil } from '@zaino/testing/processes';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import type { Person } from '../people/person';
import { aProduct, placeOrder, wishFor } from '../shop/shopping';
import type { AttackedShop } from '../shop/attacked-shop';
import type { Tally } from '../tally';

const week = Array.from({ length: 7 }, () => [{ from: '09:00', to: '19:00' }]);

/** Its check digit is right (the last of the eleven, by Luhn's way). */
function aVatNumber(): string {
  const digits = `9${String(randomBytes(4).readUInt32BE()).padStart(10, '0').slice(0, 9)}`;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return digits + String((10 - (sum % 10)) % 10);
}

export const bookshopTakeover: AttackClass = {
  name: 'a stranger as a bookshop',
  proves: 'issue 1',
  tried:
    'a registration with another bookshop’s name and address that opens itself, step by step and by every order of steps, and an open one that changes',
  holds:
    'it is never a pick-up point, takes no order, and changes wait, until an admin has approved them',
  run: async (shop, tally) => {
    const [victim] = await pickupPoints(shop.people.guest());
    if (!victim) throw new Error('There is no pick-up point.');
    const thief = await shop.people.registerLike(true);
    await openItself(shop, { thief, victim }, tally);
    await skipSteps(shop, thief, tally);
    await changeWhenOpen(shop, thief, tally);
  },
};

const pickupPoints = async (guest: Person): Promise<PickupPoint[]> =>
  (await guest.done<{ pickupPoints: PickupPoint[] }>({ path: '/api/pickup-points?cap=26100' }))
    .pickupPoints;

interface Theft {
  thief: Customer;
  victim: PickupPoint;
}

interface Closed {
  shop: AttackedShop;
  thief: Customer;
  when: string;
}

async function expectClosed({ shop, thief, when }: Closed, tally: Tally) {
  const points = await pickupPoints(shop.people.guest());
  tally.note(
    `no pick-up point ${when}`,
    points.every(({ id }) => id !== thief.tenantId),
    points,
  );
}

async function openItself(shop: AttackedShop, { thief, victim }: Theft, tally: Tally) {
  const { name, address, city, postalCode, province } = victim;
  const email = 'clienti@copia.example';
  const copy = { name, address, city, postalCode, province, email, openingHours: week };
  const own = `/api/tenants/${thief.tenantId}`;
  const notes = 'Paga prima con bonifico: IT60X0542811101000000123456';
  const wishes: object[] = [
    { ...copy, state: 'open', offersPickup: true, pickupNotes: notes },
    { state: 'open' },
    { offersPickup: true },
    { state: 'paused' },
    { state: 'open', vatNumber: '12345678901' },
    { approvedAt: new Date().toISOString() },
    { opening: { missing: [], approvedAt: new Date().toISOString() } },
    { stripeAccountId: 'acct_1Stranger' },
    { addressProvenAt: new Date().toISOString(), state: 'open' },
    { id: victim.id, state: 'open' },
    { domain: new URL(victim.url).hostname.split('.')[0] },
  ];
  for (const wish of wishes) {
    const { status, body } = await thief.person.put(own, wish);
    tally.note(`asks for ${Object.keys(wish).join()}`, status < 500, body);
    const when = `after ${Object.keys(wish).join()}`;
    await expectClosed({ shop, thief, when }, tally);
  }
  for (const stripeAccountId of ['acct_1Stranger', 'acct_', 'x', '../acct_1']) {
    const { status, body } = await thief.person.post(`${own}/stripe/connect`, { stripeAccountId });
    tally.note(
      `an account that is nobody’s: ${stripeAccountId}`,
      status >= 400 && status < 500,
      body,
    );
  }
  const wish = { ...wishFor(await aProduct(shop)), shippingMethod: 'pickup' as const };
  const buyer = await shop.people.family('anna');
  for (const payment of ['card', 'shop'] as const) {
    const ordering = { pickupPointId: thief.tenantId };
    const { status, body } = await placeOrder(buyer, { ...wish, payment }, ordering);
    tally.note(`an order to be fetched there (${payment})`, status >= 400 && status < 500, body);
  }
}

/** An admin can only approve what has all it needs; nobody else can at all. */
async function skipSteps(shop: AttackedShop, thief: Customer, tally: Tally): Promise<void> {
  const admin = await shop.people.admin();
  const path = `/api/admin/bookshops/${thief.tenantId}`;
  const command = { kind: 'approve' };
  const decide = async (person: Person) => {
    const { version } = await admin.done<AdminBookshop>({ path });
    return person.post(`${path}/commands`, { version, command });
  };
  const own = await decide(thief.person);
  tally.note('its own approval', own.status === 401, own.status);
  const early = await decide(admin);
  tally.note('approved without a proven address', early.status === 409, early.body);
  await shop.people.prove(thief);
  const stale = await admin.post(`${path}/commands`, {
    version: 0,
    command,
  });
  tally.note('approved by what was read before', stale.status === 409, stale.body);
  await expectClosed({ shop, thief, when: 'with a proven address alone' }, tally);
}

const PROOF_LIMIT_MS = 30_000;

async function changeWhenOpen(shop: AttackedShop, thief: Customer, tally: Tally): Promise<void> {
  const admin = await shop.people.admin();
  const own = `/api/tenants/${thief.tenantId}`;
  const path = `/api/admin/bookshops/${thief.tenantId}`;
  const honest = {
    name: 'Libreria Onesta',
    address: 'Via Roma 7',
    city: 'Cremona',
    postalCode: '26100',
    province: 'Cremona',
    email: 'clienti@onesta.example',
    openingHours: week,
    vatNumber: aVatNumber(),
    pickupNotes: 'Suonare al campanello.',
    state: 'open',
    offersPickup: true,
  };
  await thief.person.put(own, honest);
  // Word of the proof goes from one service to the other by an outbox.
  const isProven = async () => (await admin.done<AdminBookshop>({ path })).addressProvenAt !== null;
  if (!(await waitUntil(isProven, PROOF_LIMIT_MS))) throw new Error('No proof of the address.');
  const { version } = await admin.done<AdminBookshop>({ path });
  const approved = await admin.post(`${path}/commands`, {
    version,
    command: { kind: 'approve' },
  });
  if (approved.status !== 200) throw new Error(`approval: ${approved.body}`);
  await thief.person.put(own, { offersPickup: true });
  const changes: Record<string, string>[] = [
    { name: 'Libreria Il Segnalibro' },
    { address: 'Via dei Banchi 12' },
    { postalCode: '26013' },
    { pickupNotes: 'Bonifico a IT60 X054 2811 1010 0000 0123 456' },
    { pickupNotes: 'Carta 4242 4242 4242 4242' },
    { pickupNotes: 'Paga su https://attacker.example prima di venire' },
    { pickupNotes: 'Paga in anticipo con PayPal a ladro@example.com' },
    { pickupNotes: '' },
  ];
  for (const change of changes) {
    await thief.person.put(own, change);
    const points = await pickupPoints(shop.people.guest());
    const seen = points.find(({ id }) => id === thief.tenantId);
    const [[field, value] = ['', '']] = Object.entries(change);
    const shown = (seen as Record<string, unknown> | undefined)?.[
      field === 'pickupNotes' ? 'notes' : field
    ];
    tally.note(`${field}: ${value}`, seen !== undefined && shown !== value, shown);
  }
  const pause = { state: 'paused' };
  await thief.person.put(own, pause);
  await thief.person.put(own, { ...pause, name: 'Libreria Altrui' });
  await thief.person.put(own, { state: 'open' });
  const points = await pickupPoints(shop.people.guest());
  const isAround = points.some(({ name }) => name === 'Libreria Altrui');
  tally.note('a pause is no way around', !isAround, points);
}
