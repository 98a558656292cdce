import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { startTestService, type TestProcess, type TestService } from '../testing/test-service';
import {
  deskCommands,
  guestCommands,
  phoneCommands,
  shopCommands,
  strangerCommands,
  tabCommands,
} from './testing/cart-commands';
import { cartFindings } from './testing/cart-findings';
import { beginCarts } from './testing/cart-world';

let service: TestService;
let other: TestProcess;
beforeAll(async () => {
  // One family orders more than anybody may be written to about.
  service = await startTestService({ config: { MAIL_LIMIT_FACTOR: 1_000 } });
  other = await service.startProcess('main');
  await service.startProcess('worker');
});
afterAll(() => service.stop());

describe('the cart of a person on several devices', () => {
  itKeepsItsRules({
    service: 'orders',
    name: 'carts',
    begin: () => beginCarts(service, other),
    actors: {
      phone: phoneCommands,
      'another tab of the phone': tabCommands,
      desk: deskCommands,
      guest: guestCommands,
      'somebody else': strangerCommands,
      shop: shopCommands,
    },
    findings: cartFindings,
  });
});
