import { readList } from './read-list';

const one = '9788899001223';
const two = '9788804667896';

const read = (text: string) =>
  readList(text).map(({ isbn, copies, problem }) => (problem === null ? [isbn, copies] : problem));

describe('a list of books', () => {
  it.each([
    [
      'ISBNs alone',
      `${one}\n\n978-88-04-66789-6\r\n`,
      [
        [one, 1],
        [two, 1],
      ],
    ],
    [
      'copies behind',
      `${one} 3\n${two}\t12`,
      [
        [one, 3],
        [two, 12],
      ],
    ],
    [
      'copies before',
      `3x ${one}\n2 x ${two}`,
      [
        [one, 3],
        [two, 2],
      ],
    ],
    ['old ISBNs', '88-04-66789-3', [[two, 1]]],
    ['within prose', `Matematica verde ISBN ${one}`, [[one, 1]]],
    [
      'columns with heads',
      `Codice ISBN;Descrizione;Prezzo;Quantità\n${one};"Verde; 1";31,50;2\n${two};Blu;12;1,00`,
      [
        [one, 2],
        [two, 1],
      ],
    ],
    ['columns in another order', `N. copie,EAN\n4,${one}`, [[one, 4]]],
    ['columns without heads', `${one};Matematica verde;31,50;2`, [[one, 2]]],
    ['two small numbers', `${one};2;3`, [[one, 1]]],
    ['a mark of the encoding', `\uFEFF${one}`, [[one, 1]]],
    ['no copies', `ISBN;Copie\n${one};0`, ['Nessuna copia.']],
    ['words for copies', `ISBN;Copie\n${one};due`, ['Non si capisce quante copie sono.']],
    ['too many copies', `${one} 100`, ['Troppe copie: al massimo 99 in una riga.']],
    ['a wrong digit', '9788899001224', ['Qui non c’è un ISBN giusto.']],
    ['something else', 'Grazie per il Suo ordine', ['Qui non c’è un ISBN giusto.']],
    ['nothing', ' \n ', []],
  ])('is read: %s', (_, text, lines) => {
    expect(read(text)).toEqual(lines);
  });

  it('keeps the numbers of its lines', () => {
    expect(readList(`\n${one}\n\n${two}`).map(({ line }) => line)).toEqual([2, 4]);
  });
});
