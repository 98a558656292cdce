import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import { refused } from '../ledger/api-error';
import type { Route } from '../protocol/route';
import { standingOf } from './account-standing';
import { readEmail } from './customers';

interface NewAccount {
  id?: string;
  type: Stripe.Account.Type;
  email: string | null;
  metadata?: Stripe.Metadata;
  /** It has told all that Stripe asks, and may be paid. */
  isReady: boolean;
}

export function makeAccount(change: LedgerChange, fields: NewAccount): Stripe.Account {
  const account: Stripe.Account = {
    id: fields.id ?? newId('acct', 16),
    object: 'account',
    business_profile: null,
    business_type: null,
    country: 'IT',
    created: change.now,
    default_currency: 'eur',
    email: fields.email,
    metadata: fields.metadata ?? {},
    type: fields.type,
    ...standingOf(fields.isReady ? 'active' : 'new'),
  };
  return change.put('accounts', account, '');
}

/** What an account is from now on, which its platform is told. */
export function setStanding(
  change: LedgerChange,
  id: string,
  standing: ReturnType<typeof standingOf>,
): Stripe.Account {
  const account = change.put('accounts', { ...change.require('accounts', id), ...standing });
  change.emit('account.updated', account, id);
  return account;
}

/** The account that money is to go to; refuses one that may not be paid. */
export function payableAccount(change: LedgerChange, params: Params, name: string): Stripe.Account {
  const id = params.required(name);
  const account = change.find('accounts', id);
  const param = params.nameOf(name);
  if (account === undefined) {
    throw refused(`No such destination: '${id}'`, 'resource_missing', param);
  }
  if (account.capabilities?.transfers === 'active') return account;
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
  throw refused(message, 'insufficient_capabilities_for_transfer', param);
}

export const accountRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    answer: ({ change, params }) => {
      params.ignore('country', 'capabilities', 'business_type', 'controller', 'settings');
      params.ignore('business_profile', 'default_currency', 'company', 'individual');
      return makeAccount(change, {
        type: params.oneOf('type', ['standard', 'express', 'custom']) ?? 'standard',
        email: readEmail(params, 'email'),
        metadata: params.metadata(),
        isReady: false,
      });
    },
  },
  listRoute({ kind: 'accounts', path: '/v1/accounts' }),
  retrieveRoute('accounts', '/v1/accounts/:id'),
];
