import { Injectable } from '@nestjs/common';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import { Outbox } from '@zaino/service/outbox/outbox';
import type { EntityManager } from 'typeorm';
import { OrderEventEntity } from '../orders/order-event.entity';
import { EffectHandlers, type Message } from './effect-handlers';
import type { LogEntry } from './log-entry';
import { staffActOf } from './staff-act';

/** Keeps what was done to orders. */
@Injectable()
export class OrderLog {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly effects: EffectHandlers,
    private readonly auditLog: AuditLog,
  ) {}

  /** In the transaction of the change: two statements, however many entries and messages. */
  async write(
    manager: EntityManager,
    entries: readonly LogEntry[],
    others: readonly Message[] = [],
  ): Promise<void> {
    const at = new Date(this.clock.now());
    const rows = entries.map((entry) => ({ ...rowOf(entry), at }));
    const { identifiers } = await manager.insert(OrderEventEntity, rows);
    const logged = entries.flatMap(({ isQuiet, actor, command }, index) => {
      const eventId = String(identifiers[index]?.id);
      const effect = { kind: 'event-logged' as const, eventId, command, causedBy: actor.causedBy };
      return isQuiet ? [] : [effect];
    });
    const { messages } = await this.effects.run(manager, logged);
    await this.outbox.addAll(manager, [...messages, ...others, ...this.actsOf(entries)]);
  }

  /** What members of staff did, for the audit log. */
  private actsOf(entries: readonly LogEntry[]): Message[] {
    return entries.flatMap((entry) => {
      const { who, id, name } = entry.actor;
      if (who !== 'staff' || id === null) return [];
      return [this.auditLog.message(staffActOf(entry), { id, name: name ?? id })];
    });
  }
}

function rowOf({ orderId, command, to, actor, lineIds, data = {} }: LogEntry) {
  return {
    orderId,
    command,
    to,
    lineIds: [...lineIds],
    data: { ...data },
    who: actor.who,
    actorId: actor.id,
    actorName: actor.name,
  };
}
