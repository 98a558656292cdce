import { releaseDeskApi, type releaseDeskEndpoints } from '@zaino/contracts/releases';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { loadQuery, pageQuery, queryClient } from '../../queries';
import { outsideAppsQuery } from '../outside/outside-apps.api';
import { overviewQuery } from '../releases.api';

export const teamsQuery = pageQuery(releaseDeskApi.teams, {}, async (options) => {
  const { teams } = await fetchJson(releaseDeskApi.teams, options);
  return teams;
});

/** Who may release what, and what there is to release. */
export async function loadTeams(): Promise<null> {
  await Promise.all([loadQuery(teamsQuery), loadQuery(overviewQuery), loadQuery(outsideAppsQuery)]);
  return null;
}

/** Gives the token, which nobody is told again. */
export async function addTeam(
  body: CallInput<typeof releaseDeskEndpoints.addTeam>['body'],
): Promise<string> {
  const { token } = await fetchJson(releaseDeskApi.addTeam, { body });
  void queryClient.invalidateQueries(teamsQuery);
  return token;
}

export async function revokeTeam(id: string): Promise<void> {
  await fetchJson(releaseDeskApi.revokeTeam, { params: { id } });
  void queryClient.invalidateQueries(teamsQuery);
}
