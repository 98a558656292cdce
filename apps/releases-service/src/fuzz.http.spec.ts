import * as contract from '@zaino/contracts/releases';
import { callersOf } from '@zaino/service/testing/fuzz/callers-of';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { LiveContracts } from './partners/live-contracts';
import { SERVICE_KEY, startTestService } from './testing/test-service';
import { AnalyticsClient } from './upstreams/analytics-client';

describe('the registry of releases, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService();
      const { app, origin, stop } = service;
      // Nobody has visited the shop yet.
      const analytics = app.get(AnalyticsClient, { strict: false });
      Object.assign(analytics, { call: () => Promise.resolve({ slices: [] }) });
      // No other service runs.
      const contracts = app.get(LiveContracts, { strict: false });
      Object.assign(contracts, { of: () => Promise.resolve({ gives: [], uses: [] }) });
      await service.given(['shell', 'aaaaaaaaaaaa'], ['cart', 'bbbbbbbbbbbb']);
      await service.publish('cart', 'cccccccccccc');
      const { team } = await service.team('cart');
      const known = [{ app: 'cart', version: 'cccccccccccc' }, { team }];
      return { app, origin, known, stop, signIn: callersOf(app, SERVICE_KEY) };
    },
  });
});
