import type { AppReleases } from '@zaino/contracts/releases';
import { buildOf } from '../testing/builds';
import { startTestService, type TestService } from '../testing/test-service';
import { CanariesService } from './canaries.service';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const reason = 'Una prova';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  await service.given(['shell', first], ['cart', first]);
  await service.publish('cart', second);
});
afterEach(() => service.stop());

type Headers = Record<string, string>;
const send = (method: string, app: string, body: object, headers?: Headers) => {
  const call = { method, path: `/api/releases/${app}/canary`, body };
  return headers
    ? service.call<AppReleases>({ ...call, headers })
    : service.adminCall<AppReleases>(call);
};
const start = (app: string, version: string, share = 5, more: object = {}) =>
  send('POST', app, { version, share, reason, ...more });
const change = (body: object, app = 'cart') => send('PATCH', app, { reason, ...body });
const end = (app = 'cart') => send('DELETE', app, { reason });
const canaries = async () => (await service.live()).canaries;

/** Other remotes with a version that is not live yet. */
async function withOthers(...apps: string[]): Promise<void> {
  for (const app of apps) {
    await service.given([app, first]);
    await service.publish(app, second);
  }
}

describe('a canary', () => {
  it('gets its share of the places, and gateways are told', async () => {
    const { status, body } = await start('cart', second, 5);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      live: { version: first },
      canary: { app: 'cart', version: second, number: '1.0.1', share: 5, isPaused: false },
    });
    expect(await canaries()).toEqual([
      {
        id: body.canary?.id,
        app: 'cart',
        version: second,
        from: 0,
        to: 500,
        tenant: null,
        isForStaff: false,
      },
    ]);
    expect((await service.history())[0]).toMatchObject({
      kind: 'canary-started',
      version: second,
      before: first,
      reason,
    });
  });

  it('keeps its places while its share changes, and while it is paused', async () => {
    await start('cart', second, 5);
    await change({ share: 20 });
    expect(await canaries()).toMatchObject([{ from: 0, to: 2_000 }]);
    expect((await change({ isPaused: true })).body.canary).toMatchObject({ isPaused: true });
    expect(await canaries()).toEqual([]);
    await change({ isPaused: false });
    expect(await canaries()).toMatchObject([{ from: 0, to: 2_000 }]);
    const kinds = (await service.history()).slice(0, 3).map(({ kind }) => kind);
    expect(kinds).toEqual(['canary-changed', 'canary-changed', 'canary-changed']);
  });

  it('may be of one bookshop, and for staff alone', async () => {
    await withOthers('blog');
    await start('cart', second, 5, { tenant: 'libro-aperto' });
    await start('blog', second, 50, { isForStaff: true });
    expect(await canaries()).toMatchObject([
      { app: 'cart', tenant: 'libro-aperto', from: 0, to: 500 },
      { app: 'blog', isForStaff: true, from: 0, to: 0 },
    ]);
  });

  it('ends, and all visitors get what is live', async () => {
    await start('cart', second);
    expect((await end()).body).toMatchObject({ canary: null, live: { version: first } });
    expect(await canaries()).toEqual([]);
    expect(await end()).toMatchObject({ status: 409, body: { code: 'no-canary' } });
    expect(await change({ share: 7 })).toMatchObject({ status: 409, body: { code: 'no-canary' } });
  });

  it('ends where its version becomes live for all', async () => {
    await start('cart', second);
    expect((await service.promote('cart', second)).body).toMatchObject({
      canary: null,
      live: { version: second },
    });
    expect((await service.history()).slice(0, 2).map(({ kind, by }) => [kind, by])).toEqual([
      ['canary-ended', 'Registro'],
      ['promoted', 'Prova'],
    ]);
  });

  it('goes on where another version becomes live, and ends where it does not work with that', async () => {
    const build = buildOf('cart', third, { shared: { react: '>=19.3.0 <20' } });
    await service.publish('cart', third, { build });
    await start('cart', third);
    await service.promote('cart', second);
    expect(await canaries()).toMatchObject([{ version: third }]);
    const shell = buildOf('shell', second, { shared: { react: '19.2.0' } });
    await service.publish('shell', second, { build: shell });
    expect(await service.promote('shell', second)).toMatchObject({ status: 200 });
    expect(await canaries()).toEqual([]);
    expect((await service.history())[0]).toMatchObject({
      kind: 'canary-ended',
      version: third,
      reason: expect.stringContaining('chiede react') as string,
    });
  });

  it('is taken back by the registry, with the reason', async () => {
    const { body } = await start('cart', second);
    const registry = service.app.get(CanariesService, { strict: false });
    const id = String(body.canary?.id);
    expect(await registry.takeBack(id, 'Errori: 4 %, senza 0,5 %')).toBe(true);
    expect(await registry.takeBack(id, 'Ancora')).toBe(false);
    expect(await canaries()).toEqual([]);
    expect((await service.history())[0]).toMatchObject({
      kind: 'taken-back',
      version: second,
      by: 'Registro',
      reason: 'Errori: 4 %, senza 0,5 %',
    });
  });

  it('is a team’s own business', async () => {
    const [own, other] = [await service.team('cart'), await service.team('blog')];
    const input = { version: second, share: 5, reason };
    for (const [method, body] of [['POST', input] as const, ['DELETE', { reason }] as const]) {
      expect(await send(method, 'cart', body, other.headers)).toMatchObject({
        status: 403,
        body: { code: 'not-yours' },
      });
    }
    expect(await send('POST', 'cart', input, own.headers)).toMatchObject({ status: 200 });
  });
});

