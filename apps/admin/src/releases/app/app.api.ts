import { releaseDeskApi, releasesApi } from '@zaino/contracts/releases';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { figuresQuery } from '../releases.api';
import { type AppAddress, readAddress } from './app-address';
import { budgetQuery } from './budget.api';

/** One app: its live version, canary and versions. */
export const appQuery = (app: string) =>
  pageQuery(releasesApi.read, { app }, (options) =>
    fetchJson(releasesApi.read, { ...options, params: { app } }),
  );

/** What happened to it, the latest first; `before` is the line at which a page begins. */
export const historyQuery = ({ app, before }: Pick<AppAddress, 'app' | 'before'>) => {
  const query = before === null ? { app } : { app, before };
  return pageQuery(releaseDeskApi.history, query, (options) =>
    fetchJson(releaseDeskApi.history, { ...options, query }),
  );
};

/** What the address names. */
export async function loadApp({ params, request }: LoaderFunctionArgs): Promise<AppAddress> {
  const address = readAddress(params.app ?? '', new URL(request.url).searchParams);
  const { app, hours } = address;
  await Promise.all([
    loadQuery(appQuery(app)),
    loadQuery(historyQuery(address)),
    loadQuery(figuresQuery(app, hours)),
    loadQuery(budgetQuery(app)),
  ]);
  return address;
}
