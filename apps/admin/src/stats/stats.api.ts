import { visitStatsApi } from '@zaino/contracts/analytics';
import { catalogueStatsApi } from '@zaino/contracts/catalogue';
import { identityStatsApi } from '@zaino/contracts/identity';
import { orderStatsApi } from '@zaino/contracts/orders';
import { schoolStatsApi } from '@zaino/contracts/schools';
import type { Period } from '@zaino/charts/period';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../queries';
import { readStats, type StatsAddress, type StatsView } from './stats-address';

/** What is asked of each service for some days: one that is away costs its own part. */
export const statsQueries = {
  sales: ({ from, to }: Period) =>
    pageQuery(orderStatsApi.sales, { from, to }, (options) =>
      fetchJson(orderStatsApi.sales, { ...options, query: { from, to } }),
    ),
  salesBySchool: ({ from, to }: Period) =>
    pageQuery(orderStatsApi.salesBySchool, { from, to }, (options) =>
      fetchJson(orderStatsApi.salesBySchool, { ...options, query: { from, to } }),
    ),
  afterSale: ({ from, to }: Period) =>
    pageQuery(orderStatsApi.afterSale, { from, to }, (options) =>
      fetchJson(orderStatsApi.afterSale, { ...options, query: { from, to } }),
    ),
  orderSteps: ({ from, to }: Period) =>
    pageQuery(orderStatsApi.steps, { from, to }, (options) =>
      fetchJson(orderStatsApi.steps, { ...options, query: { from, to } }),
    ),
  visits: ({ from, to }: Period) =>
    pageQuery(visitStatsApi.visits, { from, to }, (options) =>
      fetchJson(visitStatsApi.visits, { ...options, query: { from, to } }),
    ),
  siteSearches: ({ from, to }: Period) =>
    pageQuery(visitStatsApi.siteSearches, { from, to }, (options) =>
      fetchJson(visitStatsApi.siteSearches, { ...options, query: { from, to } }),
    ),
  schoolSearches: ({ from, to }: Period) =>
    pageQuery(schoolStatsApi.searches, { from, to }, (options) =>
      fetchJson(schoolStatsApi.searches, { ...options, query: { from, to } }),
    ),
  productSearches: ({ from, to }: Period) =>
    pageQuery(catalogueStatsApi.searches, { from, to }, (options) =>
      fetchJson(catalogueStatsApi.searches, { ...options, query: { from, to } }),
    ),
  browserErrors: ({ from, to }: Period) =>
    pageQuery(identityStatsApi.browserErrors, { from, to }, (options) =>
      fetchJson(identityStatsApi.browserErrors, { ...options, query: { from, to } }),
    ),
};

/** What each view shows. */
const loads: Readonly<Record<StatsView, (period: Period) => Promise<unknown>[]>> = {
  vendite: (period) => [loadQuery(statsQueries.sales(period))],
  scuole: (period) => [loadQuery(statsQueries.salesBySchool(period))],
  conversione: (period) => [
    loadQuery(statsQueries.schoolSearches(period)),
    loadQuery(statsQueries.orderSteps(period)),
    loadQuery(statsQueries.visits(period)),
  ],
  ricerche: (period) => [
    loadQuery(statsQueries.siteSearches(period)),
    loadQuery(statsQueries.schoolSearches(period)),
    loadQuery(statsQueries.productSearches(period)),
  ],
  dopo: (period) => [loadQuery(statsQueries.afterSale(period))],
  errori: (period) => [loadQuery(statsQueries.browserErrors(period))],
};

/** What the address names; nothing is asked of days that cannot be. */
export async function loadStats({ request }: LoaderFunctionArgs): Promise<StatsAddress> {
  const address = readStats(new URL(request.url).searchParams, italianDay(Date.now()));
  if (address.error === null) await Promise.all(loads[address.view](address.period));
  return address;
}
