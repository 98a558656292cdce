import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@zaino/rules/durations';
import { DataSource } from 'typeorm';
import { saveCalls } from '../testing/save-calls';
import { buying, stockCalls, type StockCalls } from '../testing/stock-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { releaseExpired } from './release-expired';

let service: TestService;
let stock: StockCalls;
beforeAll(async () => {
  service = await startTestService();
  stock = stockCalls(service);
});
afterAll(() => service.stop());

const pieces = (pezzi_disponibili: number) => service.product({ pezzi_disponibili });
const times = <Result>(count: number, action: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => action(number)));
const sweep = () => releaseExpired(service.database, service.now());

interface Answered {
  status: number;
  body: { outcome?: string };
}
const countOf = (answers: Answered[], outcome: string) =>
  answers.filter(({ status, body }) => status === 200 && body.outcome === outcome).length;

describe('at the same time', () => {
  it('50 buyers get the last 10 copies: exactly 10 of them', async () => {
    const product = await pieces(10);
    const answers = await times(50, () => stock.reserve({ lines: [buying(product)] }));
    expect([countOf(answers, 'reserved'), countOf(answers, 'refused')]).toEqual([10, 40]);
    expect(await stock.stockOf(product)).toBe(0);
  });

  it('50 buyers of different quantities leave less than the smallest that was refused', async () => {
    const product = await pieces(60);
    const answers = await times(50, async (number) => {
      const quantity = 1 + (number % 4);
      return { quantity, ...(await stock.reserve({ lines: [buying(product, quantity)] })) };
    });
    const sold = answers
      .filter(({ body }) => body.outcome === 'reserved')
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const refused = answers.filter(({ body }) => body.outcome === 'refused');
    const left = await stock.stockOf(product);
    expect(sold + left).toBe(60);
    expect(Math.min(...refused.map(({ quantity }) => quantity))).toBeGreaterThan(left);
  });

  it('those who want the same products in another order do not wait for each other in a circle', async () => {
    const products = await times(6, () => pieces(500));
    const transaction = jest.spyOn(service.app.get(DataSource), 'transaction');
    const answers = await times(60, (number) => {
      const lines = products.map((product) => buying(product));
      return stock.reserve({ lines: number % 2 === 0 ? lines : lines.reverse() });
    });
    expect(countOf(answers, 'reserved')).toBe(60);
    for (const product of products) expect(await stock.stockOf(product)).toBe(440);
    // The database ended none of them, so that none was tried again; the service's own jobs may have had theirs.
    expect(transaction.mock.calls.length).toBeGreaterThanOrEqual(60);
    const ends = await Promise.allSettled(
      transaction.mock.results.map(({ value }) => value as unknown),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    transaction.mockRestore();
  });

  it('the same reservation 20 times is one', async () => {
    const product = await pieces(30);
    const [id, lines] = [randomUUID(), [buying(product, 2)]];
    const answers = await times(20, () => stock.reserve({ id, lines }));
    expect(countOf(answers, 'reserved')).toBe(20);
    expect(await stock.stockOf(product)).toBe(28);
  });

  it('the same reservation 20 times beside others for the last pieces is got or not, alike for all', async () => {
    const product = await pieces(4);
    const [id, lines] = [randomUUID(), [buying(product, 2)]];
    const [same, others] = await Promise.all([
      times(20, () => stock.reserve({ id, lines })),
      times(20, () => stock.reserve({ lines: [buying(product)] })),
    ]);
    expect([...same, ...others].every(({ status }) => status === 200)).toBe(true);
    const sold = countOf(others, 'reserved') + (countOf(same, 'reserved') > 0 ? 2 : 0);
    expect(sold + (await stock.stockOf(product))).toBe(4);
    // Whoever asks again is told what holds now.
    const { body } = await stock.reserve({ id, lines });
    expect(body.outcome === 'reserved').toBe(countOf(same, 'reserved') > 0);
  });

  it('the same confirmation 20 times confirms once, also of one that has expired', async () => {
    const product = await pieces(30);
    const { id } = await stock.reserve({ lines: [buying(product, 2)] });
    expect(countOf(await times(20, () => stock.confirm(id)), 'confirmed')).toBe(20);
    const late = await stock.reserve({ lines: [buying(product, 3)] });
    service.advance(HOUR_MS);
    await sweep();
    expect(countOf(await times(20, () => stock.confirm(late.id)), 'confirmed')).toBe(20);
    expect(await stock.stockOf(product)).toBe(25);
  });

  it('the same release 20 times gives back once, of all or of a part', async () => {
    const product = await pieces(30);
    const { id } = await stock.reserve({ lines: [buying(product, 9)] });
    const part = [{ productId: product.id, quantity: 4 }];
    for (const lines of [part, undefined]) {
      const operationId = randomUUID();
      const answers = await times(20, () => stock.release(id, { operationId, lines }));
      const [first] = answers;
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(answers.map(({ body }) => body)).toEqual(answers.map(() => first?.body));
    }
    expect(await stock.stockOf(product)).toBe(30);
  });

  it('different releases of all pieces give them back once', async () => {
    const product = await pieces(30);
    const { id } = await stock.reserve({ lines: [buying(product, 9)] });
    const answers = await times(20, () => stock.release(id));
    const returned = answers.flatMap(({ body }) => body.lines);
    expect(returned).toEqual([{ productId: product.id, quantity: 9 }]);
    expect(await stock.stockOf(product)).toBe(30);
  });

  it('a reservation and its release leave nothing reserved, whichever comes first', async () => {
    const product = await pieces(100);
    await times(30, async () => {
      const id = randomUUID();
      const [reserved] = await Promise.all([
        stock.reserve({ id, lines: [buying(product, 2)] }),
        stock.release(id),
      ]);
      expect([200, 409]).toContain(reserved.status);
    });
    expect(await stock.stockOf(product)).toBe(100);
  });

  it('a confirmation holds against the sweep', async () => {
    const product = await pieces(200);
    const reservations = await times(40, () => stock.reserve({ lines: [buying(product, 2)] }));
    service.advance(HOUR_MS);
    const [confirmations] = await Promise.all([
      times(40, (number) => stock.confirm(reservations[number]?.id ?? '')),
      sweep(),
      sweep(),
    ]);
    // There are pieces enough for those that the sweep was faster with.
    expect(countOf(confirmations, 'confirmed')).toBe(40);
    await sweep();
    expect(await stock.stockOf(product)).toBe(120);
  });

  it('buyers and an admin who saves lose nothing to each other', async () => {
    const product = await pieces(100);
    const { edit } = saveCalls(service);
    const saves = async () => {
      for (let seen = product; seen.versione <= 10;) {
        const { status, body } = await edit(seen, { nome: `Nome ${seen.versione}` });
        expect(status).toBe(200);
        seen = body.product;
      }
    };
    const [answers] = await Promise.all([
      times(30, () => stock.reserve({ lines: [buying(product, 2)] })),
      saves(),
    ]);
    expect(countOf(answers, 'reserved')).toBe(30);
    expect(await stock.stockOf(product)).toBe(40);
  });
});
