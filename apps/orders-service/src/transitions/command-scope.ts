import type { OrderState } from '@zaino/contracts/orders';
import type { CommandData } from '../orders/command';
import type { LockedOrder } from '../orders/locked-order';
import type { OrderLineEntity } from '../orders/order-line.entity';

/** What a command works on: the order as locked, and the lines that it is for, already in their new state. */
export interface CommandScope extends LockedOrder {
  chosen: readonly OrderLineEntity[];
  /** Where they stood before, by their ids. */
  from: ReadonlyMap<string, OrderState>;
  data: CommandData;
  now: Date;
}

/** Callers give each command what it needs: the contract of staff's commands says so. */
export function told<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The command was not told all that it needs.');
  return value;
}
