import { type Live, LIVE_FILE, liveChannel, liveSchema } from '@zaino/contracts/releases';
import { closeRedis, connectRedis, REDIS, type Redis } from '@zaino/service/redis-client';
import type { FolderFiles } from '@zaino/service/release-files/folder-files';
import { openSignedText, readSigningKey, signText } from '@zaino/service/signed-text';
import { RELEASE_STORE } from '../store/release-store';
import {
  publicKeys,
  signingKey,
  startTestService,
  strangerKey,
  type TestService,
} from '../testing/test-service';
import { LiveSweep } from './live-sweep';
import { LiveWriter } from './live-writer';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.stop();
});

/** Until the document that gateways read is as wanted. */
async function untilLive(wanted: (live: Live) => boolean): Promise<Live> {
  for (;;) {
    const live = await service.live().catch(() => undefined);
    if (live && wanted(live)) return live;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const writer = () => service.app.get(LiveWriter, { strict: false });
const sweep = () => service.app.get(LiveSweep, { strict: false });

describe('the live document', () => {
  it('is not there before anything is live', async () => {
    await service.publish('shell', first);
    await sweep().run();
    expect(await service.files.read(LIVE_FILE)).toBeUndefined();
  });

  it('is signed, and as the contract has it', async () => {
    await service.given(['shell', first], ['cart', first]);
    const file = String(await service.files.read(LIVE_FILE));
    const live = liveSchema.parse(JSON.parse(openSignedText(file, publicKeys)));
    expect(live).toMatchObject({ revision: 2, stable: { cart: first, shell: first } });
  });

  it('is told by Redis as it is written, with the number of the database', async () => {
    const redis = connectRedis(service.redisUrl, {
      onAway: () => undefined,
      onBack: () => undefined,
    });
    await new Promise<void>((resolve) => redis.once('ready', resolve));
    const own: Redis = service.app.get(REDIS, { strict: false });
    const heard: string[] = [];
    await redis.subscribe(liveChannel(own), (message) => heard.push(message));
    await service.given(['shell', first]);
    while (heard.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(heard).toEqual([String(await service.files.read(LIVE_FILE))]);
    await closeRedis(redis);
  });

  it('is written by the sweep where who changed it died before', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    const written = jest.spyOn(writer(), 'write').mockResolvedValue();
    await service.promote('cart', second);
    expect(written).toHaveBeenCalled();
    const live = await untilLive(({ stable }) => stable.cart === second);
    expect(live.revision).toBe(3);
  });

  it('is written by another copy where the one that changed it is gone', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    jest.spyOn(writer(), 'write').mockResolvedValue();
    jest.spyOn(sweep(), 'run').mockResolvedValue();
    await service.promote('cart', second);
    expect((await service.live()).stable.cart).toBe(first);
    const copy = await service.startCopy();
    await untilLive(({ stable }) => stable.cart === second);
    await copy.stop();
  });

  it('is written once the store is back, and who changed it was answered before', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    const store: FolderFiles = service.app.get(RELEASE_STORE, { strict: false });
    const write = jest.spyOn(store, 'write').mockRejectedValue(new Error('away'));
    expect(await service.promote('cart', second)).toMatchObject({
      status: 200,
      body: { live: { version: second } },
    });
    expect((await service.live()).stable.cart).toBe(first);
    write.mockRestore();
    await untilLive(({ stable }) => stable.cart === second);
  });

  it('is told by Redis while the store cannot even be read', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    const redis: Redis = service.app.get(REDIS, { strict: false });
    const published = jest.spyOn(redis, 'publish');
    const store: FolderFiles = service.app.get(RELEASE_STORE, { strict: false });
    jest.spyOn(store, 'read').mockRejectedValue(new Error('away'));
    await service.promote('cart', second);
    const told = published.mock.calls.map(([, file]) => {
      return JSON.parse(openSignedText(String(file), publicKeys)) as Live;
    });
    expect(told.some(({ stable }) => stable.cart === second)).toBe(true);
  });

  it('is written at once while Redis answers nothing', async () => {
    await service.given(['shell', first], ['cart', first]);
    await service.publish('cart', second);
    const redis: Redis = service.app.get(REDIS, { strict: false });
    jest.spyOn(redis, 'publish').mockReturnValue(new Promise(() => undefined));
    await service.promote('cart', second);
    expect((await service.live()).stable.cart).toBe(second);
  });

  it('is put back where it is lost, or somebody else has written one', async () => {
    await service.given(['shell', first]);
    const live = await service.live();
    await service.files.remove(LIVE_FILE);
    await writer().writeLatest();
    expect(await service.live()).toEqual(live);
    const forged = { ...live, revision: 99, stable: { shell: third } };
    const file = signText(JSON.stringify(forged), readSigningKey(strangerKey));
    await service.files.write(LIVE_FILE, file);
    await writer().writeLatest();
    expect(await service.live()).toEqual(live);
  });

  it('never goes back: after an old backup of the tables it comes after what gateways know', async () => {
    await service.given(['shell', first]);
    const known = { ...(await service.live()), revision: 40, stable: { shell: third } };
    const file = signText(JSON.stringify(known), readSigningKey(signingKey));
    await service.files.write(LIVE_FILE, file);
    await writer().writeLatest();
    expect(await service.live()).toMatchObject({ revision: 41, stable: { shell: first } });
    await service.given(['shell', second]);
    expect(await service.live()).toMatchObject({ revision: 42, stable: { shell: second } });
  });

  it('is the latest whoever writes it, and never an earlier one after a later one', async () => {
    const copy = await service.startCopy();
    await service.given(['shell', first], ['cart', first]);
    for (const version of [second, third]) await service.publish('cart', version);
    const store: FolderFiles = service.app.get(RELEASE_STORE, { strict: false });
    const others: FolderFiles = copy.app.get(RELEASE_STORE, { strict: false });
    const revisions: number[] = [];
    for (const one of [store, others]) {
      const write = one.write.bind(one);
      jest.spyOn(one, 'write').mockImplementation(async (path, content) => {
        await write(path, content);
        revisions.push((await service.live()).revision);
      });
    }
    const versions = [second, third, first, second, third];
    const copyWriter = copy.app.get(LiveWriter, { strict: false });
    await Promise.all(
      versions.flatMap((version) => [service.promote('cart', version), copyWriter.write()]),
    );
    await untilLive(({ revision }) => revision >= Math.max(...revisions));
    expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
    await copy.stop();
  });
});
