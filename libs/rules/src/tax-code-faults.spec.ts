import { taxCodeFaults } from './tax-code-faults';

const person = 'RSSMRA80A01H501U';
const company = '12345678903';

describe('tax codes of an invoice', () => {
  it.each([
    ['persona', person, ''],
    ['azienda', '', company],
    ['azienda', company, ''],
    ['azienda', person, company],
  ] as const)('are right: %s with %j and %j', (kind, taxCode, vatNumber) => {
    expect(taxCodeFaults({ kind, taxCode, vatNumber })).toEqual({});
  });

  it.each([
    [{ kind: 'persona', taxCode: '', vatNumber: '' }, { taxCode: 'Scrivi il codice fiscale' }],
    [
      { kind: 'persona', taxCode: person, vatNumber: company },
      { vatNumber: 'La partita IVA è solo per le aziende' },
    ],
    [
      { kind: 'persona', taxCode: company, vatNumber: '' },
      { taxCode: 'Controlla il codice fiscale: ha sedici caratteri' },
    ],
    [
      { kind: 'azienda', taxCode: '', vatNumber: '' },
      {
        taxCode: 'Scrivi il codice fiscale o la partita IVA',
        vatNumber: 'Controlla la partita IVA: ha undici cifre',
      },
    ],
    [
      { kind: 'azienda', taxCode: 'RSSMRA80A01H501A', vatNumber: '12345678904' },
      {
        taxCode: 'Controlla il codice fiscale: una lettera o una cifra non è quella giusta',
        vatNumber: 'Controlla la partita IVA: una cifra non è quella giusta',
      },
    ],
    [
      { kind: 'azienda', taxCode: '123', vatNumber: company },
      { taxCode: 'Controlla il codice fiscale: ha sedici caratteri, o undici cifre' },
    ],
  ] as const)('say what is wrong: %j', (codes, faults) => {
    expect(taxCodeFaults(codes)).toEqual(faults);
  });
});
