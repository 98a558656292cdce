import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ACT_REASON_LENGTH, type AuditAct } from '@zaino/contracts/shared';
import type { EntityManager } from 'typeorm';
import { ACCESS_SETTINGS, type AccessSettings } from '../access-settings';
import { callAtHand, type StaffActor } from '../calling-staff';
import { Clock } from '../clock';
import { Outbox } from '../outbox/outbox';
import { auditState } from './audit-state';
import { HASHED, type Hashed } from './hashed';

/** Topic of the outbox: an act on its way to the audit log, payload `QueuedAct`. */
export const AUDIT_ACT_TOPIC = 'audit.act';

/** An act as it stands in the outbox. */
interface QueuedAct {
  id: string;
  act: AuditAct;
}

export interface StaffAct {
  /** What was done to what kind of thing, as in `orders.shipped`. */
  act: string;
  subject: { kind: string; id: string };
  /** In the words of who did it, where they were asked. */
  reason?: string | null;
  /** What was changed, as it was and as it is now: JSON without personal data, but as `hashed`. */
  before?: object | null;
  after?: object | null;
}

/** Tells the audit log what admins do (docs/decisions/audit-log.md). */
@Injectable()
export class AuditLog {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(ACCESS_SETTINGS) private readonly settings: Pick<AccessSettings, 'serviceName'>,
  ) {}

  /**
   * In the transaction of the act: kept where that is committed, and only there. Whose act it is says the session of the
   * call at hand; throws where there is none and nobody is named.
   */
  async record(
    manager: EntityManager,
    act: StaffAct,
    actor: StaffActor | null = callAtHand()?.actor ?? null,
  ): Promise<void> {
    await this.outbox.addAll(manager, [this.message(act, actor)]);
  }

  /** Several acts of one call, in one statement. */
  async recordAll(manager: EntityManager, acts: readonly StaffAct[]): Promise<void> {
    await this.outbox.addAll(
      manager,
      acts.map((act) => this.message(act)),
    );
  }

  /** The same for who writes several messages of the outbox at once. */
  message(
    { act, subject, reason = null, before = null, after = null }: StaffAct,
    actor: StaffActor | null = callAtHand()?.actor ?? null,
  ): { topic: string; payload: QueuedAct } {
    if (actor === null) throw new Error(`Nobody is known to have done ${act}.`);
    callAtHand()?.acts.push(act);
    const told: AuditAct = {
      at: new Date(this.clock.now()).toISOString(),
      source: this.settings.serviceName,
      actor,
      act,
      subject,
      reason: reason && reason.slice(0, ACT_REASON_LENGTH),
      before: auditState(before),
      after: auditState(after),
    };
    return { topic: AUDIT_ACT_TOPIC, payload: { id: randomUUID(), act: told } };
  }

  /** Of a call that turned out to change nothing: nothing is missing in the log. */
  changedNothing(): void {
    const call = callAtHand();
    if (call) call.changedNothing = true;
  }

  /** A personal value for a state: the log keeps a keyed hash of it, the same for the same value. */
  hashed(value: string): Hashed {
    return { [HASHED]: value };
  }
}
