import type { CDPSession } from '@playwright/test';

/** Bytes on the wire, heads included, by what they are. */
export interface Transfers {
  document: number;
  scripts: number;
  styles: number;
  fonts: number;
  data: number;
  others: number;
  all: number;
  requests: number;
}

type Kind = Exclude<keyof Transfers, 'all' | 'requests'>;

const kinds: Record<string, Kind> = {
  Document: 'document',
  Script: 'scripts',
  Stylesheet: 'styles',
  Font: 'fonts',
  Fetch: 'data',
  XHR: 'data',
};

/** Counts what a page transfers from now on. */
export function countTransfers(session: CDPSession): Transfers {
  const none = { document: 0, scripts: 0, styles: 0, fonts: 0, data: 0, others: 0 };
  const transfers: Transfers = { ...none, all: 0, requests: 0 };
  const kindOf = new Map<string, Kind>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds[type] ?? 'others');
    transfers.requests += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined) return;
    transfers[kind] += encodedDataLength;
    transfers.all += encodedDataLength;
  });
  return transfers;
}
