import type Stripe from 'stripe';
import type { LedgerChange } from '../ledger/change';
import { knownWays, otherWays } from './ways';
import { listRoute, retrieveRoute } from '../protocol/list';
import type { Params } from '../protocol/params';
import type { Route } from '../protocol/route';

/** Of the configuration that is there from the start, and stands where a session names none. */
export const DEFAULT_CONFIGURATION = 'pmc_sandbox';

/** Which ways to pay are on; all that the sandbox knows unless told. */
export function putConfiguration(change: LedgerChange, on: readonly string[] = knownWays): void {
  const unknown = on.find((name) => !knownWays.some((way) => way === name));
  if (unknown !== undefined) throw new Error(`The sandbox knows no way to pay ${unknown}.`);
  const ways = knownWays.map((way) => [way, preferenceOf(on.includes(way))] as const);
  change.put('paymentMethodConfigurations', {
    id: DEFAULT_CONFIGURATION,
    object: 'payment_method_configuration',
    active: true,
    application: null,
    is_default: true,
    livemode: false,
    name: 'Default',
    parent: null,
    ...Object.fromEntries(ways),
  });
}

function preferenceOf(isOn: boolean): Stripe.PaymentMethodConfiguration.Card {
  const value = isOn ? 'on' : 'off';
  return { available: isOn, display_preference: { overridable: null, preference: value, value } };
}

/** What a session offers: what it names, else what its configuration, or the default one, has on, less what it excludes. */
export function offeredTypes(change: LedgerChange, params: Params): string[] {
  const excluded = params.strings('excluded_payment_method_types');
  return allTypes(change, params).filter((type) => !excluded.includes(type));
}

function allTypes(change: LedgerChange, params: Params): string[] {
  const named = params.strings('payment_method_types');
  const id = params.string('payment_method_configuration');
  if (named.length > 0) {
    if (id === undefined) return named;
    const message =
      'You may only specify one of these parameters: payment_method_types, payment_method_configuration.';
    throw params.invalid('payment_method_types', message);
  }
  const name = id ?? DEFAULT_CONFIGURATION;
  const configuration = change.require(
    'paymentMethodConfigurations',
    name,
    'payment_method_configuration',
  );
  return (['card', ...otherWays] as const).filter((way) => configuration[way]?.available);
}

export const configurationRoutes: Route[] = [
  listRoute({ kind: 'paymentMethodConfigurations', path: '/v1/payment_method_configurations' }),
  retrieveRoute('paymentMethodConfigurations', '/v1/payment_method_configurations/:id'),
];
