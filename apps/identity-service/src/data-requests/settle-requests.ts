import { randomUUID } from 'node:crypto';
import type { DataRequestKind } from '@zaino/contracts/identity';
import { italianDay } from '@zaino/rules/italian-day';
import { type EntityManager, In } from 'typeorm';
import { DataRequestEntity } from './data-request.entity';
import { requestDeadline } from './request-deadline';

interface Fulfilled {
  uid: string;
  kind: DataRequestKind;
  /** Milliseconds since 1970. */
  now: number;
  /** Name of the admin who did it; null where the person did. */
  by: string | null;
}

/**
 * A copy of the data was opened, or the account deleted, in the same transaction: what waited for that is done. Where
 * nothing did, it is noted that the person needed nobody, of copies once a day.
 */
export async function settleRequests(manager: EntityManager, fulfilled: Fulfilled): Promise<void> {
  const { uid: userUid, kind, now, by: answeredBy } = fulfilled;
  const ofKind = { userUid, kind };
  const answered = { state: 'done', answeredAt: new Date(now), answeredBy } as const;
  // One that was handed over keeps who did that and when.
  const sent = await manager.update(
    DataRequestEntity,
    { ...ofKind, state: 'sent' },
    { state: 'done' },
  );
  const open = await manager.update(DataRequestEntity, { ...ofKind, state: 'open' }, answered);
  if ((sent.affected ?? 0) + (open.affected ?? 0) > 0 || answeredBy !== null) return;
  const receivedOn = italianDay(now);
  const done = { ...ofKind, source: 'person', receivedOn } as const;
  if (await manager.existsBy(DataRequestEntity, done)) return;
  await manager.insert(DataRequestEntity, {
    ...done,
    ...answered,
    id: randomUUID(),
    dueOn: requestDeadline(receivedOn),
    evidence: '',
    enteredBy: null,
    refusal: '',
  });
}

/** Of an account that is gone: nobody can be answered any more. */
export async function lapseRequests(
  manager: EntityManager,
  uid: string,
  now: number,
): Promise<void> {
  const waiting = { userUid: uid, state: In(['open', 'sent']) };
  await manager.update(DataRequestEntity, waiting, { state: 'lapsed', answeredAt: new Date(now) });
}
