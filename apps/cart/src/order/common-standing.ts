import type { Order, OrderLine } from '@zaino/contracts/orders';
import { groupBy } from '@zaino/rules/group-by';
import { lineSentence } from '../order-lines/line-sentence';
import { lineSteps, type LineStep } from '../order-lines/line-steps';
import type { ShownLineContext } from '../order-lines/shown-line';
import { countPieces } from './group-order-lines';

/** Lines of which the same can be said: where they are, and when they come. */
export interface CommonStanding {
  lines: OrderLine[];
  sentence: ReturnType<typeof lineSentence>;
  steps: LineStep[];
}

/** The four steps of a line of an order. */
export function stepsOf(line: OrderLine, order: Order, context: ShownLineContext): LineStep[] {
  const events = order.events.filter(({ lineIds }) => lineIds.includes(line.id));
  return lineSteps(line, { ...context, events, orderedAt: order.createdAt });
}

/** What holds for most of these lines, to be said once; null where it holds for one alone. */
export function commonStanding(
  lines: readonly OrderLine[],
  order: Order,
  context: ShownLineContext,
): CommonStanding | null {
  const groups = groupBy(lines, (line) =>
    JSON.stringify([lineSentence(line, context), stepsOf(line, order, context)]),
  );
  const most = [...groups.values()].reduce<OrderLine[]>(
    (longest, group) => (group.length > longest.length ? group : longest),
    [],
  );
  const [first] = most;
  if (!first || most.length < 2) return null;
  return {
    lines: most,
    sentence: lineSentence(first, context, countPieces(most)),
    steps: stepsOf(first, order, context),
  };
}
