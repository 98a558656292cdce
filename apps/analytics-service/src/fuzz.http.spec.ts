import * as contract from '@zaino/contracts/analytics';
import { callersOf } from '@zaino/service/testing/fuzz/callers-of';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { pageView, SERVICE_KEY, startTestService } from './testing/test-service';

describe('the analytics service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const { app, origin, stop } = await startTestService();
      const known = pageView({ firstCampaign: 'rientro-2026', lastCampaign: 'volantino' });
      return { app, origin, stop, known, signIn: callersOf(app, SERVICE_KEY) };
    },
  });
});
