import { DAY_MS } from '@zaino/rules/durations';
import type { FolderFiles } from '@zaino/service/release-files/folder-files';
import { RELEASE_STORE } from '../store/release-store';
import { startTestService, type TestService } from '../testing/test-service';
import { VersionSweep } from './version-sweep';

const [first, second, third, fourth] = [
  'aaaaaaaaaaaa',
  'bbbbbbbbbbbb',
  'cccccccccccc',
  'd1',
] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop();
});

const collect = () => service.app.get(VersionSweep, { strict: false }).run();
const kept = async (app: string) => {
  const versions = (await service.files.list(app)).map((path) => path.split('/')[1]);
  return [...new Set(versions)].sort();
};
const canary = (version: string) => ({
  method: 'POST',
  path: '/api/releases/cart/canary',
  body: { version, share: 5, reason: 'Una prova' },
});
const preview = (version: string, hours: number) => ({
  method: 'POST',
  path: '/api/admin/releases/previews',
  body: { versions: { cart: version }, note: '', hours },
});

describe('what nothing has used for 30 days', () => {
  it('is collected: its files go, its row and the history stay', async () => {
    await service.given(['shell', first]);
    await service.publish('cart', first);
    service.advance(29 * DAY_MS);
    await collect();
    expect(await kept('cart')).toEqual([first]);
    service.advance(2 * DAY_MS);
    await collect();
    expect(await kept('cart')).toEqual([]);
    expect((await service.read('cart')).versions).toMatchObject([
      { version: first, isCollected: true },
    ]);
    expect((await service.history())[0]).toMatchObject({ kind: 'collected', by: 'Registro' });
    expect(await service.promote('cart', first)).toMatchObject({
      status: 404,
      body: { code: 'unknown-version' },
    });
  });

  it('is not what is live, what "back" leads to, a canary or an open preview', async () => {
    await service.given(['shell', first], ['cart', first], ['cart', second]);
    for (const version of [third, fourth]) await service.publish('cart', version);
    await service.adminCall(canary(third));
    service.advance(31 * DAY_MS);
    expect(await service.adminCall(preview(fourth, 24))).toMatchObject({ status: 200 });
    await collect();
    expect(await kept('cart')).toEqual([first, second, third, fourth]);
    service.advance(2 * DAY_MS);
    await collect();
    expect(await kept('cart')).toEqual([first, second, third]);
    expect(await service.goBack('cart')).toMatchObject({
      status: 200,
      body: { live: { version: first }, back: null },
    });
  });

  it('counts from when it was live, or a canary, last', async () => {
    await service.given(['shell', first], ['cart', first]);
    for (const version of [second, third]) await service.publish('cart', version);
    await service.adminCall(canary(third));
    service.advance(40 * DAY_MS);
    await service.adminCall({
      method: 'DELETE',
      path: '/api/releases/cart/canary',
      body: { reason: 'Basta così' },
    });
    await service.publish('cart', fourth);
    await service.promote('cart', second);
    await service.promote('cart', fourth);
    service.advance(29 * DAY_MS);
    await collect();
    expect(await kept('cart')).toEqual([first, second, third, fourth]);
    service.advance(2 * DAY_MS);
    await collect();
    // The one before is what "back" leads to.
    expect(await kept('cart')).toEqual([second, fourth]);
  });

  it('passes over what was collected on the way back', async () => {
    await service.given(['shell', first], ['cart', first], ['cart', second], ['cart', third]);
    service.advance(31 * DAY_MS);
    await collect();
    expect(await kept('cart')).toEqual([second, third]);
    expect((await service.goBack('cart')).body).toMatchObject({
      live: { version: second },
      back: null,
    });
  });

  it('goes in the end where the store was away, or the service died before', async () => {
    await service.given(['shell', first]);
    await service.publish('cart', first);
    service.advance(31 * DAY_MS);
    const store: FolderFiles = service.app.get(RELEASE_STORE, { strict: false });
    const remove = jest.spyOn(store, 'remove').mockRejectedValue(new Error('away'));
    await expect(collect()).rejects.toThrow('away');
    expect(await kept('cart')).toEqual([first]);
    remove.mockRestore();
    await collect();
    expect(await kept('cart')).toEqual([]);
  });

  it('comes back with its number where it is published again', async () => {
    await service.given(['shell', first]);
    await service.publish('cart', first);
    await service.publish('cart', second);
    service.advance(31 * DAY_MS);
    await collect();
    const { body } = await service.publish('cart', first);
    expect(body).toMatchObject({ isNew: true, version: { number: '1.0.0', isCollected: false } });
    expect(await kept('cart')).toEqual([first]);
    await collect();
    expect(await service.promote('cart', first)).toMatchObject({ status: 200 });
  });
});
