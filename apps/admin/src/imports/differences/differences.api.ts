import { adminImportApi } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { type DifferenceFilters, readFilters } from './difference-filters';

/** Regions, or the provinces of the one that is chosen. */
export const placesQuery = ({ id, region }: Pick<DifferenceFilters, 'id' | 'region'>) =>
  pageQuery(adminImportApi.differences, { id, region }, (options) =>
    fetchJson(adminImportApi.differences, {
      ...options,
      params: { id },
      query: { region: region || undefined },
    }),
  );

export const changedSchoolsQuery = ({ id, page, ...filters }: DifferenceFilters) => {
  const { region, province, kind, search } = filters;
  const query = {
    page,
    region: region || undefined,
    province: province || undefined,
    kind: kind || undefined,
    search: search || undefined,
  };
  return pageQuery(adminImportApi.changedSchools, { id, ...query }, (options) =>
    fetchJson(adminImportApi.changedSchools, { ...options, params: { id }, query }),
  );
};

/** What the address names of an import's changes. */
export async function loadDifferences({ request, params: { id = '' } }: LoaderFunctionArgs) {
  const filters = readFilters(id, new URL(request.url).searchParams);
  await Promise.all([loadQuery(placesQuery(filters)), loadQuery(changedSchoolsQuery(filters))]);
  return filters;
}

/** Where the file of what is shown is asked for. */
export function differencesCsv({ id, region, province, kind }: DifferenceFilters) {
  const { method, path } = adminImportApi.differencesCsv;
  const asked = Object.entries({ region, province, kind }).filter(([, value]) => value !== '');
  const query = new URLSearchParams(asked).toString();
  return { method, path: `${path.replace(':id', id)}${query === '' ? '' : `?${query}`}` };
}
