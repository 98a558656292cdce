import type { DeskStage, OrderState } from '@zaino/contracts/orders';
import { undoneStates } from '../orders/order-state';

/** States of orders in each stage: what a bookshop has to do with them is the same. */
const states: Readonly<Record<DeskStage, readonly OrderState[]>> = {
  'to-order': ['received', 'paid'],
  awaited: ['waiting'],
  complete: ['reserved'],
  ready: ['ready'],
  'handed-over': ['delivered', 'shipped'],
  ended: undoneStates,
};

const stages = Object.entries(states) as [DeskStage, readonly OrderState[]][];
const stageByState = new Map(
  stages.flatMap(([stage, own]) => own.map((state) => [state, stage] as const)),
);

export function stageOf(state: OrderState): DeskStage {
  return stageByState.get(state) ?? 'ended';
}

/** States of orders that the counter is done with. */
export const closedStates: readonly OrderState[] = [...states['handed-over'], ...states.ended];

/** States of orders that something is to be done with. */
const openStates: readonly OrderState[] = stages
  .filter(([stage]) => stage !== 'handed-over' && stage !== 'ended')
  .flatMap(([, own]) => own);

/** States of the orders that a list is asked for; all of them where neither is said. */
export function statesOf({ stage, open }: Wanted): readonly OrderState[] | null {
  if (stage !== undefined) return states[stage];
  if (open === undefined) return null;
  return open ? openStates : closedStates;
}

/** Whether the oldest of a list comes first: who has waited longest is served first. */
export function isOldestFirst(wanted: Wanted): boolean {
  return statesOf(wanted)?.every((state) => openStates.includes(state)) ?? false;
}

interface Wanted {
  stage?: DeskStage | undefined;
  open?: boolean | undefined;
}
