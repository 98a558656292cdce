import { CSRF_HEADER, type Endpoint } from '@zaino/contracts/shared';
import type { AttackClass } from '../attack-class';
import type { Customer } from '../people/people';
import { allEndpoints, samplePath } from '../shop/all-endpoints';
import type { AttackedShop } from '../shop/attacked-shop';
import { inTurns } from '../shop/in-turns';
import type { Tally } from '../tally';

const isOfCookie = ({ access, method }: Endpoint) =>
  method !== 'GET' && ['customer', 'buyer', 'desk', 'bookshop'].includes(access);

const byCookie = allEndpoints.map(({ endpoint }) => endpoint).filter(isOfCookie);

export const crossSiteCalls: AttackClass = {
  name: 'cross-site calls',
  proves: 'ASVS 3.5.1, 3.5.2, 3.5.3',
  tried:
    'every call that changes something by the cookie without its token, with others’ tokens, from other sites and in forms’ content types',
  holds: '403 before anything is done; only a page of the shop can call',
  run: async (shop, tally) => {
    await tryTokens(shop, tally);
    await trySites(shop, tally);
    await tryForms(shop, tally);
    await tryOverrides(shop, tally);
  },
};

async function tryTokens({ people }: AttackedShop, tally: Tally): Promise<void> {
  const other = await people.family('anna');
  type Sent = [headers: Record<string, string>, query?: string];
  const tokens: Record<string, (owner: Customer) => Sent> = {
    'no token': () => [{}],
    'an empty token': () => [{ [CSRF_HEADER]: '' }],
    'half of the token': ({ csrfToken }) => [{ [CSRF_HEADER]: csrfToken.slice(0, 20) }],
    'another’s token': () => [{ [CSRF_HEADER]: other.csrfToken }],
    'the token in the address': ({ csrfToken }) => [{}, `?${CSRF_HEADER}=${csrfToken}`],
    'the token as a cookie': ({ cookie, csrfToken }) => [
      { cookie: `${cookie}; ${CSRF_HEADER}=${csrfToken}` },
    ],
  };
  for (const [what, send] of Object.entries(tokens)) {
    // What a challenge would come before is counted by account.
    const owner = await people.registerLike(true);
    const [headers, query = ''] = send(owner);
    const guest = people.guest({ cookie: owner.cookie, ...headers });
    await inTurns(byCookie, async (endpoint) => {
      const { method } = endpoint;
      const { status } = await guest.ask({ method, path: samplePath(endpoint) + query });
      tally.note(`${what}, ${method} ${endpoint.path}`, status === 403, status);
    });
  }
}

/** With the right token, which no other site has: its browser tells where the call comes from. */
async function trySites({ people, url }: AttackedShop, tally: Tally): Promise<void> {
  const { person } = await people.owner('one');
  const port = new URL(url).port;
  const sites: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://attacker.example' },
    { origin: 'null' },
    { origin: `http://127.0.0.1:${Number(port) + 1}` },
    { origin: `https://127.0.0.1:${port}` },
    { origin: `http://127.0.0.1.attacker.example:${port}` },
    { origin: `http://attacker.example:${port}`, host: `attacker.example:${port}` },
  ];
  const open = ['/api/auth/login', '/api/auth/register', '/api/addBlogComment', '/api/admin/login'];
  for (const headers of sites) {
    const calls = [
      ...byCookie.map((endpoint) => ({ method: endpoint.method, path: samplePath(endpoint) })),
    ];
    calls.push(...open.map((path) => ({ method: 'POST' as const, path })));
    await inTurns(calls, async (call) => {
      const { status, headers: told } = await person.ask({ ...call, headers });
      const isShut = status === 403 && told['access-control-allow-origin'] === undefined;
      tally.note(`${JSON.stringify(headers)} ${call.method} ${call.path}`, isShut, status);
    });
  }
}

/** What a form of another site can send without asking first. */
async function tryForms({ people }: AttackedShop, tally: Tally): Promise<void> {
  const { cookie, csrfToken, person } = await people.owner('one');
  const before = (await person.get('/api/profile')).body;
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ];
  const bodies = [
    '{"city":"Altrove"}',
    'city=Altrove',
    `{"city":"Altrove","x":"="}`,
    '--x\r\nContent-Disposition: form-data; name="city"\r\n\r\nAltrove\r\n--x--\r\n',
  ];
  for (const type of types) {
    for (const body of bodies) {
      const call = { method: 'PUT', path: '/api/profile', body };
      const alone = await people.guest({ cookie, 'content-type': type }).ask(call);
      tally.note(`${type} without a token`, [403, 415].includes(alone.status), alone.status);
      const headers = { cookie, 'content-type': type, [CSRF_HEADER]: csrfToken };
      const { status } = await people.guest(headers).ask(call);
      tally.note(`${type} with the token`, status >= 400 && status < 500, status);
      const login = {
        method: 'POST',
        path: '/api/auth/login',
        body: '{"email":"a@b.it","password":"x"}',
      };
      const signedIn = await people.guest({ 'content-type': type }).ask(login);
      tally.note(
        `${type} for a sign-in`,
        signedIn.status >= 400 && signedIn.status < 500,
        signedIn.status,
      );
    }
  }
  const right = await person.put('/api/profile', { phone: '0372 123456' });
  tally.note('the shop’s own page can change it', right.status === 200, right.body);
  await person.put('/api/profile', { phone: '' });
  tally.note('nothing was changed', (await person.get('/api/profile')).body === before);
}

/** Ways to have a harmless method taken for another. */
async function tryOverrides({ people }: AttackedShop, tally: Tally): Promise<void> {
  const { cookie, person } = await people.owner('one');
  const names = ['x-http-method-override', 'x-http-method', 'x-method-override'];
  for (const name of names) {
    for (const method of ['DELETE', 'PUT', 'POST']) {
      const guest = people.guest({ cookie, [name]: method });
      const read = await guest.ask({ path: '/api/auth/sessions' });
      tally.note(`GET that says ${name}: ${method}`, read.status === 200, read.status);
      const query = await guest.ask({ path: `/api/auth/sessions?_method=${method}` });
      tally.note(`GET with _method=${method}`, query.status === 200, query.status);
    }
  }
  const gets = byCookie.filter(
    ({ path }) =>
      !allEndpoints.some(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === path),
  );
  await inTurns(gets, async (endpoint) => {
    const { status } = await people.guest({ cookie }).ask({ path: samplePath(endpoint) });
    tally.note(`GET ${endpoint.path}`, status >= 400 && status < 500, status);
  });
  const { status } = await person.get('/api/profile');
  tally.note('the session is still there', status === 200, status);
}
