import { bookshopsErrorCodes } from '@zaino/contracts/bookshops';
import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import {
  type Access,
  type AdminArea,
  type Endpoint,
  hasStaffRight,
  SERVICE_KEY_HEADER,
} from '@zaino/contracts/shared';
import { Caller } from '@zaino/tools/buyers/caller';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import { Person } from '../people/person';
import { allEndpoints, samplePath } from '../shop/all-endpoints';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

interface Actor {
  name: string;
  may: Access[];
  /** Of an admin: which calls of admins; all of them unless told. */
  areas?: AdminArea[];
  person: Person;
  /** Of a kind that is there already: left out of the short form. */
  isSecond?: true;
  /** Somebody like them, for a call that ends a session. */
  again?: () => Promise<Person>;
}

/** Calls that end the session by which they are made. */
const endings = new Set([
  'POST /api/auth/logout',
  'DELETE /api/auth/sessions',
  'POST /api/admin/logout',
]);

const isRefused = (status: number) => status === 401 || status === 403;

/** Said only to whoever the contract lets in: a paid plan is missing, or what was bought. */
const codesBehindDoor = [bookshopsErrorCodes.planNeeded, catalogueErrorCodes.purchaseMissing];
const isSaidBehindDoor = (body: string) =>
  codesBehindDoor.some((code) => body.includes(`"${code}"`));

/** Calls that cause mails and the like are also refused for their number, before anybody is looked at. */
const isRefusedAtDoor = (status: number, { automation }: Endpoint) =>
  isRefused(status) || (status === 429 && automation !== undefined);

/** Whether an answer is what somebody may see who is let in, or is not. */
const isAsDeclared = (status: number, endpoint: Endpoint, isLetIn: boolean) =>
  isLetIn ? !isRefused(status) && status < 500 : isRefusedAtDoor(status, endpoint);

export const accessMatrix: AttackClass = {
  name: 'access matrix',
  proves: 'ASVS 8.2.1, 8.3.1',
  tried: 'every call of every contract by everybody who is somebody, and by nobody',
  holds: 'only those whom the contract names get past 401 and 403',
  run: async (shop, tally) => {
    const actors = await actorsOf(shop);
    for (const actor of actors.filter(({ isSecond }) => !(isSecond && shop.isShort))) {
      await inTurns(allEndpoints, async ({ endpoint }) => {
        if (endpoint.access === 'service') await tryInside(actor, endpoint, tally);
        else await tryAtDoor(actor, endpoint, tally);
      });
    }
    await tryServices(shop, tally);
  },
};

async function actorsOf({ people, serviceKeys }: AttackedShop): Promise<Actor[]> {
  const [anna, bruno] = [await people.family('anna'), await people.family('bruno')];
  const [owner, other] = [await people.owner('one'), await people.owner('other')];
  const signedIn = (name: string, { person, tenantId }: Customer, may: Access[]): Actor => ({
    name,
    may,
    person,
    // Of another account: one of these calls ends all sessions.
    again: async () => (await people.registerLike(tenantId !== '')).person,
  });
  const ofCustomers: Access[] = ['public', 'customer', 'buyer'];
  const ofOwners: Access[] = [...ofCustomers, 'desk', 'bookshop'];
  const key = { [SERVICE_KEY_HEADER]: serviceKeys['orders'] ?? '' };
  return [
    { name: 'a guest', may: ['public'], person: people.guest() },
    {
      name: 'who orders without an account',
      may: ['public', 'buyer'],
      person: await people.orderGuest(),
    },
    signedIn('a customer', anna, ofCustomers),
    { ...signedIn('another customer', bruno, ofCustomers), isSecond: true },
    signedIn('the owner of a bookshop', owner, ofOwners),
    { ...signedIn('another owner', other, ofOwners), isSecond: true },
    {
      name: 'an admin without a factor',
      may: ['public', 'enrolling-admin'],
      person: await people.enrollingAdmin(),
    },
    {
      name: 'an admin',
      may: ['public', 'enrolling-admin', 'admin', 'team'],
      person: await people.admin(),
      again: () => people.anotherAdmin(),
    },
    {
      name: 'an admin of orders and blog',
      may: ['public', 'enrolling-admin', 'admin'],
      areas: ['orders', 'blog'],
      person: await people.anotherAdmin('orders,blog'),
      again: () => people.anotherAdmin('orders,blog'),
    },
    { name: 'a service’s key', may: ['public'], person: people.guest(key) },
  ];
}

function isOfArea({ areas = ['all'] }: Actor, { access, staff = 'all' }: Endpoint): boolean {
  return access !== 'admin' || hasStaffRight(areas, staff);
}

async function tryAtDoor(actor: Actor, endpoint: Endpoint, tally: Tally): Promise<void> {
  const { method, access } = endpoint;
  const isLetIn = actor.may.includes(access) && isOfArea(actor, endpoint);
  const ends = isLetIn && endings.has(`${method} ${endpoint.path}`);
  const person = ends ? ((await actor.again?.()) ?? actor.person) : actor.person;
  const { status, body } = await person.ask({ method, path: samplePath(endpoint) });
  const what = `${actor.name}, ${method} ${endpoint.path} (${access})`;
  tally.note(
    what,
    isAsDeclared(status, endpoint, isLetIn) || (isLetIn && isSaidBehindDoor(body)),
    status,
  );
}

/** What only services ask is no address of the door. */
async function tryInside(actor: Actor, endpoint: Endpoint, tally: Tally): Promise<void> {
  const { status } = await actor.person.ask({
    method: endpoint.method,
    path: samplePath(endpoint),
  });
  const isUnknown = status === 404 || status === 405;
  tally.note(`${actor.name}, ${endpoint.method} ${endpoint.path}`, isUnknown, status);
}

/** Past the door, as somebody who is on the inner network: the right key of this pair and nothing else. */
async function tryServices(shop: AttackedShop, tally: Tally): Promise<void> {
  const admin = await shop.people.admin();
  const customer = await shop.people.family('anna');
  for (const { domain, endpoint } of allEndpoints) {
    if (endpoint.access !== 'service') continue;
    const caller = new Caller(shop.services[domain] ?? '', 1);
    const right = shop.serviceKeys[domain] ?? '';
    const [wrong = ''] = Object.entries(shop.serviceKeys).flatMap(([callee, key]) =>
      callee === domain || key === undefined ? [] : [key],
    );
    const tries: [string, Record<string, string>, boolean][] = [
      ['nobody', {}, false],
      ['a customer', customer.person.headers, false],
      ['an admin', admin.headers, false],
      ['another service’s key', { [SERVICE_KEY_HEADER]: wrong }, false],
      ['a key that begins alike', { [SERVICE_KEY_HEADER]: right.slice(0, -1) }, false],
      ['the key of the pair', { [SERVICE_KEY_HEADER]: right }, true],
    ];
    for (const [who, headers, isLetIn] of tries) {
      const call = { method: endpoint.method, path: samplePath(endpoint) };
      const { status } = await new Person(caller, headers).ask(call);
      const what = `${who} at ${domain} itself, ${endpoint.method} ${endpoint.path}`;
      tally.note(what, isAsDeclared(status, endpoint, isLetIn), status);
    }
    caller.close();
  }
}
