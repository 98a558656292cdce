import { releaseDeskEndpoints as endpoints } from '@zaino/contracts/releases';
import { itShowsParkedActs } from '@zaino/service/testing/parked-messages';
import { startTestService } from '../testing/test-service';

describe('what the registry could not tell other services', () => {
  itShowsParkedActs({
    source: 'releases',
    endpoints,
    start: () => startTestService(),
  });
});
