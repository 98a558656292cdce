import { releaseDeskApi, type releaseDeskEndpoints } from '@zaino/contracts/releases';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { allOf, pageQuery, queryClient } from '../../queries';

/** What versions of an app may need, and what its latest ones needed. */
export const budgetQuery = (app: string) =>
  pageQuery(releaseDeskApi.budget, { app }, (options) =>
    fetchJson(releaseDeskApi.budget, { ...options, params: { app } }),
  );

export async function changeBudget(
  app: string,
  body: CallInput<typeof releaseDeskEndpoints.changeBudget>['body'],
): Promise<void> {
  await fetchJson(releaseDeskApi.changeBudget, { params: { app }, body });
  for (const call of [releaseDeskApi.budget, releaseDeskApi.history]) {
    void queryClient.invalidateQueries(allOf(call));
  }
}
