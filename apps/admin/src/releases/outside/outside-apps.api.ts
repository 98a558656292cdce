import { releaseDeskApi, type releaseDeskEndpoints } from '@zaino/contracts/releases';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { allOf, loadQuery, pageQuery, queryClient } from '../../queries';

export const outsideAppsQuery = pageQuery(releaseDeskApi.outsideApps, {}, async (options) => {
  const { apps } = await fetchJson(releaseDeskApi.outsideApps, options);
  return apps;
});

/** Apps of teams outside, with their paths. */
export async function loadOutsideApps(): Promise<null> {
  await loadQuery(outsideAppsQuery);
  return null;
}

export async function addOutsideApp(
  body: CallInput<typeof releaseDeskEndpoints.addOutsideApp>['body'],
): Promise<void> {
  await fetchJson(releaseDeskApi.addOutsideApp, { body });
  void queryClient.invalidateQueries(outsideAppsQuery);
}

/** Its path has no page any more, at once. */
export async function removeOutsideApp(app: string, reason: string): Promise<void> {
  await fetchJson(releaseDeskApi.removeOutsideApp, { params: { app }, body: { reason } });
  void queryClient.invalidateQueries(outsideAppsQuery);
  void queryClient.invalidateQueries(allOf(releaseDeskApi.overview));
}
