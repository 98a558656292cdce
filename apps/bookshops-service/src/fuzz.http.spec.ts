import * as contract from '@zaino/contracts/bookshops';
import type { Access } from '@zaino/contracts/shared';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { openings, VAT_NUMBER } from './testing/openings';
import { serviceKeyHeader, startTestService } from './testing/test-service';

describe('the bookshops service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService();
      const { app, origin, stop } = service;
      const { applied, opened } = openings(() => service);
      const [own, other] = [await opened('La Pagina'), await applied('Il Segnalibro')];
      const signIn = (access: Access) => {
        if (access === 'service') return serviceKeyHeader;
        if (access === 'admin') return service.signIn({ role: 'admin' });
        return access === 'bookshop' ? service.signIn({ tenantId: own.tenant.id }) : {};
      };
      const known = [
        own.tenant,
        other.tenant,
        { vatNumber: VAT_NUMBER, stripeAccountId: 'acct_1' },
      ];
      return { app, origin, stop, known, signIn };
    },
  });
});
