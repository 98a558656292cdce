import * as contract from '@zaino/contracts/blog';
import { callersOf } from '@zaino/service/testing/fuzz/callers-of';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { SERVICE_KEY, startTestService } from './testing/test-service';

describe('the blog, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService();
      const { app, url: origin, stop } = service;
      const known = [
        await service.article({ category: 'Consigli', tags: ['scuola'] }),
        await service.article({ title: 'Una bozza', status: 'draft' }),
      ];
      return { app, origin, known, stop, signIn: callersOf(app, SERVICE_KEY) };
    },
  });
});
