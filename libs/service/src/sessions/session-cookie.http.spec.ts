import fastify from 'fastify';
import { needsSecureCookies } from '../cookie';
import { clearSessionCookie, sessionIdOf, setSessionCookie } from './session-cookie';

const id = 'a'.repeat(43);

describe('the session cookie', () => {
  const setCookiesOf = async (act: Parameters<typeof respond>[0]) => {
    const { headers } = await respond(act);
    return headers['set-cookie'];
  };
  const respond = async (act: (reply: Parameters<typeof setSessionCookie>[0]) => void) => {
    const server = fastify();
    server.get('/', async (_, reply) => {
      act(reply);
      return reply.send('');
    });
    return server.inject('/');
  };

  it('lives as long as the browser is open, out of the reach of scripts', async () => {
    const set = { id, isRemembered: false, isSecure: true };
    expect(await setCookiesOf((reply) => setSessionCookie(reply, set))).toBe(
      `__Host-zaino_session=${id}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  });

  it('lives for 30 days, until it is renewed, where the person wants to be remembered', async () => {
    const set = { id, isRemembered: true, isSecure: false };
    expect(await setCookiesOf((reply) => setSessionCookie(reply, set))).toBe(
      `zaino_session=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
    );
  });

  it('ends at once when it is cleared', async () => {
    expect(await setCookiesOf((reply) => clearSessionCookie(reply, { isSecure: true }))).toBe(
      '__Host-zaino_session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    );
  });

  it.each(['a; Domain=zaino.example', 'a\r\nx-header: 1', 'a b'])(
    'takes no value that would say more than an id (%j)',
    async (value) => {
      const set = { id: value, isRemembered: false, isSecure: true };
      expect(await setCookiesOf((reply) => setSessionCookie(reply, set))).toBeUndefined();
    },
  );

  it('leaves other cookies of the answer alone', async () => {
    const cookies = await setCookiesOf((reply) => {
      reply.header('set-cookie', 'other=1');
      setSessionCookie(reply, { id, isRemembered: false, isSecure: true });
    });
    expect(cookies).toHaveLength(2);
  });

  it('is read back as it was set', async () => {
    const server = fastify();
    server.get('/', (request) => ({ id: sessionIdOf(request) }));
    const read = async (cookie: string) =>
      (await server.inject({ url: '/', headers: { cookie } })).json<{ id: string | null }>().id;
    expect(await read(`a=1; zaino_session=${id};b=2`)).toBe(id);
    expect(await read(`zaino_session=${id}x`)).toBeNull();
    expect(await read(`zaino_session=${id}; zaino_session=${'b'.repeat(43)}`)).toBeNull();
    expect(await read(`zaino_session=${'b'.repeat(43)}; __Host-zaino_session=${id}`)).toBe(id);
    expect(await read(`zaino_session=${id}; __Host-zaino_session=forged`)).toBeNull();
  });
});

describe('cookies need HTTPS', () => {
  it.each([
    ['https://zaino.example', true],
    ['http://zaino.example', true],
    ['https://localhost:4200', true],
    ['http://localhost.evil.example', true],
    ['http://192.168.1.10:4200', true],
    ['http://notlocalhost', true],
    ['http://127.evil.example', true],
    ['http://localhost:4200', false],
    ['http://libreria.localhost:4200', false],
    ['http://127.0.0.1:4200', false],
    ['http://[::1]:4200', false],
  ])('at %s: %s', (url, isNeeded) => expect(needsSecureCookies(url)).toBe(isNeeded));
});
