import { adminBookEndpoints as endpoints } from '@zaino/contracts/schools';
import { itShowsParkedActs } from '@zaino/service/testing/parked-messages';
import { fillDesk } from '../enrichment/testing/book-desk';
import { startTestService } from '../testing/test-service';

describe('what the schools service could not tell other services', () => {
  itShowsParkedActs({
    source: 'schools',
    endpoints,
    start: () => startTestService(fillDesk),
  });
});
