import type { AppReleases } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { buildOf } from '../testing/builds';
import { startTestService, type TestService } from '../testing/test-service';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const publish = (app: string, version: string, changes: Partial<Release> = {}) =>
  service.publish(app, version, { build: buildOf(app, version, changes) });
const liveOf = async (app: string) => (await service.live()).stable[app];
const summary = ({ live, back }: AppReleases) => [live?.version, back?.version ?? null];

describe('an app', () => {
  const read = (app: string) => service.adminCall({ path: `/api/releases/${app}` });

  it('that nobody has made is not found', async () => {
    expect(await read('toys')).toMatchObject({
      status: 404,
      body: { code: 'not-found', detail: 'Non c’è un’app di nome toys.' },
    });
  });

  it('is there with its first version, its token or its path', async () => {
    await service.publish('cart', first);
    const { headers } = await service.team('blog');
    const body = { app: 'used-books', path: '/scambio-libri' };
    await service.adminCall({ method: 'POST', path: '/api/admin/releases/outside-apps', body });
    for (const app of ['cart', 'blog', 'used-books']) {
      expect(await read(app)).toMatchObject({ status: 200, body: { app, live: null } });
    }
    expect(await service.call({ path: '/api/releases/blog', headers })).toMatchObject({
      status: 200,
    });
  });
});

describe('promoting a version', () => {
  it('makes it live for everybody, and tells the way back', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    const { revision } = await service.live();
    const { status, body } = await service.promote('cart', second);
    expect([status, ...summary(body)]).toEqual([200, second, first]);
    expect(await service.live()).toMatchObject({
      revision: revision + 1,
      stable: { shell: first, cart: second },
      canaries: [],
    });
    expect((await service.history())[0]).toMatchObject({
      kind: 'promoted',
      version: second,
      before: first,
      by: 'Prova',
      reason: 'Per la prova',
    });
    const told = await service.auditLog.untilTold('cart', 'releases.promoted');
    expect(told).toContainEqual(
      expect.objectContaining({ before: { version: first }, after: { version: second } }),
    );
  });

  it('changes nothing where it is live already', async () => {
    await service.given(['shell', first], ['cart', first]);
    const [live, acts] = [await service.live(), await service.history()];
    expect(await service.promote('cart', first)).toMatchObject({ status: 200 });
    expect(await service.live()).toEqual(live);
    expect(await service.history()).toEqual(acts);
  });

  it('is a team’s right for its own app alone', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    const [own, other] = [await service.team('cart'), await service.team('blog')];
    expect(await service.promote('cart', second, other.headers)).toMatchObject({
      status: 403,
      body: { code: 'not-yours' },
    });
    expect(await liveOf('cart')).toBe(first);
    expect(await service.promote('cart', second, own.headers)).toMatchObject({ status: 200 });
    expect(await liveOf('cart')).toBe(second);
  });

  it('is done one after the other where two do it at once', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    await service.publish('cart', third);
    const { revision } = await service.live();
    const wishes = [service.promote('cart', second), service.promote('cart', third)];
    expect((await Promise.all(wishes)).map(({ status }) => status)).toEqual([200, 200]);
    const live = await service.live();
    expect(live.revision).toBe(revision + 2);
    const [last, before] = await service.history('?app=cart');
    expect(last).toMatchObject({ version: live.stable.cart, before: before?.version });
  });
});

