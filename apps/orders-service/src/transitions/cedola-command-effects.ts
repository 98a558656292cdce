import { cedolaStateOf } from '../orders/cedola-state';
import { coverByCedola, uncover } from '../orders/cover-by-cedola';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { owedCents, settle } from '../orders/owed';
import { type CommandScope, told } from './command-scope';
import type { OrderEffect } from './order-effect';

type CedolaCommand = 'enter-cedola' | 'accept-cedola' | 'refuse-cedola' | 'pay-without-cedola';

/** What commands about vouchers do beside moving lines; each gives what follows, in its order. */
export const cedolaCommandEffects: Record<CedolaCommand, (scope: CommandScope) => OrderEffect[]> = {
  'enter-cedola': ({ order, chosen, data }) => {
    for (const line of chosen) {
      line.cedolaId = told(data.cedolaId);
      line.cedolaState = 'entered';
      coverByCedola(order, line);
    }
    return [];
  },
  'accept-cedola': (scope) => {
    for (const line of scope.chosen) line.cedolaState = 'accepted';
    settleByCedola(scope);
    return cedoleChanged(scope);
  },
  'refuse-cedola': (scope) => {
    const { order, chosen, now } = scope;
    for (const line of chosen) {
      line.cedolaState = 'refused';
      uncover(order, line);
    }
    // It was paid by cedole alone.
    order.paymentState = 'due';
    order.paidAt = null;
    order.payBefore ??= now;
    return cedoleChanged(scope);
  },
  'pay-without-cedola': ({ chosen }) => {
    endRefused(chosen);
    return [];
  },
};

/** Nothing is left for the family to pay, and every cedola was accepted: the order is paid. */
export function settleByCedola({ order, lines, now }: CommandScope): void {
  if (order.paymentState !== 'due' || cedolaStateOf(lines) !== 'accepted') return;
  if (owedCents(order, lines) === 0) settle({ order, lines }, now);
}

/** The family pays for them: they are lines as all others. */
export function endRefused(lines: readonly OrderLineEntity[]): void {
  for (const line of lines) {
    if (line.cedolaState !== 'refused') continue;
    line.cedolaState = null;
    line.cedolaId = null;
  }
}

/** For those who follow cedole, where the chosen lines have any. */
export function cedoleChanged({ lines, chosen, data }: CommandScope): OrderEffect[] {
  const cedolaIds = cedolaIdsOf(chosen);
  return cedolaIds.length > 0 ? [{ kind: 'cedole-changed', lines, cedolaIds, data }] : [];
}

/** Books of theirs are said to be handed over no more. */
export function handOverUndone(chosen: readonly OrderLineEntity[]): OrderEffect[] {
  const cedolaIds = cedolaIdsOf(chosen);
  return cedolaIds.length > 0 ? [{ kind: 'hand-over-undone', cedolaIds }] : [];
}

/** Of the lines that are paid by one, once each. */
function cedolaIdsOf(lines: readonly OrderLineEntity[]): string[] {
  return [...new Set(lines.flatMap(({ cedolaId }) => cedolaId ?? []))];
}
