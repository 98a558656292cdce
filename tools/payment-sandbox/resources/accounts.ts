import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import { refused } from '../ledger/api-error';
import type { Route } from '../protocol/route';
import { readEmail } from './customers';

const capabilities = ['card_payments', 'transfers'] as const;
type Capability = (typeof capabilities)[number];

interface NewAccount {
  id?: string;
  type: Stripe.Account.Type;
  email: string | null;
  name?: string | null;
  metadata?: Stripe.Metadata;
  /** What it was made for; both unless told. */
  capabilities?: Capability[];
  /** It has told all that Stripe asks, and may be paid. */
  isReady: boolean;
}

export function makeAccount(change: LedgerChange, fields: NewAccount): Stripe.Account {
  const { isReady } = fields;
  const account: Stripe.Account = {
    id: fields.id ?? newId('acct', 16),
    object: 'account',
    business_profile: null,
    business_type: null,
    capabilities: inState(fields.capabilities ?? capabilities, isReady),
    charges_enabled: isReady,
    country: 'IT',
    created: change.now,
    default_currency: 'eur',
    details_submitted: isReady,
    email: fields.email,
    metadata: fields.metadata ?? {},
    payouts_enabled: isReady,
    requirements: requirements(isReady),
    type: fields.type,
  };
  return change.put('accounts', account, '');
}

function inState(wanted: readonly Capability[], isReady: boolean): Stripe.Account.Capabilities {
  return Object.fromEntries(wanted.map((name) => [name, isReady ? 'active' : 'inactive']));
}

function requirements(isReady: boolean): Stripe.Account.Requirements {
  const due = isReady ? [] : ['external_account', 'tos_acceptance.date', 'tos_acceptance.ip'];
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: isReady ? null : 'requirements.past_due',
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}

/** The form behind an account link was filled in. */
export function completeAccount(change: LedgerChange, id: string): Stripe.Account {
  const old = change.require('accounts', id);
  const account: Stripe.Account = {
    ...old,
    capabilities: inState(
      capabilities.filter((name) => old.capabilities?.[name] !== undefined),
      true,
    ),
    charges_enabled: true,
    details_submitted: true,
    payouts_enabled: true,
    requirements: requirements(true),
  };
  change.put('accounts', account);
  change.emit('account.updated', account, id);
  return account;
}

/** The account whose charge it is to be; refuses one that may not take cards. */
export function merchantAccount(
  change: LedgerChange,
  params: Params,
  name: string,
): Stripe.Account {
  const account = namedAccount(change, params, name);
  if (account.capabilities?.card_payments === 'active') return account;
  const message =
    'The account referenced in the `on_behalf_of` parameter is missing the required capabilities: card_payments.';
  throw refused(message, 'account_capability_missing', params.nameOf(name));
}

function namedAccount(change: LedgerChange, params: Params, name: string): Stripe.Account {
  const id = params.required(name);
  const account = change.find('accounts', id);
  if (account !== undefined) return account;
  throw refused(`No such destination: '${id}'`, 'resource_missing', params.nameOf(name));
}

/** The account that money is to go to; refuses one that may not be paid. */
export function payableAccount(change: LedgerChange, params: Params, name: string): Stripe.Account {
  const account = namedAccount(change, params, name);
  const param = params.nameOf(name);
  if (account.capabilities?.transfers === 'active') return account;
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
  throw refused(message, 'insufficient_capabilities_for_transfer', param);
}

function readCapabilities(params: Params): Capability[] {
  const asked = params.object('capabilities');
  return capabilities.filter((name) => asked?.object(name)?.boolean('requested') === true);
}

export const accountRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    answer: ({ change, params }) => {
      params.ignore('country', 'business_type', 'controller', 'settings');
      params.ignore('business_profile', 'default_currency', 'company', 'individual');
      return makeAccount(change, {
        type: params.oneOf('type', ['standard', 'express', 'custom']) ?? 'standard',
        email: readEmail(params, 'email'),
        metadata: params.metadata(),
        ...(params.has('capabilities') && { capabilities: readCapabilities(params) }),
        isReady: false,
      });
    },
  },
  {
    method: 'POST',
    path: '/v1/account_links',
    answer: ({ change, params, publicUrl }): Stripe.AccountLink => {
      const { id } = change.require('accounts', params.required('account'), 'account');
      if (params.oneOf('type', ['account_onboarding', 'account_update']) === undefined) {
        throw params.missing('type');
      }
      params.ignore('collect', 'collection_options');
      const back = params.url('return_url');
      if (back === undefined) throw params.missing('return_url');
      if (params.url('refresh_url') === undefined) throw params.missing('refresh_url');
      const url = `${publicUrl}/setup/${id}?return_url=${encodeURIComponent(back)}`;
      const { now } = change;
      return { object: 'account_link', created: now, expires_at: now + 300, url };
    },
  },
  listRoute({ kind: 'accounts', path: '/v1/accounts' }),
  retrieveRoute('accounts', '/v1/accounts/:id'),
];
