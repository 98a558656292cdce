import type { AttackClass } from '../attack-class';
import type { Person } from '../people/person';
import { allEndpoints } from '../shop/all-endpoints';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';
import { textPlaces, type TextPlace } from '../shop/text-parameters';
import type { Tally } from '../tally';

/** What breaks out of a text in SQL, or is read as more than a text. */
const probes = [
  "'",
  '"',
  '\\',
  "')) -- ",
  "' OR SLEEP(3) -- ",
  "1' UNION SELECT NULL,NULL,NULL -- ",
  "'; DROP TABLE product; -- ",
  '%_%',
  '\u{1f4d8}\u0000',
];

/** Two questions that only a database answers differently. */
const pairs: [string, string][] = [
  ["zqx' OR 1<2 -- x", "zqx' OR 1>2 -- x"],
  ['zqx" OR 1<2 -- x', 'zqx" OR 1>2 -- x'],
  ["zqx') OR (1<2) -- x", "zqx') OR (1>2) -- x"],
];

/** Of the short form each place gets others, so that all of them are tried somewhere. */
const SHARES = 3;
const shareOf = <Text>(texts: Text[], place: number | undefined) =>
  texts.filter((_, at) => place === undefined || at % SHARES === place % SHARES);

const ofDatabase = /SQL syntax|ER_[A-Z_]{4,}|MariaDB|mysql|QueryFailedError|typeorm|at .*\.js:\d+/i;

export const sqlInjections: AttackClass = {
  name: 'SQL injections',
  proves: 'ASVS 1.2.4',
  tried:
    'quotes, unions and conditions in every parameter of every call that reads, and in the texts of those that write',
  holds: 'no error of a database, no 5xx, and a condition that is true says what a false one says',
  run: async (shop, tally) => {
    const { people } = shop;
    const readers: Partial<Record<string, Person>> = {
      public: people.guest(),
      customer: (await people.family('bruno')).person,
      bookshop: (await people.owner('one')).person,
      admin: await people.admin(),
      'enrolling-admin': await people.admin(),
      team: await people.admin(),
    };
    let places = 0;
    const reading = allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET');
    const read = inTurns(reading, async ({ endpoint }) => {
      const person = readers[endpoint.access];
      if (!person) return;
      for (const place of textPlaces(endpoint)) {
        places += 1;
        await tryPlace(person, { place, number: shop.isShort ? places : undefined }, tally);
      }
    });
    await Promise.all([read, tryBodies(shop, tally)]);
  },
};

async function tryPlace(
  person: Person,
  { place: { name, pathWith }, number }: { place: TextPlace; number: number | undefined },
  tally: Tally,
) {
  for (const probe of shareOf(probes, number)) {
    const { status, body } = await person.get(pathWith(probe));
    // Nobody who may not ask has looked at the text at all.
    if (status === 401 || status === 403) throw new Error(`${pathWith(probe)} answered ${status}`);
    const what = `${name} in ${pathWith(probe)}`;
    tally.note(what, status < 500 && !ofDatabase.test(body), [status, body]);
  }
  for (const [yes, no] of shareOf(pairs, number)) {
    const [one, other] = [await person.get(pathWith(yes)), await person.get(pathWith(no))];
    const isSame = one.status === other.status && isAlike(one.body, other.body);
    tally.note(`${name} in ${pathWith(yes)}`, isSame, [one.status, one.body, other.body]);
  }
}

/** Alike but for the question itself and the number of the call. */
function isAlike(one: string, other: string): boolean {
  const told = (body: string) => body.replace(/"requestId":"[^"]*"/, '').replaceAll(/1[<>]2/g, '');
  return told(one) === told(other);
}

/** Texts of calls that write or ask by a body. */
async function tryBodies({ people }: AttackedShop, tally: Tally): Promise<void> {
  const guest = people.guest();
  const quote = { lines: [], shippingMethod: 'standard', deliveries: 'one' };
  const bodies: [string, (text: string) => object][] = [
    ['/api/auth/login', (email) => ({ email, password: 'x' })],
    ['/api/auth/login', (password) => ({ email: 'nobody@example.com', password })],
    ['/api/admin/login', (username) => ({ username, password: 'x' })],
    ['/api/admin/verify', (token) => ({ token })],
    ['/api/auth/verify', (text) => ({ token: text.padEnd(24, 'x') })],
    ['/api/quotes', (voucher) => ({ ...quote, voucher })],
    ['/api/auth/reset-requests', (email) => ({ email })],
  ];
  const tries = bodies.flatMap(([path, bodyOf]) =>
    [...probes, ...pairs.flat()].map((text) => ({ path, text, asked: bodyOf(text) })),
  );
  await inTurns(tries, async ({ path, text, asked }) => {
    const { status, body } = await guest.post(path, asked);
    const isOpen = /"success":true/.test(body) && path.includes('login');
    const isHeld = status < 500 && !ofDatabase.test(body) && !isOpen;
    tally.note(`${path} ${text}`, isHeld, [status, body]);
  });
}
