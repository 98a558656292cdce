import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { customerCommands } from '../testing/machine/customer-commands';
import { orderFindings } from '../testing/machine/order-findings';
import { beginOrders } from '../testing/machine/order-world';
import { clockCommands, payAll, providerCommands } from '../testing/machine/provider-and-clock';
import { deskCommands, handOvers, moveOn, staffCommands } from '../testing/machine/staff-commands';
import { PayingService } from '../testing/paying-service';

/** Ledger and orders are looked at as a whole after each round: with those of many runs a look holds up all calls. */
const RUNS_OF_ONE_SERVICE = 40;

let paying: PayingService;
let runs = 0;
// One family orders more than anybody may be written to about.
const start = () => PayingService.start({ MAIL_LIMIT_FACTOR: 1_000 });
beforeAll(async () => {
  paying = await start();
});
afterAll(() => paying.stop());

async function freshAfterMany(): Promise<PayingService> {
  runs += 1;
  if (runs % RUNS_OF_ONE_SERVICE === 0) {
    await paying.stop();
    paying = await start();
  }
  return paying;
}

describe('orders', () => {
  itKeepsItsRules({
    service: 'orders',
    name: 'orders',
    begin: async (dice) => {
      const world = await beginOrders(await freshAfterMany(), dice);
      if (!dice.isOneIn(3)) await payAll(world);
      await moveOn(world, dice);
      if (dice.isOneIn(2)) await customerCommands.withdraw?.(world, dice);
      return world;
    },
    actors: {
      customer: customerCommands,
      'customer elsewhere': customerCommands,
      staff: staffCommands,
      bookshop: deskCommands,
      'hand-over': handOvers,
      provider: providerCommands,
      clock: clockCommands,
    },
    findings: orderFindings,
  });
});
