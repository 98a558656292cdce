import type { ServerRenders } from '@zaino/contracts/analytics';
import { MINUTE_MS } from '@zaino/rules/durations';
import { Registry } from 'prom-client';
import { RenderCounts } from './render-counts';

const cart = { app: 'cart', version: 'one' };

describe('counts of drawn pages', () => {
  let now: number;
  let registry: Registry;
  let counts: RenderCounts;
  beforeEach(() => {
    now = 100 * MINUTE_MS;
    registry = new Registry();
    counts = new RenderCounts(registry, () => now);
  });

  /** What is told, each time under the same name. */
  async function told(): Promise<ServerRenders[]> {
    const all: ServerRenders[] = [];
    await counts.tell((_copy, minutes) => Promise.resolve(void all.push(...minutes)));
    return all;
  }

  const isDown = () => Promise.reject(new Error('nobody hears'));

  it('are told whole for each minute, and only where they have changed', async () => {
    counts.add({ ...cart, hasFailed: false });
    counts.add({ ...cart, hasFailed: true });
    expect(await told()).toEqual([{ ...cart, minute: 100, renders: 2, failedRenders: 1 }]);
    expect(await told()).toEqual([]);
    counts.add({ ...cart, hasFailed: false });
    expect(await told()).toEqual([{ ...cart, minute: 100, renders: 3, failedRenders: 1 }]);
    now += MINUTE_MS;
    counts.add({ ...cart, version: 'two', hasFailed: false });
    expect(await told()).toEqual([
      { ...cart, version: 'two', minute: 101, renders: 1, failedRenders: 0 },
    ]);
  });

  it('wait while nobody hears them', async () => {
    counts.add({ ...cart, hasFailed: false });
    await expect(counts.tell(isDown)).rejects.toThrow('nobody hears');
    now += MINUTE_MS;
    counts.add({ ...cart, hasFailed: true });
    expect((await told()).map(({ minute, renders }) => [minute, renders])).toEqual([
      [100, 1],
      [101, 1],
    ]);
  });

  it('take no more than some room, however long nobody hears them', async () => {
    for (let minute = 0; minute < 1_200; minute += 1) {
      counts.add({ ...cart, hasFailed: false });
      now += MINUTE_MS;
    }
    expect(await told()).toHaveLength(1_000);
    counts.add({ ...cart, hasFailed: false });
    expect(await told()).toHaveLength(1);
  });

  it('stand in the metrics', async () => {
    counts.add({ ...cart, hasFailed: true });
    expect(await registry.metrics()).toContain(
      'server_renders_total{app="cart",version="one",outcome="failed"} 1',
    );
  });
});
