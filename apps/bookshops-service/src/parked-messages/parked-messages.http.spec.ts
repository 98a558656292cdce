import { adminBookshopEndpoints as endpoints } from '@zaino/contracts/bookshops';
import { itShowsParkedMessages } from '@zaino/service/testing/parked-messages';
import { waitUntil } from '@zaino/testing/processes';
import { OWNER_NOTICE_TOPIC } from '../opening/owner-notice';
import { startTestService } from '../testing/test-service';

const PATIENCE_MS = 10_000;
const ownerId = '5d0f0ac6-5a0c-4c4e-9d3c-2f4a1d8a3c11';

describe('what owners of bookshops could not be told', () => {
  itShowsParkedMessages({
    endpoints,
    start: () => startTestService(),
    message: {
      topic: OWNER_NOTICE_TOPIC,
      payload: { ownerId, name: 'La Pagina', decision: 'refused', reason: 'Manca il vicolo' },
    },
    untilDelivered: async ({ neighbours }) => {
      const told = () => neighbours.notices.filter(({ uid }) => uid === ownerId);
      expect(await waitUntil(() => told().length > 0, PATIENCE_MS)).toBe(true);
      expect(told()).toMatchObject([{ name: 'La Pagina', decision: 'refused' }]);
    },
  });
});
