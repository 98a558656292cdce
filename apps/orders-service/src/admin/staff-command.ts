import type { LinePieces, StaffCommand } from '@zaino/contracts/orders';
import { toCents } from '@zaino/rules/money';
import type { SessionUser } from '@zaino/contracts/shared';
import type { Command, CommandData } from '../orders/command';

/** What staff asks for, as the command of orders that it is; a command of the order as a whole may name no line. */
export function orderCommandOf(asked: StaffCommand, user: SessionUser): Command {
  const { command, lineIds, ...rest } = asked;
  const { pieces, ...told }: Told = rest;
  return {
    command,
    ...(lineIds.length > 0 && { lineIds }),
    ...(pieces && { pieces }),
    actor: { who: 'staff', id: user.uid, name: user.displayName },
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
