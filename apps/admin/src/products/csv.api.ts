import { adminCatalogueApi } from '@zaino/contracts/catalogue';
import { fetchJson } from '@zaino/web/api-client';

/** The service has two minutes for the largest file. */
const TIMEOUT_MS = 130_000;

/** What an import of a CSV file would do. */
export const previewCsv = (csv: string) =>
  fetchJson(adminCatalogueApi.previewCsv, { body: { csv }, timeoutMs: TIMEOUT_MS });

/** Imports a CSV file as its preview, named by the token, has shown it. */
export const importCsv = (csv: string, token: string) =>
  fetchJson(adminCatalogueApi.importCsv, { body: { csv, token }, timeoutMs: TIMEOUT_MS });
