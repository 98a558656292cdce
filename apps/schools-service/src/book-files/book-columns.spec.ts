import type { BookField, BookValues } from '@zaino/contracts/schools';
import { readCell, readCode, writeCell, writeCode } from './book-columns';

describe('the code of a book in a cell', () => {
  it.each([
    ['978-8800000001', '9788800000001'],
    ['9788800000001', '9788800000001'],
    [' 978 88 00 00000 1 ', '9788800000001'],
    ['aie12', 'AIE12'],
  ])('%j is %s', (cell, isbn) => expect(readCode(cell)).toEqual({ isbn }));

  it('is written so that a spreadsheet leaves it alone', () => {
    expect(writeCode('9788800000001')).toBe('978-8800000001');
    expect(writeCode('AIE12')).toBe('AIE12');
  });

  it.each(['9,788E+12', '9.7888E12', '', 'libro di storia', '97888000000012345'])(
    '%j is refused',
    (cell) => expect(readCode(cell)).toHaveProperty('problem'),
  );
});

describe('a field in a cell', () => {
  it.each<[BookField, string, unknown]>([
    ['descrizione', ' Un viaggio. ', 'Un viaggio.'],
    ['descrizione', "'=1+1", '=1+1'],
    ['pagine', ' 240 ', 240],
    [
      'pagineSaggio',
      'https://e.example/1.jpg | https://e.example/2.pdf',
      ['https://e.example/1.jpg', 'https://e.example/2.pdf'],
    ],
    ['pubblicazione', '2026-03-01', '2026-03-01'],
    ['pubblicazione', '1/3/2026', '2026-03-01'],
    ['pubblicazione', 'mar-26', '2026-03'],
    ['pubblicazione', '2026', '2026'],
  ])('%s %j is read', (field, cell, value) => expect(readCell(field, cell)).toEqual({ value }));

  it.each<[BookField, string, string]>([
    ['pagine', '240,5', 'Serve un numero intero, scritto solo con cifre'],
    ['pagine', '0', 'Almeno 1'],
    ['pubblicazione', 'marzo', 'Scrivi un anno, come 2026, oppure una data, come 2026-03-01'],
    ['copertina', 'cover.jpg', 'Serve l’indirizzo di un’immagine, che comincia con https://'],
    ['scheda', 'http://editrice.example', 'Serve un indirizzo che comincia con https://'],
    ['collana', 'a'.repeat(251), 'Al massimo 250 caratteri'],
  ])('%s %j is refused with a sentence', (field, cell, problem) =>
    expect(readCell(field, cell)).toEqual({ problem }),
  );

  it.each<[BookValues[BookField], string]>([
    ['=1+1', "'=1+1"],
    [null, ''],
    [240, '240'],
    [['a|b', 'c'], 'a\\|b | c'],
  ])('of %j is written', (value, cell) => expect(writeCell(value)).toBe(cell));
});
