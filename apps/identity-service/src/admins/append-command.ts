import { randomUUID } from 'node:crypto';
import { commandLineActor } from '@zaino/service/audit-log/command-line-actor';
import type { StaffAct } from '@zaino/service/audit-log/audit-log';
import { Clock } from '@zaino/service/clock';
import type { EntityManager } from 'typeorm';
import { AuditChain } from '../audit-log/audit-chain';

type CommandAct = Pick<StaffAct, 'act'> & {
  subject: StaffAct['subject'];
  before?: Record<string, string | string[]>;
  after?: Record<string, string | string[]>;
};

/** What was done at the command line, straight into the audit log in the transaction of the act. */
export async function appendCommand(
  manager: EntityManager,
  { act, subject, before, after }: CommandAct,
): Promise<void> {
  const clock = new Clock();
  await new AuditChain(clock).append(manager, {
    id: randomUUID(),
    act: {
      at: new Date(clock.now()).toISOString(),
      source: 'command-line',
      actor: commandLineActor,
      act,
      subject,
      reason: null,
      before: before ?? null,
      after: after ?? null,
    },
  });
}
