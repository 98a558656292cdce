import type Stripe from 'stripe';
import { newId } from '../ledger/ids';
import type { Route } from '../protocol/route';

/** Where who pays subscriptions sees cards and invoices, and cancels. */
export const portalRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    answer: ({ change, params, publicUrl }): Stripe.BillingPortal.Session => {
      params.ignore('locale', 'configuration');
      const { id: customer } = change.require('customers', params.required('customer'), 'customer');
      const id = newId('bps');
      return change.put('portalSessions', {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_sandbox',
        created: change.now,
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: 'it',
        on_behalf_of: null,
        return_url: params.url('return_url') ?? null,
        url: `${publicUrl}/p/session/${id}`,
      });
    },
  },
];
