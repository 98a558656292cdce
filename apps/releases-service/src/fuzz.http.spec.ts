import * as contract from '@zaino/contracts/releases';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { startTestService } from './testing/test-service';

describe('releases service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const { app, origin, signIn, stop } = await startTestService();
      return { app, origin, stop, signIn: (access) => (access === 'customer' ? signIn() : {}) };
    },
  });
});
