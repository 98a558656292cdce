import type { StaffCommand } from '@zaino/contracts/orders';
import { toCents } from '@zaino/rules/money';
import type { SessionUser } from '@zaino/contracts/shared';
import type { Command, CommandData } from '../orders/command';

/** What staff asks for, as the command of orders that it is; a command of the order as a whole may name no line. */
export function orderCommandOf(asked: StaffCommand, user: SessionUser): Command {
  const { command, lineIds, pieces, ...told } = { pieces: undefined, ...asked };
  return {
    command,
    ...(lineIds.length > 0 && { lineIds }),
    ...(pieces && { pieces }),
    actor: { who: 'staff', id: user.uid, name: user.displayName },
    data: inCents(told),
  };
}

type Told = { amount?: number } & Omit<CommandData, 'amountCents'>;

function inCents({ amount, ...data }: Told): CommandData {
  return amount === undefined ? data : { ...data, amountCents: toCents(amount) };
}
