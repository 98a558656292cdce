import type { Order } from '@zaino/contracts/orders';
import { linesToday, partsOf } from '../orders/line-parts';
import { disputeCommands } from '../payments/dispute-commands';
import { eventWords } from './event-words';
import type { OrderRecords, Viewer } from './order-records';

/** Each with the lines by which its own stand today, so that the history of pieces is that of their line too. */
export function eventAnswers(
  { order, events, lines }: OrderRecords,
  viewer: Viewer,
): Order['events'] {
  const { shippingMethod } = order;
  const answers = events.map(({ at, who, actorName, command, to, data, ...event }, index) => {
    const lineIds = linesToday(event.lineIds, events.slice(index + 1).flatMap(partsOf));
    // A bookshop knows its own people by name, staff everybody.
    const name = viewer === 'staff' || viewer === who ? actorName : null;
    const text = eventWords({ command, data, lineIds }, lines, shippingMethod);
    return { at: at.toISOString(), who, name, command, lineIds, to, text };
  });
  if (viewer === 'staff') return answers;
  return answers.filter(({ command }) => !disputeCommands.includes(command));
}
