import { gzipSync } from 'node:zlib';
import { start } from '@zaino/browser-testing/processes';
import { attacks } from '@zaino/tools/bench/flood/attacks';
import { pages } from '@zaino/tools/bench/pages/targets';
import { Caller } from '@zaino/tools/buyers/caller';
import type { AttackClass } from '../attack-class';
import { type PersonAnswer, Person } from '../people/person';
import { addressOfAttack } from '../shop/attack-addresses';
import type { AttackedShop } from '../shop/attacked-shop';
import { rawExchange, statusesOf } from '../shop/raw-exchange';
import type { Tally } from '../tally';

/** A twentieth of what an address may do: less is to be asked for until it is refused. */
const settings = { RATE_LIMIT_FACTOR: '0.05', REQUEST_LIMIT_MS: '500' };
const REQUESTS = 200;
const CONNECTIONS = 16;
const SLOW = 20;
const MANY = 100_000;

/** What others ask for meanwhile. */
const visits = [pages.home, pages.search, '/api/regions', '/api/getproducts?limit=5'];

const neverKept = Object.entries(attacks).filter(([name]) => name !== 'unread parameter');

export const floods: AttackClass = {
  name: 'floods',
  proves: 'issue 5; ASVS 2.4.1, 15.2.2',
  tried:
    'masses of pages and calls by one address, half requests, and bodies, headers, ranges and texts too large, at a gateway with a twentieth of the limits',
  holds: '429 with Retry-After for the address alone, everybody else is served, and nothing breaks',
  run: async ({ gatewayEnv }: AttackedShop, tally) => {
    const gateway = await start('gateway', { ...gatewayEnv, ...settings });
    const callers = [new Caller(gateway.url, CONNECTIONS), new Caller(gateway.url, 4)] as const;
    const [attackers, visitors] = callers;
    try {
      for (const [name, pathOf] of neverKept) {
        await flood({ name, pathOf, attackers, visitors }, tally);
      }
      await tryUnread({ attackers, pathOf: attacks['unread parameter'] }, tally);
      await beSlow(gateway.url, visitors, tally);
      await beLarge(new Person(visitors), tally);
    } finally {
      for (const caller of callers) caller.close();
      await gateway.stop();
    }
  },
};

interface Flood {
  name: string;
  pathOf: () => string;
  attackers: Caller;
  visitors: Caller;
}

const isPolite = ({ status, headers }: PersonAnswer) =>
  status !== 429 || Number(headers['retry-after']) > 0;

async function flood({ name, pathOf, attackers, visitors }: Flood, tally: Tally): Promise<void> {
  const attacker = new Person(attackers, { 'x-forwarded-for': addressOfAttack() });
  const asked = Array.from({ length: REQUESTS }, () => attacker.get(pathOf()));
  for (const path of visits) {
    const { status } = await new Person(visitors).get(path);
    tally.note(`${path} beside ${name}`, status === 200, status);
  }
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ status }) => status === 429).length;
  for (const answer of answers) {
    const isHeld = refused > 0 && answer.status < 500 && isPolite(answer);
    tally.note(name, isHeld, [refused, answer.status, answer.headers['retry-after']]);
  }
}

/** One page under many names is made once, and refused to nobody. */
async function tryUnread(
  { attackers, pathOf }: Pick<Flood, 'attackers'> & { pathOf?: Flood['pathOf'] },
  tally: Tally,
) {
  const attacker = new Person(attackers, { 'x-forwarded-for': addressOfAttack() });
  const asked = Array.from({ length: REQUESTS / 4 }, () => attacker.get(pathOf?.() ?? '/'));
  for (const { status } of await Promise.all(asked))
    tally.note('unread parameter', status === 200, status);
}

/** Connections on which half a request comes: each is cut, and nobody waits for them. */
async function beSlow(url: string, visitors: Caller, tally: Tally): Promise<void> {
  const halves = [
    'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ',
    'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    'POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
  ];
  const slow = halves.flatMap((half) => Array.from({ length: SLOW }, () => rawExchange(url, half)));
  for (const path of visits) {
    const { status } = await new Person(visitors).get(path);
    tally.note(`${path} beside slow requests`, status === 200, status);
  }
  for (const answer of await Promise.all(slow)) {
    const [status, ...others] = statusesOf(answer);
    const isCut = (status === 408 || status === 429) && others.length === 0;
    tally.note('half a request', isCut, answer.slice(0, 60));
  }
}

/** More than anybody needs, in each place that takes something. */
async function beLarge(guest: Person, tally: Tally): Promise<void> {
  const long = 'x'.repeat(MANY);
  const login = '/api/auth/login';
  const text = { 'content-type': 'application/json' };
  const tries: [string, Promise<PersonAnswer>][] = [
    ['a body', guest.post(login, `{"email":"${long.repeat(4)}"}`)],
    ['levels', guest.post(login, '['.repeat(5_000) + ']'.repeat(5_000))],
    [
      'members',
      guest.post(
        login,
        JSON.stringify(
          Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`m${at}`, at])),
        ),
      ),
    ],
    ['a number', guest.post('/api/quotes', `{"lines":${'9'.repeat(10_000)}}`)],
    [
      'a packed body',
      guest.post(login, gzipSync(long.repeat(50)), { ...text, 'content-encoding': 'gzip' }),
    ],
    ['a header', guest.ask({ path: '/', headers: { 'x-long': long } })],
    ['a cookie', guest.ask({ path: '/', headers: { cookie: `zaino_session=${long}` } })],
    ['an address', guest.get(`/${long}`)],
    ['a query', guest.get(`/products?search=${long.slice(0, 8_000)}`)],
    ['parameters', guest.get(`/products?${'a=1&'.repeat(2_000)}`)],
    ['a list of parameters', guest.get(`/api/getproducts?${'categoria=x&'.repeat(900)}`)],
    ['a search', guest.get(`/api/getproducts?search=${'a'.repeat(5_000)}`)],
    ['a pattern', guest.get(`/api/getBlogArticles?search=${'%25'.repeat(100)}`)],
    [
      'lines',
      guest.post('/api/quotes', {
        lines: Array.from({ length: 2_000 }, () => ({})),
        shippingMethod: 'standard',
      }),
    ],
    ['ranges', guest.ask({ path: '/', headers: { range: `bytes=${'0-,'.repeat(1_000)}0-` } })],
    ['an offset', guest.get('/api/getBlogArticles?offset=99999999999999999999')],
    ['a page', guest.get('/api/getproducts?limit=1000000')],
  ];
  for (const [what, asked] of tries) {
    // A connection that is cut is a refusal too.
    const answer = await asked.catch((error: unknown) => ({ status: 400, body: String(error) }));
    const isHeld = answer.status < 500 && answer.body.length < MANY * 4;
    tally.note(`${what} too large`, isHeld, [answer.status, answer.body]);
  }
}
