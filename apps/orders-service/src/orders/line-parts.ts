import { type EntityManager, In, MoreThan } from 'typeorm';
import type { CommandData, LinePart } from './command';
import { OrderEventEntity } from './order-event.entity';

/** Commands that may be for some pieces of a line only. */
const splitting = [
  'reserve',
  'mark-ready',
  'deliver',
  'cancel',
  'receive-return',
  'withdraw',
  'enter-cedola',
  'drop-extra',
];

/** The parts that an event has made. */
export function partsOf({ data }: Pick<OrderEventEntity, 'data'>): readonly LinePart[] {
  return (data as CommandData).parts ?? [];
}

/** Lines by which an event's lines stand today: with what was taken out of them since (`later`, in its order). */
export function linesToday(lineIds: readonly string[], later: readonly LinePart[]): string[] {
  const ids = new Set(lineIds);
  for (const { lineId, of } of later) if (ids.has(of)) ids.add(lineId);
  return [...ids];
}

/** The same for an event of the log. */
export async function linesOfEvent(
  manager: EntityManager,
  { id, orderId, lineIds }: Pick<OrderEventEntity, 'id' | 'orderId' | 'lineIds'>,
): Promise<string[]> {
  const since = { orderId, id: MoreThan(id), command: In(splitting) };
  const later = await manager.find(OrderEventEntity, { where: since, order: { id: 'ASC' } });
  return linesToday(lineIds, later.flatMap(partsOf));
}

/** The lines that a command is for, once pieces of some of them have lines of their own. */
export function namedLines(lineIds: readonly string[], parts: readonly LinePart[]): string[] {
  return lineIds.map((id) => parts.find(({ of }) => of === id)?.lineId ?? id);
}
