import { adminImportApi, type ImportRun } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../queries';

export const importsQuery = (page: number) =>
  pageQuery(adminImportApi.imports, { page }, (options) =>
    fetchJson(adminImportApi.imports, { ...options, query: { page } }),
  );

/** The page of the list that the address names. */
export async function loadImports({ request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get('pagina'));
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  await loadQuery(importsQuery(page));
  return page;
}

export const importsPath = (page: number) =>
  page > 1 ? `/admin/books/imports?pagina=${page}` : '/admin/books/imports';

export const cancelImport = ({ id }: ImportRun) =>
  fetchJson(adminImportApi.cancel, { params: { id } });

export const undoImport = ({ id }: ImportRun) => fetchJson(adminImportApi.undo, { params: { id } });

export const importFolder = (year: number | null) =>
  fetchJson(adminImportApi.takeFolder, { body: { year } });
