import { gzipSync } from 'node:zlib';
import type { VersionJump } from '@zaino/contracts/releases';
import type { Release } from '@zaino/contracts/shared';
import { integrityOf } from '@zaino/service/release-files/faults-of-release';
import { openSignedText } from '@zaino/service/signed-text';
import { packTar } from 'modern-tar';
import { type Build, buildOf, packed } from '../testing/builds';
import { publicKeys, startTestService, type TestService } from '../testing/test-service';
import { ReleaseVersionEntity } from './release-version.entity';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
});
afterEach(() => service.stop());

const rows = () => service.database.manager.find(ReleaseVersionEntity);

describe('a version that is published', () => {
  it('lies in the store whole, signed, with its number, and is not live', async () => {
    const build = buildOf('cart', first);
    const { status, body } = await service.publish('cart', first, { build });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isNew: true,
      version: { app: 'cart', version: first, number: '1.0.0', by: 'Prova', isCollected: false },
    });
    const stored = await service.files.list(`cart/${first}`);
    const expected = [...build.keys(), 'signature.json'].map((file) => `cart/${first}/${file}`);
    expect(stored.sort()).toEqual(expected.sort());
    for (const [file, content] of build) {
      expect(await service.files.read(`cart/${first}/${file}`)).toEqual(content);
    }
    const signature = String(await service.files.read(`cart/${first}/signature.json`));
    expect(JSON.parse(openSignedText(signature, publicKeys))).toEqual({
      app: 'cart',
      version: first,
      number: '1.0.0',
      manifest: integrityOf(build.get('release.json') ?? Buffer.alloc(0)),
      publishedAt: body.version.publishedAt,
      by: 'Prova',
    });
    expect(await service.read('cart')).toMatchObject({ live: null, back: null, canary: null });
    expect(await service.files.read('live.json')).toBeUndefined();
  });

  it('carries the weight of its heaviest page', async () => {
    const build = buildOf('cart', first);
    const sizeOf = (file: string) => build.get(file)?.length ?? 0;
    const { body } = await service.publish('cart', first, { build });
    const weight = sizeOf('entry.js') + sizeOf('page.css') + sizeOf('page.js.br');
    expect(body.version.heaviestPage).toBe(weight);
  });

  it('is in the history and in the audit log', async () => {
    await service.publish('cart', first);
    expect(await service.history()).toMatchObject([
      { app: 'cart', kind: 'published', version: first, before: null, by: 'Prova', reason: '' },
    ]);
    const acts = await service.auditLog.untilTold('cart', 'releases.published');
    expect(acts).toMatchObject([{ actor: { name: 'Prova' }, after: { version: first } }]);
  });

  it('has the number after the highest there is, by the step that was asked for', async () => {
    const steps: [string, VersionJump, string][] = [
      ['a1', 'patch', '1.0.0'],
      ['a2', 'patch', '1.0.1'],
      ['a3', 'minor', '1.1.0'],
      ['a4', 'patch', '1.1.1'],
      ['a5', 'major', '2.0.0'],
    ];
    for (const [version, jump, number] of steps) {
      const { body } = await service.publish('cart', version, { jump });
      expect(body.version.number).toBe(number);
    }
    const { body } = await service.publish('blog', 'a1');
    expect(body.version.number).toBe('1.0.0');
  });

  it('stays as it is where it is published again', async () => {
    const { body } = await service.publish('cart', first);
    await service.publish('cart', second);
    const again = await service.publish('cart', first, { jump: 'major' });
    expect([again.status, again.body]).toEqual([200, { ...body, isNew: false }]);
    expect((await service.history()).map(({ kind }) => kind)).toEqual(['published', 'published']);
  });

  it('is one where many publish it at once, and has one number', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => service.publish('cart', first)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
    expect(await rows()).toMatchObject([{ version: first, major: 1, minor: 0, patch: 0 }]);
  });

  it('has another number than one that is published at the same time', async () => {
    const versions = [first, second, third];
    const answers = await Promise.all(versions.map((one) => service.publish('cart', one)));
    const numbers = answers.map(({ body }) => body.version.number);
    expect(numbers.sort()).toEqual(['1.0.0', '1.0.1', '1.0.2']);
  });
});

