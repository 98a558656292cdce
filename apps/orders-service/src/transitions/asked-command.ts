import type { DeskCommand, LinePieces, StaffCommand } from '@zaino/contracts/orders';
import { toCents } from '@zaino/rules/money';
import type { Actor } from '../orders/actor';
import type { Command, CommandData } from '../orders/command';

/** What staff or a bookshop asks for, as the command of orders that it is; one of the order as a whole may name no line. */
export function orderCommandOf(asked: StaffCommand | DeskCommand, actor: Actor): Command {
  const { command, lineIds, ...rest } = asked;
  const { pieces, ...told }: Told = rest;
  return {
    command,
    ...(lineIds.length > 0 && { lineIds }),
    ...(pieces && { pieces }),
    actor,
    data: inCents(told),
  };
}

/** What commands are told beside their lines; each has its own of these. */
interface Told extends Omit<CommandData, 'amountCents'> {
  pieces?: LinePieces | undefined;
  amount?: number;
}

function inCents({ amount, ...data }: Omit<Told, 'pieces'>): CommandData {
  return amount === undefined ? data : { ...data, amountCents: toCents(amount) };
}
