import { adminOrderEndpoints as endpoints } from '@zaino/contracts/orders';
import { itShowsParkedActs } from '@zaino/service/testing/parked-messages';
import { startTestService } from '../testing/test-service';

describe('what of orders could not be delivered', () => {
  itShowsParkedActs({
    source: 'orders',
    endpoints,
    start: async () => {
      const { url: origin, dataSource: database, ...service } = await startTestService();
      await service.startProcess('worker');
      return { ...service, origin, database };
    },
  });
});
