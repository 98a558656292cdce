import type { Quote, WantedLine } from '@zaino/contracts/orders';
import { HOUR_MS } from '@zaino/rules/durations';
import { Allowance } from '@zaino/service/allowance';
import { SecurityLog } from '@zaino/service/security-log/security-log';
import { addVoucher } from '../testing/add-voucher';
import { startTestService, type TestService } from '../testing/test-service';
import { wantedProduct } from '../testing/wanted';

const tooMany = 'Hai provato troppi codici: riprova tra un’ora.';
const unknown = 'Questo buono non esiste: controlla il codice.';

let service: TestService;
let line: WantedLine;
beforeAll(async () => {
  service = await startTestService();
  line = wantedProduct(service.catalogue.add({ prezzo: 10, pezzi_disponibili: 99 }));
  await addVoucher(service, {
    code: 'GIUSTO',
    kind: 'percent',
    value: 10,
    appliesTo: 'products',
    mostUses: null,
    validFrom: '2026-01-01T00:00:00Z',
    validUntil: '2099-01-01T00:00:00Z',
  });
});
afterAll(() => service.stop());

type Caller = Pick<TestService, 'call'>;

let addresses = 0;
const newAddress = () => `203.0.113.${(addresses += 1)}`;

/** What a quote says of a code. */
async function tryCode(code: string, address: string, { call }: Caller = service) {
  const { status, body } = await call<Quote>({
    method: 'POST',
    path: '/api/quotes',
    headers: { 'x-forwarded-for': address },
    body: { lines: [line], shippingMethod: 'standard', voucher: code },
  });
  expect(status).toBe(200);
  return body.voucher?.note;
}

const tryCodes = (count: number, by: (code: string) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, number) => by(`PROVA${number}`)));

describe('the codes of vouchers', () => {
  it('are tried by an account ten times in an hour, from wherever it calls, and a right one is no exception', async () => {
    const ada = await service.signIn();
    const notes = await tryCodes(30, (code) => tryCode(code, newAddress(), ada));
    expect(notes.filter((note) => note === unknown)).toHaveLength(10);
    expect(notes.filter((note) => note === tooMany)).toHaveLength(20);
    expect(await tryCode('GIUSTO', newAddress(), ada)).toBe(tooMany);
    expect(await tryCode('GIUSTO', newAddress(), await service.signIn())).toBe('');
    service.advance(HOUR_MS);
    expect(await tryCode('GIUSTO', newAddress(), ada)).toBe('');
  });

  it('stand in the security log once they were too many, without code or address', async () => {
    const record = jest.spyOn(service.app.get(SecurityLog, { strict: false }), 'record');
    const ada = await service.signIn({ uid: 'ada' });
    await tryCodes(11, (code) => tryCode(code, newAddress(), ada));
    expect(record.mock.calls).toEqual([
      [
        {
          level: 'WARN',
          category: 'voucher.refused',
          message: 'Too many different voucher codes were tried',
          data: { by: 'account' },
          userId: 'ada',
        },
      ],
    ]);
    record.mockRestore();
  });

  it('are tried sixty times from an address, and the same code by everybody there', async () => {
    const school = newAddress();
    const notes = await tryCodes(80, (code) => tryCode(code, school));
    expect(notes.filter((note) => note === unknown)).toHaveLength(60);
    expect(await tryCode('GIUSTO', school)).toBe(tooMany);

    const other = newAddress();
    await Promise.all(Array.from({ length: 80 }, () => tryCode('GIUSTO', other)));
    expect(await tryCode('giusto', other)).toBe('');
  });

  it('wait while nobody can tell how many were tried, and the rest of the quote does not', async () => {
    jest
      .spyOn(service.app.get(Allowance, { strict: false }), 'use')
      .mockRejectedValue(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    expect(await tryCode('GIUSTO', newAddress())).toBe(
      'Adesso non possiamo controllare il buono: riprova tra poco.',
    );
    jest.restoreAllMocks();
  });
});
