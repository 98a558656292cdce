import type { SupplySuggestion } from '@zaino/contracts/schools';
import { HOUR_MS } from '@zaino/rules/durations';
import { startTestService, type TestService } from '../testing/test-service';
import { anIsbn } from './testing/a-distributor';
import { supplyDesk } from './testing/supply-desk';

const head = 'EAN;Disp;Prezzo;Stato;Data prevista;Sostituito da';
const [there, dated, ordered, gone, unknown] = [1, 2, 3, 4, 5].map(anIsbn) as [
  string,
  string,
  string,
  string,
  string,
];

let service: TestService;
let desk: ReturnType<typeof supplyDesk>;
beforeAll(async () => {
  service = await startTestService(() => Promise.resolve());
  desk = supplyDesk(service);
});
afterAll(() => service.stop());

const fileOf = (...lines: string[]) => [head, ...lines].map((line) => `${line}\n`).join('');

async function suggested(isbns: string[]) {
  const { status, body } = await service.adminCall<{ suggestions: SupplySuggestion[] }>({
    method: 'POST',
    path: '/api/admin/supply/suggestions',
    body: { isbns },
  });
  expect(status).toBe(200);
  return body.suggestions;
}

describe('of whom a book can be ordered', () => {
  it('is said by the distributor that brings it first, also of a book on no list', async () => {
    const slow = await desk.add({ name: 'Lento', folder: 'lento', daysFrom: 5, daysTo: 9 });
    const fast = await desk.add({ name: 'Veloce', folder: 'veloce', daysFrom: 1, daysTo: 2 });
    await desk.send(
      slow.id,
      fileOf(`${there};3;;;;`, `${dated};0;;in arrivo;10/12/2099;`, `${gone};0;;fuori catalogo;;`),
    );
    await desk.send(
      fast.id,
      fileOf(`${there};1;;;;`, `${dated};0;;;;`, `${ordered};0;;in arrivo;;`, `${gone};0;;;;`),
    );
    const suggestions = await suggested([there, dated, ordered, gone, unknown, there]);
    expect(suggestions.map(({ isbn }) => isbn)).toEqual([there, dated, ordered, gone]);
    expect(suggestions).toMatchObject([
      { distributor: 'Veloce', availability: { state: 'in-stock' } },
      { distributor: 'Lento', availability: { state: 'on-order', date: '2099-12-10' } },
      { distributor: 'Veloce', availability: null },
      { distributor: 'Lento', availability: { state: 'out-of-print' } },
    ]);
    service.advance(49 * HOUR_MS);
    expect(await suggested([there])).toEqual([]);
  });
});
