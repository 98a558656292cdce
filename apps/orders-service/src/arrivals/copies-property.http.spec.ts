import { fuzzSettings } from '@zaino/testing/config';
import fc from 'fast-check';
import { startTestService, type TestService } from '../testing/test-service';
import { CopiesWorld } from './testing/copies-world';

/** A run is a shop with some orders; it takes a second or two. */
const MOST_RUNS = 25;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await service.startProcess('worker');
});
afterAll(() => service.stop());

const place = fc.nat(20);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('scan' as const),
      place,
      copies: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('take back' as const), place }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'reserve' as const,
        'deliver' as const,
        'cancel' as const,
        'return' as const,
        'undo' as const,
      ),
      place,
      isGood: fc.boolean(),
    }),
  },
);

const shops = {
  'a bookshop': () => CopiesWorld.open(service),
  'the shop itself': () => CopiesWorld.openOwnShop(service),
};

describe.each(Object.entries(shops))('copies in %s', (_, open) => {
  it('are conserved, and nobody is served before who has waited longer, whatever happens', async () => {
    const { machineRuns, seed } = fuzzSettings();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const world = await open();
        for (const one of steps) {
          await world.take(one);
          expect({ one, findings: await world.findings() }).toEqual({ one, findings: [] });
        }
      }),
      { numRuns: Math.min(machineRuns, MOST_RUNS), seed, endOnFailure: true },
    );
  });
});
