import type { LedgerChange } from '../ledger/change';
import type { Params } from './params';

/** A call of the API on its way. */
export interface SandboxCall {
  change: LedgerChange;
  params: Params;
  /** What stands in the open places of the path. */
  ids: string[];
  /** Where people find the hosted pages. */
  publicUrl: string;
}

/** What answers one method and path, as in `GET /v1/charges/:id`. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  answer: (call: SandboxCall) => object;
}
