import { integrityOf } from '@zaino/service/release-files/faults-of-release';
import { type Build, buildOf } from '../testing/builds';
import { startTestService, type TestService } from '../testing/test-service';

const [first, second] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] as const;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** A build of an app that asks a service for pens. */
function asking(app: string, version: string, of: string): Build {
  const answer = { type: 'object', properties: { colour: { type: 'string' } } };
  const call = { method: 'GET', path: '/api/pens', query: { type: 'object' }, answer, of };
  const content = Buffer.from(JSON.stringify([call]));
  const calls = { file: 'server/calls.json', integrity: integrityOf(content) };
  return buildOf(app, version, { calls }).set('server/calls.json', content);
}

describe('a version that asks for what no service gives', () => {
  it('is not published: the sentence says which call, and stays in the history', async () => {
    await service.given(['shell', first]);
    const { status, body } = await service.publish('cart', first, {
      build: asking('cart', first, 'pens'),
    });
    expect([status, body.code]).toEqual([409, 'broken-partner']);
    expect(body.detail).toContain('calls of pens, which is no service of this shop');
    expect(await service.files.list(`cart/${first}`)).toEqual([]);
    expect(await service.history('?app=cart')).toMatchObject([{ kind: 'refused', version: first }]);
  });

  it('is not published either where the service has never told what it gives', async () => {
    const { body } = await service.publish('blog', first, { build: asking('blog', first, 'blog') });
    expect(body.detail).toContain('What blog gives is not known');
  });

  it('is not made live, nor shown to some, once services have gone on', async () => {
    await service.given(['cart', first]);
    await service.publish('cart', second);
    for (const [file, content] of asking('cart', second, 'pens')) {
      await service.files.write(`cart/${second}/${file}`, content);
    }
    const { status, body } = await service.promote('cart', second);
    expect([status, body.code]).toEqual([409, 'broken-partner']);
    const canary = await service.adminCall({
      method: 'POST',
      path: '/api/releases/cart/canary',
      body: { version: second, share: 5, reason: 'Prova' },
    });
    expect(canary.status).toBe(409);
    expect((await service.live()).stable['cart']).toBe(first);
  });
});
