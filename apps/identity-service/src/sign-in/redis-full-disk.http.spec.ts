import { authEndpoints } from '@zaino/contracts/identity';
import { fillDisk } from '@zaino/testing/fill-disk';
import { type OwnRedis, startOwnRedis } from '@zaino/testing/own-redis';
import { waitUntil } from '@zaino/testing/processes';
import { mountSmallDisk } from '@zaino/testing/small-disk';
import { addUser, PASSWORD } from '../testing/accounts';
import { startTestService, type TestService } from '../testing/test-service';

const disk = mountSmallDisk('4m');
let redis: OwnRedis;
let service: TestService;

beforeAll(async () => {
  if (!disk) return;
  redis = await startOwnRedis(disk.folder, { appendFsync: 'everysec' });
  service = await startTestService({ REDIS_URL: redis.url });
});
afterAll(async () => {
  if (!disk) return;
  await service.stop();
  await redis.kill();
  disk.remove();
});

(disk ? it : it.skip)(
  'a full disk of Redis lets nobody in anew, signs nobody out, and all returns by itself',
  async () => {
    const { email } = await addUser(service);
    const credentials = { email, password: PASSWORD };
    const browser = service.browser();
    await browser.ask(authEndpoints.login, { body: credentials });
    const newcomer = () => service.browser().call(authEndpoints.login, { body: credentials });

    const makeRoom = fillDisk(disk?.folder ?? '');
    // The write that fails first is one that nobody heard of: Redis refuses those after it.
    expect(await waitUntil(async () => (await newcomer()).status !== 200, 20_000)).toBe(true);
    expect(await newcomer()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(await browser.ask(authEndpoints.me)).toMatchObject({ user: { email } });
    expect(await browser.call(authEndpoints.logout)).toMatchObject({ status: 503 });

    makeRoom();
    expect(await waitUntil(async () => (await newcomer()).status === 200, 20_000)).toBe(true);
    expect(await browser.ask(authEndpoints.me)).toMatchObject({ user: { email } });
  },
  60_000,
);
