import { adminBlogEndpoints as endpoints } from '@zaino/contracts/blog';
import { itShowsParkedActs } from '@zaino/service/testing/parked-messages';
import { startTestService } from '../testing/test-service';

describe('what the blog could not tell other services', () => {
  itShowsParkedActs({
    source: 'blog',
    endpoints,
    start: async () => {
      const { url: origin, ...service } = await startTestService();
      return { ...service, origin };
    },
  });
});
