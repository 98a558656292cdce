import { randomUUID } from 'node:crypto';
import type { AdminProduct } from '@zaino/contracts/catalogue';
import { MINUTE_MS } from '@zaino/rules/durations';
import fc from 'fast-check';
import { buying, type PricedStockLine, stockCalls, type StockCalls } from '../testing/stock-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { productNumberOf } from '../products/product-id';
import { releaseExpired } from './release-expired';

let service: TestService;
let stock: StockCalls;
beforeAll(async () => {
  service = await startTestService();
  stock = stockCalls(service);
});
afterAll(() => service.stop());

const INITIAL = 12;
const PRODUCTS = 3;
const RESERVATIONS = 4;

const which = fc.nat({ max: RESERVATIONS - 1 });
const someLines = fc.uniqueArray(
  fc.record({ product: fc.nat({ max: PRODUCTS - 1 }), quantity: fc.integer({ min: 1, max: 7 }) }),
  { selector: ({ product }) => product, minLength: 1, maxLength: PRODUCTS },
);
const step = fc.oneof(
  fc.record({ call: fc.constant('reserve' as const), which, lines: someLines }),
  fc.record({ call: fc.constant('confirm' as const), which }),
  fc.record({ call: fc.constant('release' as const), which, operation: fc.nat({ max: 3 }) }),
  fc.record({
    call: fc.constant('release' as const),
    which,
    operation: fc.nat({ max: 3 }),
    lines: someLines,
  }),
  fc.record({ call: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ call: fc.constant('sweep' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Run {
  products: AdminProduct[];
  reservations: string[];
  operations: string[];
}

async function perform(run: Run, one: Step): Promise<number> {
  if (one.call === 'wait') service.advance(one.minutes * MINUTE_MS);
  if (one.call === 'sweep') await releaseExpired(service.database, service.now());
  if (one.call === 'wait' || one.call === 'sweep') return 200;
  const id = run.reservations[one.which] ?? '';
  if (one.call === 'confirm') return (await stock.confirm(id)).status;
  if (one.call === 'reserve') {
    return (await stock.reserve({ id, lines: linesOf(run, one.lines) })).status;
  }
  const operationId = run.operations[one.operation];
  const lines = 'lines' in one ? linesOf(run, one.lines).map(withoutPrice) : undefined;
  return (await stock.release(id, { operationId, lines })).status;
}

function linesOf({ products }: Run, lines: { product: number; quantity: number }[]) {
  return lines.flatMap(({ product, quantity }) =>
    products.slice(product, product + 1).map((bought) => buying(bought, quantity)),
  );
}

const withoutPrice = ({ productId, quantity }: PricedStockLine) => ({ productId, quantity });

/** Pieces of a product wherever they are: in the stock, held or confirmed. */
async function allPieces({ id }: AdminProduct): Promise<number> {
  const [row] = await service.database.query<{ taken: string | null }[]>(
    `SELECT SUM(line.quantity - line.released) AS taken
     FROM stock_reservation_line line JOIN stock_reservation r ON r.id = line.reservation_id
     WHERE line.product_id = ? AND r.state IN ('held', 'confirmed')`,
    [productNumberOf(id)],
  );
  return (await stock.stockOf({ id })) + Number(row?.taken ?? 0);
}

describe('pieces', () => {
  it.each([
    ['one after another', false],
    ['at the same time', true],
  ])(
    'are neither lost nor found by any calls, %s',
    async (_, isAtOnce) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
          const run: Run = {
            products: [],
            reservations: Array.from({ length: RESERVATIONS }, () => randomUUID()),
            operations: Array.from({ length: 4 }, () => randomUUID()),
          };
          for (let made = 0; made < PRODUCTS; made += 1) {
            run.products.push(await service.product({ pezzi_disponibili: INITIAL }));
          }
          const statuses: number[] = [];
          if (isAtOnce)
            statuses.push(...(await Promise.all(steps.map((one) => perform(run, one)))));
          else for (const one of steps) statuses.push(await perform(run, one));
          expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([]);
          for (const product of run.products) expect(await allPieces(product)).toBe(INITIAL);
        }),
        { numRuns: 40 },
      );
    },
    60_000,
  );
});
