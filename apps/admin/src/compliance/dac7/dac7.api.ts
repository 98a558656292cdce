import { complianceApi } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { saveFile } from '@zaino/web/save-file';
import { loadQuery, pageQuery } from '../../queries';
import { readYear } from './dac7-address';

/** A busy year: the service has two minutes. */
const YEAR_MS = 125_000;

export const dac7Query = (year: number) =>
  pageQuery(complianceApi.dac7, { year }, (options) =>
    fetchJson(complianceApi.dac7, { ...options, query: { year }, timeoutMs: YEAR_MS }),
  );

/** The year that the address names. */
export async function loadDac7({ request }: LoaderFunctionArgs): Promise<number> {
  const year = readYear(new URL(request.url).searchParams, italianDay(Date.now()));
  await loadQuery(dac7Query(year));
  return year;
}

/** Downloads the report of a year; the audit log keeps that it was taken. Rejects with `ApiError`. */
export async function downloadDac7(year: number): Promise<void> {
  const options = { body: { year }, timeoutMs: YEAR_MS };
  const { name, csv } = await fetchJson(complianceApi.exportDac7, options);
  saveFile(new Blob([csv], { type: 'text/csv' }), name);
}
