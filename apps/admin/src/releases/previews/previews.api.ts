import { releaseDeskApi, type releaseDeskEndpoints } from '@zaino/contracts/releases';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { loadQuery, pageQuery, queryClient } from '../../queries';
import { overviewQuery } from '../releases.api';

export const previewsQuery = pageQuery(releaseDeskApi.previews, {}, async (options) => {
  const { previews } = await fetchJson(releaseDeskApi.previews, options);
  return previews;
});

/** Links to previews, and the versions that one could show. */
export async function loadPreviews(): Promise<null> {
  await Promise.all([loadQuery(previewsQuery), loadQuery(overviewQuery)]);
  return null;
}

/** Gives the link, which nobody is told again. */
export async function addPreview(
  body: CallInput<typeof releaseDeskEndpoints.addPreview>['body'],
): Promise<string> {
  const { link } = await fetchJson(releaseDeskApi.addPreview, { body });
  void queryClient.invalidateQueries(previewsQuery);
  return link;
}

/**
 * Has this browser take an app from its own machine, by a cookie that comes with the answer. Gives where the app's pages
 * begin.
 */
export async function openLocal(app: string, origin: string): Promise<string> {
  const { path } = await fetchJson(releaseDeskApi.openLocal, { body: { app, origin } });
  return path;
}

/** A link by which this browser gets the canaries that run for staff alone. */
export async function staffLink(): Promise<string> {
  const { link } = await fetchJson(releaseDeskApi.staffLink);
  return link;
}

export async function revokePreview(id: string): Promise<void> {
  await fetchJson(releaseDeskApi.revokePreview, { params: { id } });
  void queryClient.invalidateQueries(previewsQuery);
}
