import { MINUTE_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const ask = (domain: string) =>
  service.call({ path: `/api/bookshop-domains/${encodeURIComponent(domain)}` });
const free = { isAvailable: true, reason: null };

describe('whether a domain may be registered', () => {
  it.each([
    ['libro-aperto', null],
    ['  Libro-Aperto ', null],
    ['abc', null],
    ['24ore', null],
    ['ab', 'Il dominio deve avere almeno 3 caratteri'],
    ['a'.repeat(41), 'Il dominio può avere al massimo 40 caratteri'],
    ['-libro', 'Usa solo lettere senza accenti, numeri e trattini'],
    ['libro.aperto', 'Usa solo lettere senza accenti, numeri e trattini'],
    ['caffè', 'Usa solo lettere senza accenti, numeri e trattini'],
    ['libro/../x', 'Usa solo lettere senza accenti, numeri e trattini'],
    ["'; DROP TABLE", 'Usa solo lettere senza accenti, numeri e trattini'],
    ['xn--caff-8oa', 'Usa un solo trattino alla volta'],
    ['WWW', 'Questo dominio è riservato'],
    ['zaino', 'Questo dominio è riservato'],
  ])('%s', async (domain, reason) => {
    const answer = await ask(domain);
    expect(answer).toMatchObject({ status: 200, body: { isAvailable: reason === null, reason } });
  });

  it('is no while another has or has reserved it, and yes when that is over', async () => {
    const taken = { isAvailable: false, reason: 'Questo dominio è già occupato' };
    await service.reserve({ domain: 'quasi-mia' });
    await service.bookshop({ domain: 'del-tutto-sua' });
    for (const domain of ['quasi-mia', 'Quasi-Mia', 'del-tutto-sua']) {
      expect((await ask(domain)).body).toEqual(taken);
    }
    service.advance(11 * MINUTE_MS);
    expect((await ask('quasi-mia')).body).toEqual(free);
    expect((await ask('del-tutto-sua')).body).toEqual(taken);
  });

  it('refuses a wish that is far too long', async () => {
    expect((await ask('a'.repeat(101))).status).toBe(400);
  });
});
