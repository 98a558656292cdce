import { bookshopsApi } from '@zaino/contracts/bookshops';
import { fetchJson } from '@zaino/web/api-client';

interface Wanted {
  tenantId: string;
  email: string;
  priceId: string;
}

/** The provider's page on which the plan is taken. */
export const openSubscription = ({ tenantId, email, priceId }: Wanted) =>
  fetchJson(bookshopsApi.createSubscription, {
    body: { tenantId, priceId, customerEmail: email },
  });

/** The provider's page of cards, invoices and cancellation. */
export const openPortal = (id: string) => fetchJson(bookshopsApi.openPortal, { params: { id } });
