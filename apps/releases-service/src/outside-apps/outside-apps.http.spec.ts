import type { OutsideApp, Preview } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { buildOf } from '../testing/builds';
import { startTestService, type TestService } from '../testing/test-service';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;
const address = '/api/admin/releases/outside-apps';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  await service.given(['shell', first], ['cart', first]);
});
afterEach(() => service.stop());

const add = (app = 'used-books', path = '/scambio-libri') =>
  service.adminCall<{ app: OutsideApp }>({ method: 'POST', path: address, body: { app, path } });
const remove = (app = 'used-books') =>
  service.adminCall<{ app: OutsideApp }>({
    method: 'DELETE',
    path: `${address}/${app}`,
    body: { reason: 'La squadra ha finito' },
  });
const list = async () => {
  const { body } = await service.adminCall<{ apps: OutsideApp[] }>({ path: address });
  return body.apps;
};

/** A build of the outside app; it stands at its path unless told. */
const build = (version: string, changes: Partial<Release> = {}) =>
  buildOf('used-books', version, { mounts: ['/scambio-libri'], ...changes });

/** Publishes by the token of the app's team. */
async function publishByTeam(version: string, changes: Partial<Release> = {}) {
  const { headers } = await service.team('used-books');
  return service.publish('used-books', version, { build: build(version, changes), headers });
}

describe('an app of a team outside', () => {
  it('is given a path, published by its token, and live there', async () => {
    expect(await add()).toMatchObject({ status: 200, body: { app: { isLive: false } } });
    expect(await publishByTeam(first)).toMatchObject({ status: 200, body: { isNew: true } });
    const { headers } = await service.team('used-books');
    expect(await service.promote('used-books', first, headers)).toMatchObject({ status: 200 });
    expect((await service.live()).stable).toMatchObject({ 'used-books': first });
    expect(await list()).toEqual([
      {
        app: 'used-books',
        path: '/scambio-libri',
        addedAt: expect.any(String) as unknown,
        by: 'Prova',
        isLive: true,
      },
    ]);
    expect(
      await service.auditLog.untilTold('used-books', 'releases.outside-app-added'),
    ).toContainEqual(expect.objectContaining({ after: { path: '/scambio-libri' } }));
  });

  it('is taken away again, and may come back at another path', async () => {
    await add();
    await publishByTeam(first);
    await service.promote('used-books', first);
    const { revision } = await service.live();
    expect(await remove()).toMatchObject({ status: 200, body: { app: { isLive: false } } });
    const live = await service.live();
    expect(live.revision).toBe(revision + 1);
    expect(live.stable).toEqual({ shell: first, cart: first });
    expect(await list()).toEqual([]);
    expect((await service.history())[0]).toMatchObject({
      kind: 'taken-away',
      app: 'used-books',
      version: first,
      by: 'Prova',
      reason: 'La squadra ha finito',
    });
    await service.auditLog.untilTold('used-books', 'releases.outside-app-removed');

    expect((await publishByTeam(second)).body).toMatchObject({ code: 'wrong-path' });
    expect((await service.promote('used-books', first)).body).toMatchObject({ code: 'misfit' });
    expect(await add('used-books', '/usato')).toMatchObject({ status: 200 });
    const moved = await publishByTeam(second, { mounts: ['/usato'] });
    expect(moved).toMatchObject({ status: 200 });
    expect(await service.promote('used-books', second)).toMatchObject({ status: 200 });
  });

  it('is not live any more as a canary either', async () => {
    await add();
    await publishByTeam(first);
    const canary = { version: first, share: 5, reason: 'Per la prova' };
    const path = '/api/releases/used-books/canary';
    const started = await service.adminCall({ method: 'POST', path, body: canary });
    expect(started.status).toBe(200);
    await remove();
    expect((await service.live()).canaries).toEqual([]);
  });

  it('is not shown by previews any more either, and those of others go on', async () => {
    await add();
    await publishByTeam(first);
    await service.publish('cart', second);
    const path = '/api/admin/releases/previews';
    const preview = async (versions: Record<string, string>) => {
      const body = { versions, note: 'Da guardare', hours: 24 };
      const call = { method: 'POST', path, body };
      return (await service.adminCall<{ preview: Preview }>(call)).body.preview.id;
    };
    const own = await preview({ 'used-books': first, cart: second });
    const other = await preview({ cart: second });
    await remove();
    expect((await service.live()).revokedPreviews).toEqual([own]);
    const { body } = await service.adminCall<{ previews: Preview[] }>({ path });
    const open = body.previews.filter(({ revokedAt }) => revokedAt === null);
    expect(open.map(({ id }) => id)).toEqual([other]);
  });

  it.each([
    ['a page of the site', 'used-books', '/profile', 'path-taken', 'è una pagina del sito'],
    ['a page of the blog that is not live', 'used-books', '/blog', 'path-taken', 'del sito'],
    ['a page of another app', 'used-books', '/cart', 'path-taken', 'del sito'],
    ['the name of another app', 'cart', '/usato', 'name-taken', 'C’è già un’app di nome cart'],
  ])('cannot have %s', async (_, app, path, code, words) => {
    const { status, body } = await add(app, path);
    expect([status, body]).toMatchObject([
      409,
      { code, detail: expect.stringContaining(words) as unknown },
    ]);
    expect(await list()).toEqual([]);
  });

  it('has a path and a name of its own', async () => {
    await add();
    expect((await add('other-books')).body).toMatchObject({ code: 'path-taken' });
    expect((await add('used-books', '/usato')).body).toMatchObject({ code: 'name-taken' });
    const words = '/scambio-libri è il percorso di used-books';
    const changes = { mounts: ['/cart', '/scambio-libri'] };
    const upload = { build: buildOf('cart', second, changes) };
    expect((await service.publish('cart', second, upload)).body).toMatchObject({
      code: 'wrong-path',
      detail: expect.stringContaining(words) as unknown,
    });
  });

  it.each([
    ['is deeper', '/libri/usati'],
    ['has capitals', '/Libri'],
    ['is none', 'libri'],
    ['is the home', '/'],
  ])('cannot have a path that %s', async (_, path) => {
    const { status, body } = await add('used-books', path);
    expect([status, body.errors?.map(({ message }) => message)]).toEqual([
      400,
      ['Scrivi un percorso come /scambio-libri'],
    ]);
  });

  it.each<[string, Partial<Release>]>([
    ['elsewhere', { mounts: ['/usato'] }],
    ['at more paths', { mounts: ['/scambio-libri', '/usato'] }],
    ['at bookshops’ own addresses, too', { frontMounts: ['/'] }],
    ['behind a gate', { guarded: true }],
  ])('is refused where its build stands %s', async (_, changes) => {
    await add();
    expect(await publishByTeam(first, changes)).toMatchObject({
      status: 409,
      body: { code: 'wrong-path' },
    });
    expect((await service.history())[0]).toMatchObject({ kind: 'refused', app: 'used-books' });
  });

  it('is refused before an admin has given it a path', async () => {
    const { status, body } = await publishByTeam(first);
    expect([status, body]).toMatchObject([
      409,
      { detail: 'used-books è nuova: prima un amministratore le dà un percorso.' },
    ]);
  });

  it('is not there to be taken away twice', async () => {
    await add();
    await remove();
    expect(await remove()).toMatchObject({ status: 404 });
  });
});
