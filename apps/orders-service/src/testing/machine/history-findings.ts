import type { OrderCommandName, OrderState } from '@zaino/contracts/orders';
import { type DataSource, In } from 'typeorm';
import type { CommandData } from '../../orders/command';
import { commandRules } from '../../orders/command-rules';
import { partsOf } from '../../orders/line-parts';
import { OrderEventEntity } from '../../orders/order-event.entity';
import type { OrderLineEntity } from '../../orders/order-line.entity';

/** The history of each order leads every line, step by step, to where it stands, and by steps that there are. */
export async function historyFindings(
  { manager }: DataSource,
  lines: OrderLineEntity[],
): Promise<string[]> {
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  const events = await manager.find(OrderEventEntity, {
    where: { orderId: In(orderIds) },
    order: { id: 'ASC' },
  });
  return orderIds.flatMap((id) => {
    const states = new Map<string, OrderState>();
    const own = events.filter(({ orderId }) => orderId === id);
    const steps = own.flatMap((event) => stepFindings(event, states));
    const ends = lines
      .filter(({ orderId, id: line, state }) => orderId === id && states.get(line) !== state)
      .map((line) => `${line.id} is ${line.state}, by its history ${states.get(line.id)}`);
    const names = own.map(({ command }) => command).join(', ');
    return [...steps, ...ends].map((text) => `order ${id}: ${text} (${names})`);
  });
}

/** What is wrong with one step; brings the lines where it leads. */
function stepFindings(event: OrderEventEntity, states: Map<string, OrderState>): string[] {
  const { command, to, lineIds } = event;
  for (const { lineId, of } of partsOf(event)) {
    const state = states.get(of);
    // A withdrawal tells the same parts by two events.
    if (state !== undefined && !states.has(lineId)) states.set(lineId, state);
  }
  const wrong = lineIds.filter((id) => !isStep(event, states.get(id)));
  const texts = wrong.map((id) => `${command} of ${id}, which was ${states.get(id)}`);
  if (to !== null) for (const id of lineIds) states.set(id, to);
  return texts;
}

function isStep(event: OrderEventEntity, from: OrderState | undefined): boolean {
  const { command, to } = event;
  if (command === 'place' || from === undefined) return command === 'place' && from === undefined;
  if (!(command in commandRules)) return true;
  const rule = commandRules[command as OrderCommandName];
  // Of a refund that moves no line it is told alone that it has arrived.
  if (to === null && rule.to !== null) return true;
  const givers: readonly string[] = rule.from[from] ?? [];
  return givers.includes(giverOf(event)) || isSurplus(event);
}

function giverOf({ who, data }: OrderEventEntity): string {
  return (data as CommandData).cause === 'withdrawal' ? 'system' : who;
}

/** Money that came too late, or twice, goes back by itself. */
function isSurplus({ command, who }: OrderEventEntity): boolean {
  return command === 'refund' && who === 'system';
}
