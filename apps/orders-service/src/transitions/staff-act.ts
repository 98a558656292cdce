import type { StaffAct } from '@zaino/service/audit-log/audit-log';
import type { CommandData } from '../orders/command';
import type { LogEntry } from './log-entry';

/** What the audit log has of a command beside its lines: nothing by which a customer could be known. */
const told = [
  'expected',
  'isbn',
  'carrier',
  'cause',
  'restocks',
  'undone',
  'amountCents',
  'tender',
] as const satisfies (keyof CommandData)[];

/** An entry of the log of orders as the audit log has it. */
export function staffActOf({ orderId, command, to, lineIds, from, data = {} }: LogEntry): StaffAct {
  const known = told.flatMap((name) => (data[name] === undefined ? [] : [[name, data[name]]]));
  const statesBefore = lineIds.map((id) => [id, from?.get(id) ?? null]);
  return {
    act: `orders.${command}`,
    subject: { kind: 'order', id: orderId },
    reason: data.reason ?? null,
    before: { lines: Object.fromEntries(statesBefore) as object },
    after: {
      lines: Object.fromEntries(statesBefore.map(([id, state]) => [id, to ?? state])) as object,
      ...(Object.fromEntries(known) as object),
    },
  };
}
