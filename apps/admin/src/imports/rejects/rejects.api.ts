import { adminRejectApi, type RejectedRow } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { readFilters, type RejectFilters } from './reject-filters';

/** Reading and storing as many rows as one call takes may last. */
const TIMEOUT_MS = 65_000;

const queryOf = ({ run, code, state }: RejectFilters) => ({
  run: run || undefined,
  code: code || undefined,
  state,
});

export const rejectsQuery = (filters: RejectFilters) => {
  const query = { ...queryOf(filters), page: filters.page };
  return pageQuery(adminRejectApi.rejects, query, (options) =>
    fetchJson(adminRejectApi.rejects, { ...options, query }),
  );
};

/** The rows that the address names. */
export async function loadRejects({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  await loadQuery(rejectsQuery(filters));
  return filters;
}

export const correctReject = ({ id }: RejectedRow, cells: string[]) =>
  fetchJson(adminRejectApi.correct, { params: { id }, body: { cells } });

export const discardReject = ({ id }: RejectedRow, isDiscarded: boolean) =>
  fetchJson(adminRejectApi.discard, { body: { ids: [id], isDiscarded } });

export const importRejects = () => fetchJson(adminRejectApi.import, { timeoutMs: TIMEOUT_MS });

/** Where the file of what is shown is asked for. */
export function rejectsCsv(filters: RejectFilters) {
  const { method, path } = adminRejectApi.rejectsCsv;
  const asked = Object.entries(queryOf(filters)).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { method, path: `${path}?${new URLSearchParams(asked).toString()}` };
}
