import { complianceApi, type RegisterQuery } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchFile, fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { saveFile } from '@zaino/web/save-file';
import { loadQuery, pageQuery } from '../../queries';
import { readRegister } from './register-address';

/** A month of a busy year: the service has a minute. */
const MONTH_MS = 65_000;

export const registerQuery = (query: RegisterQuery) =>
  pageQuery(complianceApi.register, query, (options) =>
    fetchJson(complianceApi.register, { ...options, query, timeoutMs: MONTH_MS }),
  );

/** The month and the seller that the address names. */
export async function loadRegister({ request }: LoaderFunctionArgs): Promise<RegisterQuery> {
  const asked = readRegister(new URL(request.url).searchParams, italianDay(Date.now()));
  await loadQuery(registerQuery(asked));
  return asked;
}

const files = {
  csv: complianceApi.registerFile,
  pdf: complianceApi.registerPrint,
} as const;

/** Downloads what is shown. Rejects with `ApiError`. */
export async function downloadRegister(
  kind: keyof typeof files,
  query: RegisterQuery,
): Promise<void> {
  saveFile(await fetchFile(files[kind], { query }), `corrispettivi-${query.month}.${kind}`);
}
