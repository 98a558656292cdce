import { itKeepsItsRules } from '@zaino/service/testing/fuzz/fuzz-machine';
import { openingFindings } from '../testing/machine/opening-findings';
import { adminCommands, beginOpening, ownerCommands } from '../testing/machine/opening-world';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

describe('the opening of a bookshop', () => {
  itKeepsItsRules({
    service: 'bookshops',
    name: 'bookshops',
    begin: (dice) => beginOpening(service, dice),
    actors: {
      owner: ownerCommands,
      'an admin': adminCommands,
      'another admin': adminCommands,
    },
    findings: openingFindings,
  });
});
