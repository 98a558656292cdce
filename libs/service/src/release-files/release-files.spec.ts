import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { relayTo, type ServerRelay } from '@zaino/testing/server-relay';
import { startTestBucket, type TestBucket } from '@zaino/testing/test-bucket';
import { parseConfig } from '../parse-config';
import { z } from 'zod';
import { BucketFiles } from './bucket-files';
import { filesOf } from './files-of';
import { FolderFiles } from './folder-files';
import { releaseFilesVariables } from './release-files-config';

let folder: string;
let bucket: TestBucket;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zaino-files-'));
  bucket = await startTestBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const schema = z.object(releaseFilesVariables);
const bucketSettings = () => ({
  RELEASES_BUCKET: bucket.url,
  RELEASES_BUCKET_ENDPOINT: bucket.endpoint,
  RELEASES_BUCKET_KEY: `${bucket.credentials.accessKeyId}:${bucket.credentials.secretAccessKey}`,
});

const stores: Record<string, () => Record<string, string>> = {
  'a folder': () => ({ RELEASES_DIR: folder }),
  'a bucket': bucketSettings,
  'a part of a bucket': () => ({ ...bucketSettings(), RELEASES_BUCKET: `${bucket.url}/shop/one/` }),
};

describe.each(Object.entries(stores))('release files in %s', (_, settings) => {
  const open = () => filesOf(parseConfig(schema, settings()));
  let app = 0;
  /** A folder that no other test has. */
  const ownFolder = () => `app-${(app += 1)}`;

  it('are read as they were written, whatever their bytes', async () => {
    const files = await open();
    const at = ownFolder();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await files.write(`${at}/1/server/bundle.js`, bytes);
    await files.write(`${at}/1/perché così.js`, 'perché');
    await files.write(`${at}/1/empty.css`, '');
    expect(await files.read(`${at}/1/server/bundle.js`)).toEqual(bytes);
    expect(String(await files.read(`${at}/1/perché così.js`))).toBe('perché');
    expect(await files.read(`${at}/1/empty.css`)).toHaveLength(0);
  });

  it('are undefined where there is none', async () => {
    const files = await open();
    const at = ownFolder();
    expect(await files.read(`${at}/1/entry.js`)).toBeUndefined();
    expect(await files.list(at)).toEqual([]);
    await files.write(`${at}/1/entry.js`, '1');
    expect(await files.read(`${at}/1/entry.js/more`)).toBeUndefined();
    expect(await files.read(`${at}/1/entry`)).toBeUndefined();
  });

  it('are written over', async () => {
    const files = await open();
    const at = ownFolder();
    await files.write(`${at}/live.json`, 'the first');
    await files.write(`${at}/live.json`, '2');
    expect(String(await files.read(`${at}/live.json`))).toBe('2');
    expect(await files.list(at)).toEqual([`${at}/live.json`]);
  });

  it('are listed and removed below a folder, all of them and no others', async () => {
    const files = await open();
    const at = ownFolder();
    const inside = [`${at}/1/a.js`, `${at}/1/server/b.js`, `${at}/2/c.js`];
    for (const path of [...inside, `${at}-old/1/d.js`]) await files.write(path, path);
    expect((await files.list(at)).sort()).toEqual(inside);
    await files.remove(`${at}/1`);
    expect(await files.list(at)).toEqual([`${at}/2/c.js`]);
    await files.remove(`${at}/1`);
    await files.remove(at);
    expect(await files.list(at)).toEqual([]);
    expect(await files.list(`${at}-old`)).toEqual([`${at}-old/1/d.js`]);
  });

  it.each(['', '.', '..', '../x', 'cart/../../x', 'cart/./x', '/etc/passwd', 'cart//x', 'cart/'])(
    'refuse the path "%s"',
    async (path) => {
      const files = await open();
      for (const ask of [
        () => files.read(path),
        () => files.write(path, ''),
        () => files.list(path),
        () => files.remove(path),
      ]) {
        await expect(ask()).rejects.toThrow('is outside the release files');
      }
    },
  );
});

