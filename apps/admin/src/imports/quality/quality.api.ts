import { adminQualityApi, type BookIssue } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { type QualityFilters, readFilters } from './quality-filters';

export const qualityQuery = pageQuery(adminQualityApi.quality, {}, (options) =>
  fetchJson(adminQualityApi.quality, options),
);

export const doubtfulBooksQuery = (
  issue: BookIssue,
  { search, page }: Pick<QualityFilters, 'search' | 'page'>,
) => {
  const query = { issue, search: search || undefined, page };
  return pageQuery(adminQualityApi.books, query, (options) =>
    fetchJson(adminQualityApi.books, { ...options, query }),
  );
};

export const schoolsOverCapQuery = ({ search, region, province, page }: QualityFilters) => {
  const query = {
    search: search || undefined,
    region: region || undefined,
    province: province || undefined,
    page,
  };
  return pageQuery(adminQualityApi.schools, query, (options) =>
    fetchJson(adminQualityApi.schools, { ...options, query }),
  );
};

export const classesQuery = (codice: string) =>
  pageQuery(adminQualityApi.classes, { codice }, (options) =>
    fetchJson(adminQualityApi.classes, { ...options, params: { codice } }),
  );

/** The counts, and the list that the address names. */
export async function loadQuality({ request }: LoaderFunctionArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  const { issue } = filters;
  const list =
    issue === 'cap'
      ? loadQuery(schoolsOverCapQuery(filters))
      : loadQuery(doubtfulBooksQuery(issue, filters));
  await Promise.all([loadQuery(qualityQuery), list]);
  return filters;
}

/** The classes of the school that the address names. */
export async function loadClasses({ params: { codice = '' } }: LoaderFunctionArgs) {
  await loadQuery(classesQuery(codice));
  return codice;
}

/** Where the file of what is shown is asked for. */
export function qualityCsv({ issue, search, region, province }: QualityFilters) {
  const isCap = issue === 'cap';
  const { method, path } = isCap ? adminQualityApi.schoolsCsv : adminQualityApi.booksCsv;
  const asked = Object.entries(isCap ? { search, region, province } : { issue, search });
  const query = new URLSearchParams(asked.filter(([, value]) => value !== '')).toString();
  return { method, path: query === '' ? path : `${path}?${query}` };
}
