import type { ExportedRequest } from '@zaino/contracts/identity';
import type { EntityManager } from 'typeorm';
import { DataRequestEntity } from './data-request.entity';

/** What somebody has asked about their data, in the order in which it came: it is kept of them, too. */
export async function exportedRequests(
  manager: EntityManager,
  userUid: string,
): Promise<ExportedRequest[]> {
  const order = { receivedOn: 'ASC', id: 'ASC' } as const;
  const requests = await manager.find(DataRequestEntity, { where: { userUid }, order });
  return requests.map(({ kind, state, receivedOn, dueOn, evidence, refusal }) => ({
    kind,
    state,
    receivedOn,
    dueOn,
    evidence,
    refusal,
  }));
}
