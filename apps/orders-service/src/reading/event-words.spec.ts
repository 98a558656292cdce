import { orderCommandNames } from '@zaino/contracts/orders';
import type { CommandData } from '../orders/command';
import { OrderLineEntity } from '../orders/order-line.entity';
import { aBookLine, anOrder } from '../testing/placed-order';
import { eventWords } from './event-words';

const books = ['9788800000015', '9788800000022', '9788800000039', '9788800000046'];
const { lines } = anOrder({ lines: books.map((reference) => aBookLine({ reference })) });
const [aLine] = lines as [OrderLineEntity];
const ids = lines.map(({ id }) => id);
const words = (command: string, data: CommandData = {}, lineIds: string[] = ids) =>
  eventWords({ command, data, lineIds }, lines, 'standard');

describe('what an event is called', () => {
  it.each<[string, CommandData, string]>([
    ['place', {}, 'Ordine ricevuto'],
    ['confirm-payment', {}, 'Pagamento ricevuto'],
    [
      'order-from-supplier',
      { expected: { from: '2026-12-03', to: '2026-12-05' } },
      'Chiesto al fornitore, previsto tra il 3 e il 5 dicembre',
    ],
    ['change-dates', {}, 'Nuova data'],
    ['substitute-edition', { title: 'Bis' }, 'Sostituito con un’altra edizione (Bis)'],
    ['ship', { carrier: 'BRT', code: 'X1' }, 'Spedito con BRT, X1'],
    ['ship', {}, 'Spedito'],
    ['cancel', {}, 'Annullato'],
    ['cancel', { cause: 'unpaid' }, 'Annullato: il pagamento non è arrivato in tempo'],
    ['cancel', { cause: 'late' }, 'Annullato: oltre la data che avevi scelto'],
    ['cancel', { cause: 'stock', reason: 'Esaurito' }, 'Annullato: Esaurito'],
    ['withdraw', { withdrawalId: 'w' }, 'Recesso dal contratto'],
    [
      'refund',
      { amountCents: 1_250, reason: 'Copertina rovinata' },
      'Rimborso chiesto di 12,50\u00a0€ (Copertina rovinata)',
    ],
    ['confirm-refund', { amountCents: 1_250 }, 'Rimborso eseguito di 12,50\u00a0€'],
    ['take-back', { undone: 'deliver' }, 'Corretto: non ancora consegnato'],
    ['take-back', { undone: 'reserve' }, 'Corretto: non ancora messo da parte'],
    ['fail-refund', {}, 'Rimborso non riuscito: lo rifacciamo noi'],
  ])('%s with %j: %s', (command, data, expected) => {
    expect(words(command, data)).toBe(expected);
  });

  it.each([...orderCommandNames, 'withdraw', 'receive-late-payment'])(
    'is Italian for %s',
    (command) => expect(words(command)).not.toBe(command),
  );

  it('names what it was done to, or counts it', () => {
    expect(words('reserve', {}, ids.slice(0, 1))).toBe('Messo da parte · Matematica verde 1');
    expect(words('reserve', {}, ids.slice(0, 3))).toBe('Messo da parte (3 articoli)');
    expect(words('reserve', {}, [])).toBe('Messo da parte');
  });

  it('says how many pieces of a line it was done to, and names an article once', () => {
    const part = Object.assign(new OrderLineEntity(), aLine, { id: 'part' });
    const event = { command: 'cancel', lineIds: ['part'] };
    const sentence = (quantity: number) => {
      const data = { parts: [{ lineId: 'part', of: aLine.id, quantity }] };
      return eventWords({ ...event, data }, [...lines, part], 'standard');
    };
    expect(sentence(1)).toBe('Annullato · Matematica verde 1 (1 pezzo)');
    expect(sentence(2)).toBe('Annullato · Matematica verde 1 (2 pezzi)');
    const reserved = { command: 'reserve', lineIds: [aLine.id, 'part'], data: {} };
    expect(eventWords(reserved, [...lines, part], 'standard')).toBe(
      'Messo da parte · Matematica verde 1',
    );
  });
});
