import { Injectable } from '@nestjs/common';
import type { AuditAct } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditHeadEntity, HEAD_ID } from './audit-head.entity';
import { canonicalJson } from './canonical-json';
import { entryHash } from './entry-hash';

/** An act with the id that its service gave it. */
export interface KeptAct {
  id: string;
  act: AuditAct;
}

/** Appends to the audit log: nothing here changes or removes what it holds, and nothing else writes it. */
@Injectable()
export class AuditChain {
  constructor(private readonly clock: Clock) {}

  /** In a transaction, which has the chain's end locked until it is over; an act that is there already stays once. */
  async append(manager: EntityManager, { id, act }: KeptAct): Promise<void> {
    const head = await manager.findOneOrFail(AuditHeadEntity, {
      where: { id: HEAD_ID },
      lock: { mode: 'pessimistic_write' },
    });
    if (await manager.existsBy(AuditEntryEntity, { id })) return;
    const now = new Date(this.clock.now());
    const entry = {
      sequence: String(BigInt(head.sequence) + 1n),
      id,
      at: momentOf(act.at, now),
      recordedAt: now,
      source: act.source,
      actorId: act.actor.id,
      actorName: wellFormed(act.actor.name),
      act: act.act,
      subjectKind: act.subject.kind,
      subjectId: wellFormed(act.subject.id),
      reason: act.reason && wellFormed(act.reason),
      stateBefore: act.before === null ? null : canonicalJson(act.before),
      stateAfter: act.after === null ? null : canonicalJson(act.after),
      previousHash: head.hash,
    };
    const hash = entryHash(entry);
    await manager.insert(AuditEntryEntity, { ...entry, hash });
    await manager.update(AuditHeadEntity, { id: HEAD_ID }, { sequence: entry.sequence, hash });
  }
}

/** Of a clock that is so far off that no list could show it, our own. */
function momentOf(at: string, now: Date): Date {
  const told = new Date(at);
  const isUsable = told >= new Date('2000-01-01') && told < new Date('2100-01-01');
  return isUsable ? told : now;
}

/** As the database keeps it: half a pair of UTF-16 would come back as another letter. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
