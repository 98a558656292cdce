import { staffCommandSchema } from '@zaino/contracts/orders';
import { sampleLine } from './testing/sample-order';
import { piecesField, readCommand, refundableEuro } from './command-values';
import { commandWords, commonCommands, type StaffCommandName } from './command-words';

const lines = [sampleLine(), sampleLine({ total: 10, discount: 1.5 })];

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const filled = formOf({
  from: '2026-09-08',
  to: '2026-09-14',
  isbn: '9788899001221',
  title: 'Le parole in cammino 2, nuova edizione',
  carrier: 'Poste',
  code: 'XY 1',
  url: '',
  reason: 'Fuori stampa',
  amount: '19,90',
  restocks: 'on',
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-08T21:30:00Z'));
});
afterEach(() => jest.restoreAllMocks());

describe('reading a command', () => {
  it.each(Object.keys(commandWords) as StaffCommandName[])(
    '%s is as the contract wants it',
    (name) => {
      const read = readCommand(name, lines, filled);
      expect('command' in read && staffCommandSchema.parse(read.command)).toMatchObject({
        command: name,
        lineIds: lines.map(({ id }) => id),
      });
    },
  );

  it.each<[StaffCommandName, string]>([
    ['order-from-supplier', 'expected.from'],
    ['substitute-edition', 'isbn'],
    ['ship', 'carrier'],
    ['cancel', 'reason'],
    ['refund', 'amount'],
  ])('%s says what is missing', (name, field) => {
    const read = readCommand(name, lines, new FormData());
    expect('errors' in read && read.errors[field]).toMatch(/^(Scrivi|Scegli)/);
  });

  it.each(['order-from-supplier', 'change-dates'] as const)(
    '%s takes no day of the past',
    (name) => {
      const form = formOf({ from: '2026-09-07', to: '2026-09-14' });
      expect(readCommand(name, lines, form)).toEqual({
        errors: { 'expected.from': 'Scegli un giorno da oggi in poi' },
      });
    },
  );

  it('says what is wrong in the words of the contract', () => {
    const errorsOf = (name: StaffCommandName, fields: Record<string, string>) =>
      readCommand(name, lines, formOf(fields));
    expect(errorsOf('change-dates', { from: '2026-09-14', to: '2026-09-09' })).toEqual({
      errors: { 'expected.to': 'L’ultimo giorno viene dopo il primo' },
    });
    expect(errorsOf('substitute-edition', {})).toEqual({
      errors: { isbn: 'Scrivi l’ISBN', title: 'Scrivi il titolo' },
    });
  });

  it('is of some pieces of a line where the form says so', () => {
    const other = '8d7ef2a0-4a5a-4c47-9d0f-00000000000a';
    const twins = [sampleLine({ quantity: 3 }), sampleLine({ id: other, quantity: 2 })];
    const form = formOf({
      [piecesField(sampleLine().id)]: '1',
      [piecesField(other)]: '2',
      reason: 'Fuori stampa',
      restocks: 'on',
    });
    for (const name of ['cancel', 'receive-return'] as const) {
      const pieces = [{ lineId: sampleLine().id, quantity: 1, of: 3 }];
      expect(readCommand(name, twins, form)).toMatchObject({ command: { command: name, pieces } });
      expect(readCommand(name, lines, filled)).not.toHaveProperty('command.pieces');
    }
  });

  it('reads amounts as they are written in Italy', () => {
    const dear = [sampleLine({ total: 2_000 })];
    const form = formOf({ amount: '1.019,90', reason: 'Copertina rovinata' });
    expect(readCommand('refund', dear, form)).toMatchObject({ command: { amount: 1019.9 } });
    const dot = formOf({ amount: '1.50', reason: 'Copertina rovinata' });
    expect(readCommand('refund', dear, dot)).toMatchObject({ command: { amount: 1.5 } });
    expect(refundableEuro(lines)).toBe('28,40');
  });

  it('gives back no more than was paid, and says how much that is', () => {
    const of = (amount: string) =>
      readCommand('refund', lines, formOf({ amount, reason: 'Copertina rovinata' }));
    expect(of('28,41')).toEqual({ errors: { amount: 'Al massimo 28,40\u00a0€' } });
    expect(of('28,40')).toMatchObject({ command: { amount: 28.4 } });
  });

  it.each(['http://corriere.example', 'corriere.example/1', 'https://'])(
    'says that %s is no page of a carrier',
    (url) => {
      const read = readCommand('ship', lines, formOf({ carrier: 'Poste', code: 'XY 1', url }));
      expect('errors' in read && read.errors.url).toMatch(/^Scrivi un indirizzo/);
    },
  );

  it('proposes to give back what was paid: nothing twice, nor what a Comune pays', () => {
    const given = sampleLine({ total: 10, discount: 1.5, refunded: 2 });
    const ofComune = sampleLine({ total: 20, cedola: { id: 'c', amount: 20 } });
    expect(refundableEuro([given, ofComune])).toBe('6,50');
  });
});

describe('commonCommands', () => {
  it('is nothing for no line', () => expect(commonCommands([])).toEqual([]));
  it('is what all lines allow', () => {
    expect(
      commonCommands([
        { commands: ['ship', 'cancel'] },
        { commands: ['cancel', 'confirm-payment'] },
      ]),
    ).toEqual(['cancel']);
  });
});
