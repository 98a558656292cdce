import type { DeskStage, OrderState } from '@zaino/contracts/orders';

/** States of orders in each stage: what a bookshop has to do with them is the same. */
const statesOf: Readonly<Record<DeskStage, readonly OrderState[]>> = {
  'to-order': ['received', 'paid'],
  awaited: ['waiting'],
  complete: ['reserved'],
  ready: ['ready'],
  'handed-over': ['delivered', 'shipped'],
  ended: ['cancelled', 'returned', 'refunded'],
};

const stages = Object.entries(statesOf) as [DeskStage, readonly OrderState[]][];
const stageByState = new Map(
  stages.flatMap(([stage, states]) => states.map((state) => [state, stage] as const)),
);

export const statesOfStage = (stage: DeskStage): readonly OrderState[] => statesOf[stage];

export function stageOf(state: OrderState): DeskStage {
  return stageByState.get(state) ?? 'ended';
}

/** States of orders that the counter is done with. */
export const closedStates: readonly OrderState[] = [...statesOf['handed-over'], ...statesOf.ended];

/** States of orders that something is to be done with. */
export const openStates: readonly OrderState[] = stages
  .filter(([stage]) => stage !== 'handed-over' && stage !== 'ended')
  .flatMap(([, states]) => states);

/** Whether the oldest of a list comes first: who has waited longest is served first. */
export function isOldestFirst(stage: DeskStage | undefined): boolean {
  return stage !== undefined && stage !== 'handed-over' && stage !== 'ended';
}
