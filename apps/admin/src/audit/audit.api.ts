import { auditLogApi } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../queries';
import { type AuditFilters, readFilters } from './audit-filters';

export const auditQuery = (filters: AuditFilters) => {
  const asked = Object.entries(filters).filter(([, value]) => value !== '');
  const query: Partial<AuditFilters> = Object.fromEntries(asked);
  return pageQuery(auditLogApi.search, query, (options) =>
    fetchJson(auditLogApi.search, { ...options, query }),
  );
};

/** The entries that the address names. */
export async function loadAudit({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  await loadQuery(auditQuery(filters));
  return filters;
}
