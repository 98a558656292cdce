import { adminImportApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';

/** A school, and the import that changed its lists. */
export interface SchoolOfImport {
  id: string;
  codice: string;
}

export const schoolQuery = ({ id, codice }: SchoolOfImport) =>
  pageQuery(adminImportApi.changedLists, { id, codice }, (options) =>
    fetchJson(adminImportApi.changedLists, { ...options, params: { id, codice } }),
  );

export async function loadSchool({ params: { id = '', codice = '' } }: LoaderFunctionArgs) {
  const asked = { id, codice };
  await loadQuery(schoolQuery(asked));
  return asked;
}