describe('a version that does not work with the others is refused, and nothing changes', () => {
  it.each<[string, Partial<Release>, string]>([
    ['asks for more', { shared: { react: '^20.0.0' } }, 'chiede react ^20.0.0, la shell dà 19.3.1'],
    ['asks for another module', { shared: { vue: '^3.0.0' } }, 'chiede vue ^3.0.0, che la shell'],
    ['has another runtime', { federation: '2.8.0' }, 'è fatta con Module Federation 2.8.0'],
  ])('a remote that %s', async (_, changes, sentence) => {
    await service.given(['shell', first], ['cart', first]);
    await publish('cart', second, changes);
    const live = await service.live();
    const { status, body } = await service.promote('cart', second);
    expect([status, body.code]).toEqual([409, 'misfit']);
    expect(body.detail).toContain(sentence);
    expect(await service.live()).toEqual(live);
    expect((await service.history())[0]).toMatchObject({ kind: 'refused', reason: body.detail });
  });

  it('a remote without any shell', async () => {
    await service.publish('cart', first);
    expect(await service.promote('cart', first)).toMatchObject({
      status: 409,
      body: { code: 'misfit', detail: 'Non c’è una shell attiva: prima serve quella.' },
    });
  });

  it('a shell that gives less than a live remote asks for', async () => {
    await service.given(['shell', first], ['cart', first]);
    await publish('blog', first, { shared: { react: '^19.3.0' } });
    await service.promote('blog', first);
    await publish('shell', second, { shared: { react: '19.2.0' } });
    const { status, body } = await service.promote('shell', second);
    expect([status, body.code]).toEqual([409, 'misfit']);
    expect(body.detail).toContain(`blog ${first} non funziona con la shell ${second}`);
    expect(body.detail).not.toContain('cart');
    expect(await liveOf('shell')).toBe(first);
  });

  it('one that nobody has published', async () => {
    expect(await service.promote('cart', first)).toMatchObject({
      status: 404,
      body: { code: 'unknown-version' },
    });
  });
});

describe('back', () => {
  it('leads to what was live before, each time one further, and never forth again', async () => {
    await service.given(['shell', first], ['cart', first], ['cart', second], ['cart', third]);
    expect(summary((await service.goBack('cart')).body)).toEqual([second, first]);
    expect(summary((await service.goBack('cart')).body)).toEqual([first, null]);
    expect(await service.goBack('cart')).toMatchObject({
      status: 409,
      body: { code: 'no-way-back' },
    });
    expect(await liveOf('cart')).toBe(first);
    const kinds = (await service.history('?app=cart')).map(({ kind, version, before }) => [
      kind,
      version,
      before,
    ]);
    expect(kinds.slice(0, 2)).toEqual([
      ['went-back', first, second],
      ['went-back', second, third],
    ]);
  });

  it('passes over what was left by it', async () => {
    await service.given(['shell', first], ['cart', first], ['cart', second]);
    await service.goBack('cart');
    await service.given(['cart', third]);
    expect(summary((await service.goBack('cart')).body)).toEqual([first, null]);
  });

  it('goes one step where two press the button for the same version', async () => {
    await service.given(['shell', first], ['cart', first], ['cart', second], ['cart', third]);
    const back = () =>
      service.adminCall({
        method: 'POST',
        path: '/api/releases/cart/back',
        body: { reason: 'Non va', from: third },
      });
    const answers = await Promise.all([back(), back()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'left-already' });
    expect(await liveOf('cart')).toBe(second);
  });

  it('is refused where the version does not work with the shell of today', async () => {
    await service.given(['shell', first], ['cart', first]);
    await publish('cart', second, { shared: { react: '^19.0.0 || ^20.0.0' } });
    await service.promote('cart', second);
    await publish('shell', second, { shared: { react: '20.0.0' } });
    expect(await service.promote('shell', second)).toMatchObject({ status: 200 });
    const { status, body } = await service.goBack('cart');
    expect([status, body.code]).toEqual([409, 'misfit']);
    expect(await liveOf('cart')).toBe(second);
    expect((await service.history())[0]).toMatchObject({ kind: 'refused', version: first });
  });

  it('has nowhere to lead where nothing was live', async () => {
    expect(await service.goBack('cart')).toMatchObject({
      status: 409,
      body: { code: 'no-way-back' },
    });
    expect(await service.history()).toEqual([]);
  });

  it('asks for a reason', async () => {
    const path = '/api/releases/cart/back';
    const { status, body } = await service.adminCall({
      method: 'POST',
      path,
      body: { reason: ' ' },
    });
    expect([status, body.errors?.map(({ message }) => message)]).toEqual([
      400,
      ['Scrivi il motivo'],
    ]);
  });
});
