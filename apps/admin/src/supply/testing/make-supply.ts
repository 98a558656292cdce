import type { Distributor, Feed } from '@zaino/contracts/schools';

/** A distributor whose file is of today. */
export function makeDistributor(changes: Partial<Distributor> = {}): Distributor {
  return {
    id: 3,
    name: 'Fastlibri',
    folder: 'fastlibri',
    daysFrom: 1,
    daysTo: 2,
    cutOff: 11,
    feedKind: 'full',
    isUsed: true,
    columns: {},
    codes: [{ code: '04', state: 'reprint' }],
    asOf: '2026-11-27T07:12:00.000Z',
    isTrusted: true,
    books: 123_456,
    ...changes,
  };
}

/** A file that is in use. */
export function makeFeed(changes: Partial<Feed> = {}): Feed {
  return {
    id: 7,
    distributorId: 3,
    fileName: 'listino.csv',
    kind: 'full',
    source: 'upload',
    state: 'active',
    bytes: 1_000,
    bytesRead: 1_000,
    rowsGood: 123_456,
    rowsBad: 0,
    rowsBefore: 123_000,
    otherPrices: 0,
    problem: null,
    asOf: '2026-11-27T07:12:00.000Z',
    createdAt: '2026-11-27T07:12:00.000Z',
    endedAt: null,
    ...changes,
  };
}
