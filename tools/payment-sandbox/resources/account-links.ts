import type Stripe from 'stripe';
import { newId } from '../ledger/ids';
import type { Route } from '../protocol/route';

const LIFE_SECONDS = 300;

/** The way to the form in which a bookshop says who it is: for five minutes, and until it was sent. */
export const accountLinkRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/account_links',
    answer: ({ change, params, publicUrl }): Stripe.AccountLink => {
      const { id: account } = change.require('accounts', params.required('account'), 'account');
      if (params.oneOf('type', ['account_onboarding', 'account_update']) === undefined) {
        throw params.missing('type');
      }
      params.ignore('collect', 'collection_options');
      const returnUrl = params.url('return_url');
      if (returnUrl === undefined) throw params.missing('return_url');
      const refreshUrl = params.url('refresh_url');
      if (refreshUrl === undefined) throw params.missing('refresh_url');
      const { now } = change;
      const expiresAt = now + LIFE_SECONDS;
      const id = newId('al');
      change.put('accountLinks', { id, account, returnUrl, refreshUrl, expiresAt, isSpent: false });
      const url = `${publicUrl}/setup/${id}`;
      return { object: 'account_link', created: now, expires_at: expiresAt, url };
    },
  },
];
