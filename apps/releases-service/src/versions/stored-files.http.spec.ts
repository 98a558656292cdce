import type { FolderFiles } from '@zaino/service/release-files/folder-files';
import { RELEASE_STORE } from '../store/release-store';
import { buildOf } from '../testing/builds';
import { startTestService, type TestService } from '../testing/test-service';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  await service.given(['shell', first], ['cart', first]);
  await service.publish('cart', second);
});
afterEach(() => service.stop());

const lose = (file: string, version: string = second) =>
  service.files.remove(`cart/${version}/${file}`);
/** The store tells nothing of versions any more; what is live it still says. */
const silence = () => {
  const store: FolderFiles = service.app.get(RELEASE_STORE, { strict: false });
  const read = store.read.bind(store);
  jest.spyOn(store, 'list').mockImplementation(() => new Promise(() => undefined));
  jest
    .spyOn(store, 'read')
    .mockImplementation((file) =>
      file.startsWith('cart/') ? new Promise(() => undefined) : read(file),
    );
};
const post = (path: string, body: object) => service.adminCall({ method: 'POST', path, body });
const startCanary = () =>
  post('/api/releases/cart/canary', { version: second, share: 5, reason: 'Prova' });
const addPreview = () =>
  post('/api/admin/releases/previews', { versions: { cart: second }, note: 'Prova', hours: 1 });
const liveCart = async () => (await service.live()).stable['cart'];

/** The registry's own lines in the history. */
const linesOf = async (kind: string) =>
  (await service.history('?app=cart')).filter((act) => act.kind === kind);

/** Once there is one. */
async function untilTold(kind: string) {
  let lines = await linesOf(kind);
  while (lines.length === 0) lines = await linesOf(kind);
  return lines;
}

describe('a version of which the store has lost files', () => {
  it.each(['page.js', 'server/server.js', 'server/calls.json', 'release.json', 'signature.json'])(
    'is not made live without %s, and the history says why',
    async (file) => {
      await lose(file);
      const { status, body } = await service.promote('cart', second);
      expect([status, body.code]).toEqual([409, 'missing-files']);
      expect(body.detail).toBe(
        `Mancano file della versione 1.0.1 di cart: ${file}. Pubblica di nuovo la stessa versione, e i file tornano.`,
      );
      expect(await liveCart()).toBe(first);
      expect(await linesOf('refused')).toMatchObject([{ version: second, reason: body.detail }]);
    },
  );

  it('names some of them, and counts the others', async () => {
    await service.files.remove(`cart/${second}`);
    const { body } = await service.promote('cart', second);
    expect(body.detail).toContain('entry.js, page.css, page.js e altri 4.');
  });

  it('is shown to nobody, neither as a canary nor in a preview', async () => {
    await lose('page.js');
    for (const answer of [await startCanary(), await addPreview()]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'missing-files']);
    }
  });

  it('has them again where it is published again', async () => {
    const build = buildOf('cart', second);
    const signature = await service.files.read(`cart/${second}/signature.json`);
    await lose('page.js');
    await lose('signature.json');
    const { body } = await service.publish('cart', second);
    expect(body).toMatchObject({ isNew: true, version: { number: '1.0.1' } });
    expect(await service.files.read(`cart/${second}/page.js`)).toEqual(build.get('page.js'));
    expect(await service.files.read(`cart/${second}/signature.json`)).toEqual(signature);
    const [act] = await linesOf('published');
    expect(act?.reason).toBe('Mancavano page.js, signature.json: i file sono tornati.');
    expect(await service.promote('cart', second)).toMatchObject({ status: 200 });
  });

  it('is not mended with another build of the same name', async () => {
    await lose('page.js');
    const build = buildOf('cart', second, { mounts: ['/other'] });
    const { status, body } = await service.publish('cart', second, { build });
    expect([status, body.code]).toEqual([400, 'wrong-files']);
    expect(await service.files.read(`cart/${second}/page.js`)).toBeUndefined();
  });

  it('is what the shop goes back to all the same, and the history says what is missing', async () => {
    await service.promote('cart', second);
    await lose('page.js', first);
    expect(await service.goBack('cart')).toMatchObject({ status: 200 });
    expect(await liveCart()).toBe(first);
    expect(await untilTold('files-missing')).toMatchObject([
      { version: first, by: 'Registro', reason: expect.stringContaining(': page.js.') as string },
    ]);
  });
});

describe('while the store does not say what it has', () => {
  it('versions go live, and that nobody has looked stands in the history', async () => {
    silence();
    expect(await service.promote('cart', second)).toMatchObject({ status: 200 });
    expect(await liveCart()).toBe(second);
    expect(await linesOf('files-unknown')).toMatchObject([{ version: second, by: 'Registro' }]);
  });

  it('the way back is open', async () => {
    await service.promote('cart', second);
    silence();
    expect(await service.goBack('cart')).toMatchObject({ status: 200 });
    expect(await liveCart()).toBe(first);
    await untilTold('files-unknown');
  });

  it('a version that was published before is told to be there, so that a start goes on', async () => {
    const store: FolderFiles = service.app.get(RELEASE_STORE, { strict: false });
    jest.spyOn(store, 'list').mockRejectedValue(new Error('away'));
    expect((await service.publish('cart', second)).body).toMatchObject({ isNew: false });
  });
});
