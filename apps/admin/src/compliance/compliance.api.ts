import { visitComplianceApi } from '@zaino/contracts/analytics';
import { bookshopsComplianceApi } from '@zaino/contracts/bookshops';
import { catalogueComplianceApi } from '@zaino/contracts/catalogue';
import { identityComplianceApi } from '@zaino/contracts/identity';
import { complianceApi } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';
import { loadQuery, pageQuery } from '../queries';

/** The orders of a year are looked through: the service has a minute. */
const CHECKS_MS = 65_000;

/** What each service checks, and what is missing where it does not answer. */
export const complianceSources = [
  {
    name: 'Ordini, rimborsi e fatture',
    query: pageQuery(complianceApi.checks, {}, (options) =>
      fetchJson(complianceApi.checks, { ...options, timeoutMs: CHECKS_MS }),
    ),
  },
  {
    name: 'Prezzi dei prodotti',
    query: pageQuery(catalogueComplianceApi.checks, {}, (options) =>
      fetchJson(catalogueComplianceApi.checks, options),
    ),
  },
  {
    name: 'Librerie',
    query: pageQuery(bookshopsComplianceApi.checks, {}, (options) =>
      fetchJson(bookshopsComplianceApi.checks, options),
    ),
  },
  {
    name: 'Consensi e pagine viste',
    query: pageQuery(visitComplianceApi.checks, {}, (options) =>
      fetchJson(visitComplianceApi.checks, options),
    ),
  },
  {
    name: 'Account e registro di sicurezza',
    query: pageQuery(identityComplianceApi.checks, {}, (options) =>
      fetchJson(identityComplianceApi.checks, options),
    ),
  },
] as const;

/** Each of them is asked by itself: one that is away costs its own lines. */
export async function loadCompliance(): Promise<null> {
  await Promise.all(complianceSources.map(({ query }) => loadQuery(query)));
  return null;
}
