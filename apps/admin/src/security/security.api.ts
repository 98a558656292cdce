import { adminFactorApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';
import { loadQuery, pageQuery } from '../queries';

/** The own second factors. */
export const factorsQuery = pageQuery(adminFactorApi.status, {}, ({ request }) =>
  fetchJson(adminFactorApi.status, { request }),
);

export const loadSecurity = () => loadQuery(factorsQuery);
