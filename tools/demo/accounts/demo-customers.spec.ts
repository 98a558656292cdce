import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoPaymentAccount } from './demo-payment-account';
import { openDemoBookshop, signInOrRegister } from './demo-customers';

interface Call {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

let server: Server;
let url: string;
let calls: Call[];
/** What the shop answers to each path, with its status. */
let answers: Record<string, [status: number, body: object]>;

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      const body = JSON.parse(text) as Call['body'];
      calls.push({ path, headers: request.headers, body });
      const [status, answer] = answers[path] ?? [404, {}];
      response.writeHead(status, { 'set-cookie': 'zaino_session=id; Path=/; HttpOnly' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const owner = {
  kind: 'bookshop' as const,
  name: 'libreria@demo.zaino.example',
  password: 'of this machine',
  isMade: false,
};
const session = { csrfToken: 'csrf', tenant: { id: '1', state: 'draft' } };
const taken = { error: 'Email già registrata' };

describe('a demo customer', () => {
  it('registers, and its bookshop is opened by the power of its session', async () => {
    answers = {
      '/api/auth/register': [200, session],
      '/api/tenants/1': [200, {}],
      '/api/tenants/1/stripe/connect': [200, {}],
    };
    await openDemoBookshop(url, owner, await signInOrRegister(url, owner));
    const [registration, opening, connection] = calls;
    expect(registration?.body).toMatchObject({ email: owner.name, password: owner.password });
    expect(opening).toMatchObject({
      headers: { cookie: 'zaino_session=id', 'x-csrf-token': 'csrf' },
      body: {
        state: 'open',
        offersPickup: true,
        takesUsedBooks: true,
        extras: [{ kind: 'covering' }, {}],
      },
    });
    expect(connection).toMatchObject({
      headers: { cookie: 'zaino_session=id', 'x-csrf-token': 'csrf' },
      body: { stripeAccountId: demoPaymentAccount },
    });
  });

  it('may have a bookshop without an account for payments', async () => {
    answers = { '/api/auth/register': [200, session], '/api/tenants/1': [200, {}] };
    const other = { ...owner, name: 'cartolibreria@demo.zaino.example' };
    await openDemoBookshop(url, other, await signInOrRegister(url, other));
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/register', '/api/tenants/1']);
    expect(calls[1]?.body).toMatchObject({ takesUsedBooks: true });
  });

  it('has no bookshop as a family', async () => {
    answers = { '/api/auth/register': [200, { csrfToken: 'csrf', tenant: null }] };
    const family = { ...owner, name: 'famiglia@demo.zaino.example' };
    const customer = await signInOrRegister(url, family);
    expect(calls[0]?.body).toMatchObject({ profile: { city: 'Cremona' } });
    await expect(openDemoBookshop(url, family, customer)).rejects.toThrow('it has no bookshop');
  });

  it('signs in where a start before has made it, and changes nothing of an open bookshop', async () => {
    const open = { csrfToken: 'csrf', tenant: { id: '1', state: 'open' } };
    answers = {
      '/api/auth/register': [409, taken],
      '/api/auth/login': [200, { success: true, ...open }],
      '/api/tenants/1/stripe/connect': [200, {}],
    };
    await openDemoBookshop(url, owner, await signInOrRegister(url, owner));
    expect(calls.map(({ path }) => path)).toEqual([
      '/api/auth/register',
      '/api/auth/login',
      '/api/tenants/1/stripe/connect',
    ]);
  });

  it('is given up with the shop’s own words', async () => {
    answers = { '/api/auth/register': [409, taken], '/api/auth/login': [200, { success: false }] };
    await expect(signInOrRegister(url, owner)).rejects.toThrow('Email già registrata');
  });

  it('is given up where its bookshop cannot be opened', async () => {
    answers = {
      '/api/auth/register': [200, session],
      '/api/tenants/1': [409, { error: 'Non è possibile.' }],
    };
    const customer = await signInOrRegister(url, owner);
    await expect(openDemoBookshop(url, owner, customer)).rejects.toThrow('Non è possibile.');
  });
});
