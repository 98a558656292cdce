import type { Preview } from '@zaino/contracts/releases';
import { HOUR_MS } from '@zaino/rules/durations';
import { openSignedText } from '@zaino/service/signed-text';
import { buildOf } from '../testing/builds';
import { publicKeys, startTestService, type TestService } from '../testing/test-service';

const [first, second, third] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb', 'cccccccccccc'] as const;
const path = '/api/admin/releases/previews';

let service: TestService;
beforeEach(async () => {
  service = await startTestService();
  await service.given(['shell', first], ['cart', first]);
  await service.publish('cart', second);
});
afterEach(() => service.stop());

const add = (versions: Record<string, string>, hours = 24) =>
  service.adminCall<{ preview: Preview; link: string }>({
    method: 'POST',
    path,
    body: { versions, note: 'Da guardare', hours },
  });
const revoke = (id: string) =>
  service.adminCall<{ preview: Preview }>({ method: 'DELETE', path: `${path}/${id}` });
const list = async () => (await service.adminCall<{ previews: Preview[] }>({ path })).body.previews;
const revoked = async () => (await service.live()).revokedPreviews;

describe('a preview', () => {
  it('is a link that says by itself which versions it shows, and until when', async () => {
    const { status, body } = await add({ cart: second });
    expect(status).toBe(200);
    const link = new URL(body.link);
    expect(link.origin + link.pathname).toBe('https://zaino.example/');
    const token = Buffer.from(link.searchParams.get('anteprima') ?? '', 'base64url').toString();
    const { id, expiresAt } = body.preview;
    expect(JSON.parse(openSignedText(token, publicKeys))).toEqual({
      id,
      versions: { cart: second },
      expiresAt,
    });
    expect(Date.parse(expiresAt) - Date.parse(body.preview.createdAt)).toBe(24 * HOUR_MS);
    expect(await list()).toEqual([body.preview]);
    await service.auditLog.untilTold(id, 'releases.preview-added');
  });

  it('changes nothing of what is live', async () => {
    const live = await service.live();
    await add({ cart: second });
    expect(await service.live()).toEqual(live);
  });

  it('that is revoked is told to gateways until it would have ended', async () => {
    const { body } = await add({ cart: second }, 2);
    const { id } = body.preview;
    expect((await revoke(id)).body.preview.revokedAt).not.toBeNull();
    expect(await revoked()).toEqual([id]);
    expect(await revoke(id)).toMatchObject({ status: 200 });
    await service.auditLog.untilTold(id, 'releases.preview-revoked');
    service.advance(3 * HOUR_MS);
    await service.promote('cart', second);
    expect(await revoked()).toEqual([]);
  });

  it('is refused with versions that nobody has, or that do not work with what is live', async () => {
    expect(await add({ cart: third })).toMatchObject({
      status: 404,
      body: { code: 'unknown-version' },
    });
    const build = buildOf('cart', third, { shared: { react: '^20.0.0' } });
    await service.publish('cart', third, { build });
    expect(await add({ cart: third })).toMatchObject({ status: 409, body: { code: 'misfit' } });
    const shell = buildOf('shell', second, { shared: { react: '20.0.1' } });
    await service.publish('shell', second, { build: shell });
    const other = buildOf('cart', 'dddddddddddd', { shared: { react: '^19.0.0 || ^20.0.0' } });
    await service.publish('cart', 'dddddddddddd', { build: other });
    await service.promote('cart', 'dddddddddddd');
    expect(await add({ cart: third, shell: second })).toMatchObject({ status: 200 });
  });

  it('is refused without a version, for longer than a week, and where it is not there', async () => {
    expect(await add({})).toMatchObject({ status: 400 });
    expect(await add({ cart: second }, 169)).toMatchObject({ status: 400 });
    expect(await revoke('5d0f0ac6-5a0c-4c4e-9d3c-2f4a1d8a3c11')).toMatchObject({ status: 404 });
  });
});

describe('an app from the machine of who develops it', () => {
  const from = 'http://localhost:4290';
  const open = (app: string, origin = from) =>
    service.adminCall<{ preview: Preview; path: string }>({
      method: 'POST',
      path: '/api/admin/releases/local-remotes',
      body: { app, origin },
    });

  it('is for the browser that asks, by a signed cookie, for 8 hours', async () => {
    const { status, headers, body } = await open('cart');
    expect(status).toBe(200);
    expect(body.path).toBe('/cart');
    const { id, expiresAt, createdAt } = body.preview;
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(8 * HOUR_MS);
    const [, token = ''] =
      /^__Host-zaino_preview=([\w-]+); Path=\/; HttpOnly; SameSite=Lax; Secure;/.exec(
        headers.get('set-cookie') ?? '',
      ) ?? [];
    const said = openSignedText(Buffer.from(token, 'base64url').toString(), publicKeys);
    expect(JSON.parse(said)).toEqual({ id, local: { app: 'cart', origin: from }, expiresAt });
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it('is in the list, in the history and in the audit log, and changes nothing of what is live', async () => {
    const live = await service.live();
    const { preview } = (await open('cart')).body;
    expect(preview).toMatchObject({ versions: {}, local: { app: 'cart', origin: from } });
    expect(await list()).toEqual([preview]);
    expect((await service.history('?app=cart'))[0]).toMatchObject({
      kind: 'local-opened',
      version: first,
      by: preview.by,
      reason: expect.stringContaining(from) as unknown,
    });
    await service.auditLog.untilTold('cart', 'releases.local-opened');
    expect(await service.live()).toEqual(live);
  });

  it('ends for all gateways where it is revoked', async () => {
    const { id } = (await open('cart')).body.preview;
    expect(await revoke(id)).toMatchObject({ status: 200 });
    expect(await revoked()).toEqual([id]);
  });

  it.each([
    'https://localhost:4290',
    'https://evil.example',
    'http://evil.example:4290',
    'http://localhost.evil.example:4290',
    'http://10.0.0.1:4290',
    'http://127.0.0.2:4290',
    'http://[::1]:4290',
    'http://localhost',
    'http://localhost:0',
    'http://localhost:65536',
    'http://localhost:4290/',
    'http://localhost:4290/entry.js',
    'http://localhost:4290?a=b',
    'http://localhost:4290#a',
    'http://ada:secret@localhost:4290',
    "http://localhost:4290; script-src 'unsafe-inline'",
    'http://localhost:4290\n',
    'HTTP://LOCALHOST:4290',
    '',
  ])('is taken from no other place: %j', async (origin) => {
    const { status, headers } = await open('cart', origin);
    expect([status, headers.get('set-cookie')]).toEqual([400, null]);
    expect(await list()).toEqual([]);
  });

  it('takes the place of a live version, and never that of the shell', async () => {
    for (const app of ['loans', 'constructor']) {
      expect(await open(app)).toMatchObject({ status: 404, body: { code: 'not-live' } });
    }
    expect(await open('shell')).toMatchObject({ status: 400 });
    expect(await list()).toEqual([]);
  });
});

it('gives staff a link of some hours, signed like all others', async () => {
  const { status, body } = await service.adminCall<{ link: string; expiresAt: string }>({
    path: '/api/admin/releases/staff-link',
  });
  expect(status).toBe(200);
  const token = new URL(body.link).searchParams.get('anteprima') ?? '';
  const said = openSignedText(Buffer.from(token, 'base64url').toString('utf8'), publicKeys);
  expect(JSON.parse(said)).toEqual({ staff: true, expiresAt: body.expiresAt });
  expect(Date.parse(body.expiresAt) - service.now()).toBeLessThanOrEqual(12 * 3_600_000);
});