describe('an upload is refused, leaves its sentence in the history, and nothing else', () => {
  const untouched = async (sentence: string) => {
    expect(await rows()).toEqual([]);
    expect(await service.files.list('cart')).toEqual([]);
    expect(await service.history()).toMatchObject([
      { app: 'cart', version: first, kind: 'refused', by: 'Prova', reason: sentence },
    ]);
  };

  it.each<[string, (build: Build) => unknown, string]>([
    ['with a changed file', (one) => one.set('page.js', Buffer.from('x')), 'page.js è diverso'],
    ['with a missing file', (one) => one.delete('page.css'), 'manca page.css'],
    [
      'with another server bundle',
      (one) => one.set('server/server.js', Buffer.from('x')),
      'server/server.js è diverso',
    ],
    [
      'with a packed file of other content',
      (one) => one.set('page.js.br', Buffer.from('x')),
      'page.js.br è diverso',
    ],
    [
      'with a packed file that unpacks to far more',
      (one) => one.set('page.js.gz', gzipSync(Buffer.alloc(5_000_000))),
      'page.js.gz è diverso',
    ],
    [
      'with a file that nobody built',
      (one) => one.set('more.js', Buffer.from('x')),
      'more.js non è in release.json',
    ],
    ['without release.json', (one) => one.delete('release.json'), 'Manca release.json'],
    [
      'with half a release.json',
      (one) => one.set('release.json', Buffer.from('{"name":')),
      'release.json non è valido',
    ],
    [
      'with a signature of its own',
      (one) => one.set('signature.json', Buffer.from('{}')),
      'signature.json lo scrive il registro',
    ],
  ])('%s', async (_, damage, sentence) => {
    const build = buildOf('cart', first);
    damage(build);
    const { status, body } = await service.publish('cart', first, { build });
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(body.detail).toContain(sentence);
    await untouched(String(body.detail));
  });

  it.each<[string, Partial<Release>, string]>([
    ['of another app', { name: 'blog' }, 'è di blog, non di cart'],
    ['of another version', { version: second }, `è della versione ${second}`],
    ['of a dev server', { base: 'http://127.0.0.1:1/' }, 'di un server di sviluppo'],
    ['without an entry', { entry: [] }, 'non nomina un file iniziale'],
    ['with a page without integrity', { chunks: { page: ['x.js'] } }, 'x.js non ha un hash'],
    [
      'with a file outside',
      { integrity: { '../page.js': 'sha256-', 'entry.js': 'sha256-' } },
      '../page.js è fuori dalla cartella',
    ],
  ])('%s', async (_, changes, sentence) => {
    const build = buildOf('cart', first, changes);
    const { status, body } = await service.publish('cart', first, { build });
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(body.detail).toContain(sentence);
    await untouched(String(body.detail));
  });

  const file = (name: string, type = 'file') => ({
    header: { name, size: type === 'file' ? 1 : 0, type: type as 'file', linkname: '/etc/passwd' },
    ...(type === 'file' && { body: 'x' }),
  });

  it.each([
    ['a path that leads out', file('../../etc/cron.d/x'), 'non è ammesso'],
    ['an absolute path', file('/etc/passwd'), 'non è ammesso'],
    ['a path of another system', file('a\\b.js'), 'non è ammesso'],
    ['a hidden file', file('.incoming-1'), 'non è ammesso'],
    ['a blank part', file('a//b.js'), 'non è ammesso'],
    ['a symbolic link', file('link.js', 'symlink'), 'link.js non è un file'],
    ['a hard link', file('link.js', 'link'), 'link.js non è un file'],
    ['a file twice', file('page.js'), 'page.js c’è due volte'],
  ])('%s', async (_, entry, sentence) => {
    const archive = await packed(buildOf('cart', first), [entry]);
    const { status, body } = await service.publish('cart', first, { archive });
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(body.detail).toContain(sentence);
    await untouched(String(body.detail));
  });

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'non si può leggere'],
    ['no archive', () => Buffer.from('no archive'), 'non si può leggere'],
    ['a packed text', () => gzipSync('no archive'.repeat(200)), 'non si può leggere'],
    [
      'half an archive',
      async () => (await packed(buildOf('cart', first))).subarray(0, 300),
      'non si può leggere',
    ],
    ['a bomb', () => gzipSync(Buffer.alloc(97 * 1024 * 1024)), 'troppi dati'],
    [
      'thousands of files',
      async () =>
        gzipSync(await packTar(Array.from({ length: 2_001 }, (_, at) => file(`${at}.js`)))),
      'più di 2000 file',
    ],
  ])('that is %s', async (_, archive, sentence) => {
    const { status, body } = await service.publish('cart', first, { archive: await archive() });
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(body.detail).toContain(sentence);
    await untouched(String(body.detail));
  });

  it('of another type than an archive, or with a name that is a path', async () => {
    const path = `/api/releases/cart/versions/${first}`;
    const json = await service.adminCall({ method: 'PUT', path, body: { files: [] } });
    expect(json.status).toBe(415);
    const outside = await service.publish('cart', '..%2Fshell', { build: buildOf('cart', first) });
    expect([outside.status, outside.body.code]).toEqual([400, 'invalid-input']);
  });
});

it('refuses other files under the name of a version that is there', async () => {
  await service.publish('cart', first);
  const content = Buffer.from('other');
  const integrity = { 'entry.js': integrityOf(content) };
  const build = buildOf('cart', first, { integrity, chunks: {} });
  const { status, body } = await service.publish('cart', first, {
    build: new Map([...build, ['entry.js', content]].filter(isNamed) as [string, Buffer][]),
  });
  expect([status, body.code]).toEqual([400, 'wrong-files']);
  expect(body.detail).toContain('è già pubblicata, con altri file');
  expect(await service.files.read(`cart/${first}/entry.js`)).not.toEqual(content);
});

const isNamed = ([file]: unknown[]) =>
  ['entry.js', 'release.json', 'server/server.js', 'server/calls.json'].includes(String(file));

describe('a team', () => {
  it('publishes its own app', async () => {
    await service.publish('cart', second);
    const { headers } = await service.team('cart');
    const { status, body } = await service.publish('cart', first, { headers });
    expect([status, body.version.by]).toEqual([200, 'Squadra cart']);
  });

  it('publishes no other', async () => {
    const { headers } = await service.team('blog');
    const { status, body } = await service.publish('cart', first, { headers });
    expect([status, body.code]).toEqual([403, 'not-yours']);
    expect(await rows()).toEqual([]);
    expect(await service.history()).toMatchObject([{ kind: 'refused', by: 'Squadra blog' }]);
  });

  it('takes no larger step than its token may', async () => {
    const { headers } = await service.team('cart', 'minor');
    await service.publish('cart', first);
    const minor = await service.publish('cart', second, { headers, jump: 'minor' });
    expect(minor.body.version.number).toBe('1.1.0');
    const major = await service.publish('cart', third, { headers, jump: 'major' });
    expect([major.status, major.body.code]).toEqual([403, 'jump-too-large']);
    expect(await service.files.list(`cart/${third}`)).toEqual([]);
    expect((await service.publish('cart', third, { jump: 'major' })).body.isNew).toBe(true);
  });
});
