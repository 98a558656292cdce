import type { LineCedolaState } from './line-cedola-state';
import type { OrderLineEntity } from './order-line.entity';
import { isUndone } from './order-state';

/** The least settled first. */
const unsettled: readonly LineCedolaState[] = ['entered', 'refused', 'accepted'];

/** How the cedole of an order stand together; lines that were cancelled or came back no longer count. */
export function cedolaStateOf(
  lines: readonly Pick<OrderLineEntity, 'state' | 'cedolaState'>[],
): LineCedolaState | null {
  const present = new Set(lines.filter((line) => !isUndone(line)).map((line) => line.cedolaState));
  return unsettled.find((state) => present.has(state)) ?? null;
}
