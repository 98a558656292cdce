import type { DeskStage, deskEndpoints, OrderState } from '@zaino/contracts/orders';
import type { z } from 'zod';
import type { DeskQuery } from './desk-conditions';
import { stageOf, statesOf } from './desk-stages';

type Totals = Pick<z.output<typeof deskEndpoints.orders.response>, 'total' | 'stages'>;

/** So many orders are in a state. */
export interface OrdersInState {
  state: OrderState;
  orders: number;
}

/** Of those in the list, and in each stage over all other filters. */
export function deskTotals(counted: readonly OrdersInState[], query: DeskQuery): Totals {
  const wanted = statesOf(query);
  const inList = counted.filter(({ state }) => wanted?.includes(state) ?? true);
  const total = inList.reduce((sum, { orders }) => sum + orders, 0);
  return { total, stages: stagesOf(counted) };
}

function stagesOf(counted: readonly OrdersInState[]): Totals['stages'] {
  const stages = new Map<DeskStage, number>();
  for (const { state, orders } of counted) {
    const stage = stageOf(state);
    stages.set(stage, (stages.get(stage) ?? 0) + orders);
  }
  return [...stages].map(([stage, orders]) => ({ stage, orders }));
}
