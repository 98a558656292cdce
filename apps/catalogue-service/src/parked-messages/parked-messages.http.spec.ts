import { adminCatalogueEndpoints as endpoints } from '@zaino/contracts/catalogue';
import { itShowsParkedActs } from '@zaino/service/testing/parked-messages';
import { startTestService } from '../testing/test-service';

describe('what the catalogue could not tell other services', () => {
  itShowsParkedActs({
    source: 'catalogue',
    endpoints,
    start: async () => {
      const { url: origin, ...service } = await startTestService();
      return { ...service, origin };
    },
  });
});
