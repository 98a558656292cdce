import type { LedgerChange } from '../ledger/change';
import type { LedgerKind } from '../ledger/kinds';
import { kindOfPrefix } from '../ledger/names';
import { invalidParameter } from '../ledger/api-error';

type Fields = Record<string, unknown>;

/** Puts whole objects where their ids stand, as `expand[]` asks: `payment_intent.latest_charge`, `data.refunds`. */
export function expand(change: LedgerChange, answer: object, paths: string[]): object {
  return paths.reduce(
    (expanded, path) => follow(change, expanded as Fields, path.split('.')),
    answer,
  );
}

function follow(change: LedgerChange, object: Fields, [name = '', ...rest]: string[]): Fields {
  if (object[name] === null) return object;
  const value = object[name] ?? listAt(change, object, name);
  if (Array.isArray(value) && name === 'data') {
    const data = (value as Fields[]).map((entry) => follow(change, entry, rest));
    return { ...object, data };
  }
  const inner = typeof value === 'string' ? objectOf(change, value) : value;
  if (inner === undefined || typeof inner !== 'object') throw notExpandable(name);
  const expanded = rest.length > 0 ? follow(change, inner as Fields, rest) : inner;
  return { ...object, [name]: expanded };
}

function objectOf(change: LedgerChange, id: string): object | undefined {
  const kind: LedgerKind | undefined = kindOfPrefix[id.slice(0, id.indexOf('_'))];
  return kind && change.find(kind, id);
}

/** Lists that stand in no object by themselves. */
function listAt(change: LedgerChange, { object, id }: Fields, name: string): object | undefined {
  const key = String(id);
  if (object === 'checkout.session' && name === 'line_items') {
    const { lineItems } = change.require('checkouts', key);
    return listObject(lineItems, `/v1/checkout/sessions/${key}/line_items`);
  }
  if (object === 'charge' && name === 'refunds') {
    const refunds = change.newest('refunds').filter(({ charge }) => charge === key);
    return listObject(refunds, `/v1/charges/${key}/refunds`);
  }
  return undefined;
}

function listObject(data: object[], url: string): object {
  return { object: 'list', data, has_more: false, url };
}

function notExpandable(name: string): Error {
  return invalidParameter('expand', `This property cannot be expanded (${name}).`);
}
