import { contactPurposes } from '@zaino/contracts/identity';
import { isOfWeekBefore } from '@zaino/rules/weekly-mail-week';
import {
  greetingFor,
  type Mail,
  type MailEnding,
  type MailTable,
  pageUrl,
  type Sender,
} from '@zaino/service/mail/mail';
import type { OrderFile } from '../documents/order-file';
import { linesTable } from '../mails/lines-table';
import type { OrderLineEntity } from '../orders/order-line.entity';
import { onItsWay } from './on-its-way';

interface Week {
  firstName: string;
  /** Orders with something on its way: one or more. */
  files: OrderFile[];
  /** Its Monday. */
  week: string;
  ending: MailEnding;
}

/** How all orders stand: what has changed in a week, and of the rest when it comes. */
export function weeklyMail(sender: Sender, { firstName, files, week, ending }: Week): Mail {
  const isOne = files.length === 1;
  return {
    subject: isOne ? 'Il tuo ordine, questa settimana' : 'I tuoi ordini, questa settimana',
    preview: 'Che cosa è cambiato, e quando arriva il resto.',
    title: isOne ? 'Il tuo ordine, questa settimana' : 'I tuoi ordini, questa settimana',
    greeting: greetingFor(firstName),
    paragraphs: ['ecco a che punto è quello che aspetti.'],
    tables: files.flatMap((file) => orderTables(file, week)),
    action: { words: 'Vedi i tuoi ordini', url: pageUrl(sender, '/orders') },
    notes: [
      'Le date sono quelle previste oggi. Se una cambia, te lo scriviamo subito.',
      `Ti scriviamo perché hai acceso l’avviso “${contactPurposes['weekly-orders'].title}”.`,
    ],
    ending,
  };
}

/** What is in the customer's hands since a week is news, too. */
function orderTables(file: OrderFile, week: string): MailTable[] {
  const { number } = file.order;
  const told = file.lines.filter(({ state }) => onItsWay.includes(state) || state === 'delivered');
  const changed = told.filter(({ stateSince }) => isOfWeekBefore(stateSince, week));
  const rest = told.filter((line) => onItsWay.includes(line.state) && !changed.includes(line));
  const table = (words: string, lines: OrderLineEntity[]) =>
    lines.length === 0 ? [] : [linesTable(`Ordine ${number}: ${words}`, { file }, lines)];
  return [...table('cambiato in questa settimana', changed), ...table('ancora in viaggio', rest)];
}
