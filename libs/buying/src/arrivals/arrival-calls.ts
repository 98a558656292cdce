import type { Arrival, arrivalApi, ListLine, Scan, ScanOutcome } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { EitherDoor } from '../either-door';

/** What has come within a day, by whomever, or why nobody can say. */
export type ArrivalsAnswer = Outcome<{ arrivals: Arrival[] }>;

/** What the screens of arrivals ask. */
export interface ArrivalCalls {
  read: (request?: Request) => Promise<ArrivalsAnswer>;
  sendScans: (scans: Scan[]) => Promise<ScanOutcome[]>;
  takeBack: (id: string) => Promise<Arrival>;
  readList: (text: string) => Promise<ListLine[]>;
}

/** Each copy of a scan is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

/** The calls of a bookshop's desk, or those of staff. */
export function arrivalCallsOf(api: EitherDoor<typeof arrivalApi>): ArrivalCalls {
  return {
    read: (request) => settle(fetchJson(api.list, request ? { request } : {})),
    sendScans: async (scans) => {
      const sent = { body: { scans }, timeoutMs: MANY_TIMEOUT_MS };
      return (await fetchJson(api.receive, sent)).outcomes;
    },
    takeBack: (id) => fetchJson(api.takeBack, { params: { id } }),
    readList: async (text) => (await fetchJson(api.preview, { body: { text } })).lines,
  };
}