describe('release files in a folder', () => {
  it('are without those that are half written', async () => {
    const files = new FolderFiles(folder);
    await files.write('half/1/entry.js', 'x');
    writeFileSync(join(folder, 'half/1/.incoming-1'), 'ha');
    expect(await files.list('half')).toEqual(['half/1/entry.js']);
  });
});

describe('release files in a bucket', () => {
  const open = (changes: Partial<ConstructorParameters<typeof BucketFiles>[0]> = {}) =>
    new BucketFiles({ ...bucket, region: 'eu-south-1', ...changes });

  it.each([
    ['live.json', 'no-cache', 'application/json'],
    ['cart/1/entry.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['cart/1/a.unknown', 'public, max-age=31536000, immutable', 'application/octet-stream'],
  ])('tell browsers how long %s is good', async (path, caching, type) => {
    await open().write(path, 'x');
    const { endpoint, credentials } = bucket;
    const client = new S3Client({ endpoint, credentials, region: 'any', forcePathStyle: true });
    const place = { Bucket: bucket.url.replace('s3://', ''), Key: path };
    expect(await client.send(new HeadObjectCommand(place))).toMatchObject({
      CacheControl: caching,
      ContentType: type,
    });
  });

  it.each([
    ['there is no such bucket', () => ({ url: 's3://another' })],
    ['the key is wrong', () => ({ credentials: { ...bucket.credentials, accessKeyId: 'wrong' } })],
  ])('are unknown, and not absent, where %s', async (_, changes) => {
    await expect(open(changes()).read('cart/1/none.js')).rejects.toThrow(
      'The bucket has no answer for cart/1/none.js',
    );
  });

  describe('whose server', () => {
    let relay: ServerRelay;
    beforeEach(async () => {
      relay = await relayTo(bucket.endpoint);
    });
    afterEach(() => relay.cut().catch(() => undefined));

    it.each(['cut', 'freeze'] as const)('is away (%s), throw in time', async (fault) => {
      const files = open({ endpoint: relay.url, limitMs: 500 });
      await files.write('away/1/entry.js', 'x');
      await relay[fault]();
      for (const ask of [
        () => files.read('away/1/entry.js'),
        () => files.write('away/1/other.js', 'y'),
        () => files.list('away'),
        () => files.remove('away'),
      ]) {
        await expect(ask()).rejects.toThrow('The bucket has no answer for away');
      }
      if (fault === 'cut') await relay.restore();
      else relay.thaw();
      expect(await open().read('away/1/entry.js')).toBeDefined();
    });
  });

  describe('of a server that', () => {
    let server: Server | undefined;
    afterEach(() => server?.close());

    /** Files at a server of the test's own, which answers each call so. */
    async function openAt(answer: RequestListener): Promise<BucketFiles> {
      const listening = createServer(answer);
      server = listening;
      await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
      const { port } = listening.address() as AddressInfo;
      return open({ endpoint: `http://127.0.0.1:${port}` });
    }

    it('breaks off are not taken for whole', async () => {
      const files = await openAt((_, response) => {
        response.writeHead(200, { 'content-length': 100 });
        response.write('half', () => response.destroy());
      });
      await expect(files.read('cart/1/entry.js')).rejects.toThrow('The bucket has no answer');
    });

    it('tells of them page by page are listed, all of them', async () => {
      const files = await openAt(({ url = '' }, response) => {
        const isSecond = url.includes('continuation-token=second');
        const more = '<NextContinuationToken>second</NextContinuationToken>';
        const key = `cart/1/${isSecond ? 'b' : 'a'}.js`;
        response.end(
          `<ListBucketResult><IsTruncated>${!isSecond}</IsTruncated>${isSecond ? '' : more}<Contents><Key>${key}</Key></Contents></ListBucketResult>`,
        );
      });
      expect(await files.list('cart')).toEqual(['cart/1/a.js', 'cart/1/b.js']);
    });
  });
});

describe('the settings', () => {
  it.each([
    [{ RELEASES_BUCKET: 'zaino' }],
    [{ RELEASES_BUCKET: 'https://zaino' }],
    [{ RELEASES_BUCKET_KEY: 'id' }],
    [{ RELEASES_BUCKET_ENDPOINT: 'localhost:9000' }],
  ])('refuse %j', (settings) => {
    expect(schema.safeParse(settings).success).toBe(false);
  });
});
