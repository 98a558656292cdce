import * as contract from '@zaino/contracts/bookshops';
import type { Access } from '@zaino/contracts/shared';
import { itAnswersWhateverItIsSent } from '@zaino/service/testing/fuzz/fuzz-service';
import { openings, VAT_NUMBER } from './testing/openings';
import { serviceKeyHeader, startTestService } from './testing/test-service';

const priceId = 'price_plus';
/** Of whoever signs in here. */
const customerEmail = 'prova@example.com';
/** As the payment provider has it. */
const subscribed = {
  id: 'sub_1',
  customerId: 'cus_1',
  status: 'active',
  trialEnd: null,
  periodEnd: '2027-10-01T00:00:00.000Z',
  cancelsAt: null,
} as const;

describe('the bookshops service, whatever it is asked', () => {
  itAnswersWhateverItIsSent({
    contract,
    start: async () => {
      const service = await startTestService({ BOOKSHOP_PLAN_PRICE_ID: priceId });
      const { app, origin, stop } = service;
      const { applied, opened } = openings(() => service);
      const [own, other] = [await opened('La Pagina'), await applied('Il Segnalibro')];
      const signIn = (access: Access) => {
        if (access === 'service') return serviceKeyHeader;
        if (access === 'admin') return service.signIn({ role: 'admin' });
        return access === 'bookshop' ? service.signIn({ tenantId: own.tenant.id }) : {};
      };
      const subscription = { ...subscribed, tenantId: own.tenant.id };
      service.neighbours.subscriptions.set(subscribed.id, subscription);
      const known = [
        own.tenant,
        other.tenant,
        { vatNumber: VAT_NUMBER, stripeAccountId: 'acct_1' },
        { priceId, customerEmail, subscriptionId: subscribed.id },
      ];
      return { app, origin, stop, known, signIn };
    },
  });
});
