import {
  type Arrival,
  arrivalApi,
  type ListLine,
  type Scan,
  type ScanOutcome,
} from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

/** Each copy of a scan is a transaction of its own. */
const MANY_TIMEOUT_MS = 60_000;

/** What has come within a day, by whomever. */
export function loadArrivals({
  request,
}: LoaderFunctionArgs): Promise<Outcome<{ arrivals: Arrival[] }>> {
  return settle(fetchJson(arrivalApi.list, { request }));
}

/** The same later on. */
export function readArrivals(): Promise<Outcome<{ arrivals: Arrival[] }>> {
  return settle(fetchJson(arrivalApi.list));
}

export async function sendScans(scans: Scan[]): Promise<ScanOutcome[]> {
  const { outcomes } = await fetchJson(arrivalApi.receive, {
    body: { scans },
    timeoutMs: MANY_TIMEOUT_MS,
  });
  return outcomes;
}

export function takeArrivalBack(id: string): Promise<Arrival> {
  return fetchJson(arrivalApi.takeBack, { params: { id } });
}

export async function readList(text: string): Promise<ListLine[]> {
  const { lines } = await fetchJson(arrivalApi.preview, { body: { text } });
  return lines;
}
