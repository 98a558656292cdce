import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { newId } from '../ledger/ids';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import { refused } from '../ledger/api-error';
import type { Route } from '../protocol/route';
import { standingOf } from './account-standing';
import { readEmail } from './customers';

const capabilities = ['card_payments', 'transfers'] as const;
type Capability = (typeof capabilities)[number];

interface NewAccount {
  id?: string;
  type: Stripe.Account.Type;
  email: string | null;
  metadata?: Stripe.Metadata;
  /** What it was made for; both unless told. */
  capabilities?: readonly Capability[];
  /** It has told all that Stripe asks, and may be paid. */
  isReady: boolean;
}

export function makeAccount(change: LedgerChange, fields: NewAccount): Stripe.Account {
  const standing = standingOf(fields.isReady ? 'active' : 'new');
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
    ...standing,
    capabilities: only(fields.capabilities ?? capabilities, standing.capabilities),
  };
  return change.put('accounts', account, '');
}

/** What an account is from now on, which its platform is told. */
export function setStanding(
  change: LedgerChange,
  id: string,
  standing: ReturnType<typeof standingOf>,
): Stripe.Account {
  const old = change.require('accounts', id);
  const own = capabilities.filter((name) => old.capabilities?.[name] !== undefined);
  const account = change.put('accounts', {
    ...old,
    ...standing,
    capabilities: only(own, standing.capabilities),
  });
  change.emit('account.updated', account, id);
  return account;
}

/** An account has the capabilities alone that were asked for with it. */
function only(
  names: readonly Capability[],
  all: Stripe.Account.Capabilities,
): Stripe.Account.Capabilities {
  return Object.fromEntries(names.map((name) => [name, all[name]]));
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
  if (account.capabilities?.transfers === 'active') return account;
  const message =
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments';
  throw refused(message, 'insufficient_capabilities_for_transfer', params.nameOf(name));
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
  listRoute({ kind: 'accounts', path: '/v1/accounts' }),
  retrieveRoute('accounts', '/v1/accounts/:id'),
];
