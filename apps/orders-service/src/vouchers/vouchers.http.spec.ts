import type { Quote } from '@zaino/contracts/orders';
import type { SignedInCaller } from '../testing/test-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let admin: SignedInCaller;
beforeAll(async () => {
  service = await startTestService();
  admin = await service.signIn({ role: 'admin', displayName: 'direzione' });
});
afterAll(() => service.stop());

const path = '/api/admin/vouchers';
const voucher = {
  code: 'scuola10',
  kind: 'percent',
  value: 10,
  appliesTo: 'all',
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2100-01-01T00:00:00.000Z',
  mostUses: null,
};
const add = (changes: object = {}) =>
  admin.call({ method: 'POST', path, body: { ...voucher, ...changes } });
const list = async () =>
  (await admin.call<{ vouchers: { code: string; uses: number; validUntil: string }[] }>({ path }))
    .body.vouchers;

describe('vouchers', () => {
  it('are made in capitals, listed, and ended now', async () => {
    expect((await add()).status).toBe(200);
    expect(await list()).toEqual([
      expect.objectContaining({ code: 'SCUOLA10', value: 10, appliesTo: 'all', uses: 0 }),
    ]);
    const ended = await admin.call({ method: 'DELETE', path: `${path}/SCUOLA10` });
    expect(ended.status).toBe(200);
    const [first] = await list();
    expect(Date.parse(first?.validUntil ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['a code that there is', { code: 'DOPPIO' }, 'invalid-input', 'code'],
    [
      'more off books than the law allows',
      { code: 'TROPPO', value: 15.5 },
      'voucher-refused',
      'value',
    ],
    [
      'an end before its begin',
      { code: 'INDIETRO', validUntil: '2025-01-01T00:00:00.000Z' },
      'invalid-input',
      'validUntil',
    ],
    [
      'more uses than can be counted',
      { code: 'TANTI', mostUses: 2 ** 40 },
      'invalid-input',
      'mostUses',
    ],
    ['a code with blanks', { code: 'due parole' }, 'invalid-input', 'code'],
  ])('are refused with %s, at their field', async (_what, changes, code, field) => {
    await add({ code: 'DOPPIO' });
    const { status, body } = await add(changes);
    expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, code, field]);
  });

  it.each(['SCUOLÀ10', '\u00a0', '书包'])(
    'with the code %s are none, and no failure',
    async (code) => {
      const ended = await admin.call({
        method: 'DELETE',
        path: `${path}/${encodeURIComponent(code)}`,
      });
      expect(ended.status).toBe(404);
      const quoted = await service.call<Quote>({
        method: 'POST',
        path: '/api/quotes',
        body: { lines: [], shippingMethod: 'standard', voucher: `x${code}x` },
      });
      expect([quoted.status, quoted.body.voucher?.isValid]).toEqual([200, false]);
    },
  );

  it('may take more off what is no book', async () => {
    expect((await add({ code: 'META', value: 50, appliesTo: 'products' })).status).toBe(200);
  });

  it.each(['BUONO-À', 'BUONO📘', '%'])('are no code that none can have: %s', async (code) => {
    const ended = await admin.call({
      method: 'DELETE',
      path: `${path}/${encodeURIComponent(code)}`,
    });
    expect(ended.status).toBe(404);
    const { status, body } = await service.call<Quote>({
      method: 'POST',
      path: '/api/quotes',
      body: { lines: [], shippingMethod: 'standard', voucher: code },
    });
    expect([status, body.voucher?.isValid]).toEqual([200, false]);
  });

  it('are for admins alone, and ended only where they are', async () => {
    expect((await service.call({ path })).status).toBe(401);
    expect((await admin.call({ method: 'DELETE', path: `${path}/NESSUNO` })).status).toBe(404);
  });
});
