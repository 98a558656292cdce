import { moveInLine } from '@zaino/rules/cart';
import { putChild } from '@zaino/rules/cart-children';
import { lineKey } from '@zaino/rules/cart-line';
import fc from 'fast-check';
import { add, product, quantities } from './cart-fake-browser';
import { FakeCartServer, FakeDevice, onServer } from './cart-fake-server';

let server: FakeCartServer;
beforeEach(() => (server = new FakeCartServer()));

const child = {
  id: 'marco',
  nickname: 'Marco',
  schoolCode: 'CRMM00000X',
  schoolName: 'Scuola media',
  classe: '2',
  sezione: 'B',
  tetto: 119,
};

/** One thing that happens, on one of two devices of one person. */
interface Step {
  /** Two of each device. */
  tab: number;
  id: string;
  act: 'add' | 'sync' | 'lose' | 'away' | 'back' | 'reload' | 'out' | 'move';
}

const steps = fc.array(
  fc.record<Step>({
    tab: fc.integer({ min: 0, max: 3 }),
    id: fc.constantFrom('a', 'b', 'c'),
    act: fc.constantFrom(
      'add',
      'add',
      'add',
      'sync',
      'sync',
      'lose',
      'away',
      'back',
      'reload',
      'out',
      'move',
    ),
  }),
  { maxLength: 30 },
);

type Page = ReturnType<FakeDevice['load']>;

const acts: Record<Step['act'], (world: World, id: string) => unknown> = {
  add: ({ page }, id) => page.store.change(add(product(id))),
  move: ({ page }, id) => {
    const move = { from: null, to: 'marco', pieces: 1 };
    page.store.change((cart) => moveInLine(putChild(cart, child), lineKey(product(id)), move));
  },
  sync: ({ page }) => page.sync().catch(() => undefined),
  lose: () => (server.answersToLose += 1),
  away: () => (server.isAway = true),
  back: () => (server.isAway = false),
  out: ({ page, device }) => {
    device.who = null;
    page.rounds.leave();
    device.browser.deliver();
    device.who = 'ada';
  },
  reload: (world) => (world.page = world.device.load(world.page.tab)),
};

interface World {
  page: Page;
  device: FakeDevice;
}

/** Plays the steps on four tabs; gives the tabs as they are then. */
async function play(made: Step[]): Promise<Page[]> {
  const devices = [new FakeDevice(server), new FakeDevice(server)];
  for (const device of devices) device.who = 'ada';
  const worlds = devices.flatMap((device): World[] =>
    [device.openTab(), device.openTab()].map((page) => ({ page, device })),
  );
  for (const { tab, act, id } of made) {
    const world = worlds[tab];
    if (!world) throw new Error('no such tab');
    await acts[act](world, id);
    world.device.browser.deliver();
  }
  return worlds.map(({ page }) => page);
}

describe('whatever happens on two devices with two tabs each', () => {
  it('ends with every piece on the server, once, and the same cart everywhere', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (made) => {
        server = new FakeCartServer();
        const pages = await play(made);
        server.isAway = false;
        server.answersToLose = 0;
        for (const { sync } of [...pages, ...pages]) await sync();
        const expected: Record<string, number> = {};
        for (const { act, id } of made) if (act === 'add') expected[id] = (expected[id] ?? 0) + 1;
        for (const { store } of pages) expect(quantities(store)).toEqual(expected);
        expect(onServer(server)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});
