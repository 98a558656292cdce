import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { customerCommands } from '../testing/machine/customer-commands';
import { orderFindings } from '../testing/machine/order-findings';
import { beginOrders } from '../testing/machine/order-world';
import { clockCommands, payAll, providerCommands } from '../testing/machine/provider-and-clock';
import { handOvers, moveOn, staffCommands } from '../testing/machine/staff-commands';
import { PayingService } from '../testing/paying-service';

let paying: PayingService;
beforeAll(async () => {
  // One family orders more than anybody may be written to about.
  paying = await PayingService.start({ MAIL_LIMIT_FACTOR: 1_000 });
});
afterAll(() => paying.stop());

describe('orders', () => {
  itKeepsItsRules({
    service: 'orders',
    name: 'orders',
    begin: async (dice) => {
      const world = await beginOrders(paying, dice);
      if (!dice.isOneIn(3)) await payAll(world);
      await moveOn(world, dice);
      if (dice.isOneIn(2)) await customerCommands.withdraw?.(world, dice);
      return world;
    },
    actors: {
      customer: customerCommands,
      'customer elsewhere': customerCommands,
      staff: staffCommands,
      'hand-over': handOvers,
      provider: providerCommands,
      clock: clockCommands,
    },
    findings: orderFindings,
  });
});
