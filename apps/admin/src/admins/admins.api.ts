import { type Approval, approvalApi, type AskedChange } from '@zaino/contracts/identity';
import type { AdminArea } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import { loadQuery, pageQuery } from '../queries';

export const adminsQuery = pageQuery(approvalApi.admins, {}, async (options) => {
  const { admins } = await fetchJson(approvalApi.admins, options);
  return admins;
});

export const approvalsQuery = pageQuery(approvalApi.list, {}, async (options) => {
  const { approvals } = await fetchJson(approvalApi.list, options);
  return approvals;
});

/** All admins, and what waits for a second person. */
export async function loadAdmins(): Promise<null> {
  await Promise.all([loadQuery(adminsQuery), loadQuery(approvalsQuery)]);
  return null;
}

export function propose(change: AskedChange, reason: string) {
  return fetchJson(approvalApi.propose, { body: { change, reason } });
}

/** Refused with a reason, confirmed without one; gives the password of an admin who was made by it. */
export async function decide({ id }: Approval, reason: string | null): Promise<string | null> {
  const params = { id };
  const body =
    reason === null ? { decision: 'confirm' as const } : { decision: 'refuse' as const, reason };
  const { password } = await fetchJson(approvalApi.decide, { params, body });
  return password;
}

export function narrow(id: string, areas: AdminArea[], reason: string) {
  return fetchJson(approvalApi.narrow, { params: { id }, body: { areas, reason } });
}
