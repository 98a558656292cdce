import type { DataRequest } from '@zaino/contracts/identity';
import type { DataRequestEntity } from '../data-requests/data-request.entity';
import { daysUntil } from '../data-requests/request-deadline';

/** A request as the contract has it; `name` of the account, null where it is gone. */
export function dataRequestAnswer(
  row: DataRequestEntity,
  name: string | null,
  today: string,
): DataRequest {
  const { id, userUid: uid, kind, state, source, receivedOn, dueOn, evidence, refusal } = row;
  return {
    id,
    uid,
    name,
    kind,
    state,
    source,
    receivedOn,
    dueOn,
    daysLeft: state === 'open' ? daysUntil(dueOn, today) : null,
    evidence,
    enteredBy: row.enteredBy,
    answeredAt: row.answeredAt && row.answeredAt.toISOString(),
    answeredBy: row.answeredBy,
    refusal,
  };
}