describe('a canary is refused', () => {
  it('beside another of the same app', async () => {
    await service.publish('cart', third);
    await start('cart', second);
    expect(await start('cart', third)).toMatchObject({
      status: 409,
      body: { code: 'canary-runs' },
    });
    expect(await canaries()).toMatchObject([{ version: second }]);
  });

  it('with a version that is live, that nobody has, or that does not work with the shell', async () => {
    const build = buildOf('cart', third, { shared: { react: '^20.0.0' } });
    await service.publish('cart', third, { build });
    expect(await start('cart', first)).toMatchObject({
      status: 409,
      body: { code: 'live-already' },
    });
    expect(await start('cart', 'dddddddddddd')).toMatchObject({
      status: 404,
      body: { code: 'unknown-version' },
    });
    expect(await start('cart', third)).toMatchObject({ status: 409, body: { code: 'misfit' } });
    expect((await service.history()).slice(0, 3).map(({ kind }) => kind)).toEqual([
      'refused',
      'refused',
      'refused',
    ]);
    expect(await canaries()).toEqual([]);
  });

  it('where the others leave too few visitors, also as a larger share', async () => {
    await withOthers('blog');
    await start('cart', second, 40);
    expect(await start('blog', second, 11)).toMatchObject({
      status: 409,
      body: {
        code: 'no-room',
        detail: 'Le altre canary hanno già il 40 % dei visitatori: ne resta al massimo il 10 %.',
      },
    });
    expect(await start('blog', second, 10)).toMatchObject({ status: 200 });
    expect(await change({ share: 41 })).toMatchObject({ status: 409, body: { code: 'no-room' } });
  });

  it('where three run', async () => {
    await withOthers('blog', 'catalogue', 'admin');
    for (const app of ['cart', 'blog', 'catalogue']) await start(app, second, 1);
    expect(await start('admin', second, 1)).toMatchObject({
      status: 409,
      body: { code: 'no-room' },
    });
    await end('blog');
    expect(await start('admin', second, 1)).toMatchObject({ status: 200 });
  });

  it('where two are started at once', async () => {
    await service.publish('cart', third);
    const answers = await Promise.all([start('cart', second), start('cart', third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await canaries()).toHaveLength(1);
  });

  it.each([0, 51, 2.5])('with a share of %p', async (share) => {
    expect(await start('cart', second, share)).toMatchObject({ status: 400 });
  });
});
