import type { StaffBulkCommand } from '@zaino/contracts/orders';
import type { Actor } from '../orders/actor';
import type { Command, CommandData } from '../orders/command';

interface Given {
  /** All lines that allow it where none are named. */
  lineIds?: readonly string[] | undefined;
  actor: Actor;
}

/** What staff asks of many orders, as the command of one of them. */
export function bulkCommandOf(asked: StaffBulkCommand, { lineIds, actor }: Given): Command {
  const { command, ...told } = asked;
  const data: CommandData = told;
  return { command, ...(lineIds && { lineIds }), actor, data };
}
