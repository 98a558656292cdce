import type { LedgerKind, Kinds } from '../ledger/kinds';
import { missingResource } from '../ledger/api-error';
import type { Params } from './params';
import type { SandboxCall, Route } from './route';

/** Stripe's list: newest first, up to 100 at once, on from or back from an id. */
export function listOf<T extends { id: string }>(all: readonly T[], url: string, params: Params) {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw params.invalid('limit', 'This value must be between 1 and 100 (inclusive).');
  }
  const after = params.string('starting_after');
  const before = params.string('ending_before');
  if (after !== undefined) return list(all.slice(placeOf(all, after) + 1), url, limit);
  if (before === undefined) return list(all, url, limit);
  const newer = all.slice(0, placeOf(all, before));
  const data = newer.slice(-limit);
  return { object: 'list' as const, url, has_more: newer.length > data.length, data };
}

function list<T>(candidates: readonly T[], url: string, limit: number) {
  const data = candidates.slice(0, limit);
  return { object: 'list' as const, url, has_more: candidates.length > limit, data };
}

function placeOf(all: readonly { id: string }[], id: string): number {
  const place = all.findIndex((object) => object.id === id);
  if (place < 0) throw missingResource('object', id, 'starting_after');
  return place;
}

/** As in `created[gte]=…`, or one moment. */
function createdFilter(params: Params): (created: number) => boolean {
  if (!params.has('created')) return () => true;
  const range = rangeOf(params);
  if (range === undefined) {
    const at = params.integer('created');
    return (created) => created === at;
  }
  const [gt, gte] = [range.integer('gt'), range.integer('gte')];
  const [lt, lte] = [range.integer('lt'), range.integer('lte')];
  return (created) =>
    created > (gt ?? -Infinity) &&
    created >= (gte ?? -Infinity) &&
    created < (lt ?? Infinity) &&
    created <= (lte ?? Infinity);
}

function rangeOf(params: Params): Params | undefined {
  try {
    return params.object('created');
  } catch {
    return undefined;
  }
}

interface ListRoute<K extends LedgerKind> {
  kind: K;
  path: string;
  /** Parameters that must be equal to the field of the name; an object there is known by its id. */
  filters?: (keyof Kinds[K] & string)[];
  /** What else the parameters ask for. */
  where?: (params: Params) => (object: Kinds[K]) => boolean;
}

export function listRoute<K extends LedgerKind>({
  kind,
  path,
  filters = [],
  where,
}: ListRoute<K>): Route {
  const answer = ({ change, params }: SandboxCall) => {
    const isWanted = createdFilter(params);
    const wanted = filters.map((name) => [name, params.string(name)] as const);
    const isMatch = where?.(params) ?? (() => true);
    const matches = change.newest(kind).filter((object) => {
      const created = 'created' in object ? object.created : undefined;
      return (
        (created === undefined || isWanted(created)) &&
        isMatch(object) &&
        wanted.every(([name, value]) => value === undefined || String(object[name]) === value)
      );
    });
    return listOf(matches, path, params);
  };
  return { method: 'GET', path, answer };
}

export function retrieveRoute(kind: LedgerKind, path: string): Route {
  const answer = ({ change, ids: [id = ''] }: SandboxCall) => change.require(kind, id);
  return { method: 'GET', path, answer };
}
