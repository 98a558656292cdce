import type { OpeningEvent } from '@zaino/contracts/bookshops';
import type { EntityManager } from 'typeorm';
import { OpeningEventEntity } from './opening-event.entity';

/** Who asks or decides. */
export interface OpeningActor {
  kind: OpeningEventEntity['actorKind'];
  id: string | null;
  /** Of an admin. */
  name: string | null;
}

/** The shop itself, by a rule. */
export const shopActor: OpeningActor = { kind: 'shop', id: null, name: null };

type Entry = Pick<OpeningEventEntity, 'tenantId' | 'at' | 'action' | 'before' | 'after'> & {
  actor: OpeningActor;
  reason?: string;
};

/** Writes down what happened, in the transaction of the change; nothing ever changes or removes it. */
export async function logOpening(manager: EntityManager, entry: Entry): Promise<void> {
  const { actor, reason = '', ...facts } = entry;
  await manager.insert(OpeningEventEntity, {
    ...facts,
    reason,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.kind === 'admin' ? actor.name : null,
  });
}

/** A bookshop's history, newest first. */
export async function readOpeningLog(
  manager: EntityManager,
  tenantId: string,
): Promise<OpeningEvent[]> {
  const events = await manager.find(OpeningEventEntity, {
    where: { tenantId },
    order: { at: 'DESC', id: 'DESC' },
  });
  return events.map(({ at, action, actorName, reason, before, after }) => ({
    at: at.toISOString(),
    action,
    admin: actorName,
    reason,
    before,
    after,
  }));
}
