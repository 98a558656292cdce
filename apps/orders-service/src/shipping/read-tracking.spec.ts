import { DomainError } from '@zaino/service/domain-error';
import { readTracking } from './read-tracking';

const [one, two] = ['ZN-7K3M-9QXD-1', 'ZN-2222-2222-1'];

describe('a file of tracking numbers', () => {
  it.each([
    ['semicolons', `Riferimento;Tracking\r\n${one};AB1\r\n${two};AB2\r\n`],
    ['commas', `Tracking,Riferimento\nAB1,${one}\nAB2,${two}`],
    ['tabs', `Corriere\tRif.\tLettera di vettura\nX\t${one}\tAB1\nX\t${two}\tAB2`],
    ['a byte order mark', `\uFEFFReference;AWB\n${one};AB1\n${two};AB2`],
    ['quotes', `"Riferimento";"Numero spedizione"\n"${one}";"AB1"\n"${two}";"AB2"`],
    [
      'a blank line, and a line of blank cells',
      `Riferimento;Tracking\n${one};AB1\n${two};AB2\n\n;;\n`,
    ],
    ['what a spreadsheet shows as text', `Riferimento;Tracking\n${one};="AB1"\n${two};'AB2`],
  ])('is read with %s', (_, text) => {
    expect(readTracking(text)).toEqual([
      { line: 2, reference: one, code: 'AB1' },
      { line: 3, reference: two, code: 'AB2' },
    ]);
  });

  it('without heads has the parcel first', () => {
    expect(readTracking(`${one};AB1`)).toEqual([{ line: 1, reference: one, code: 'AB1' }]);
  });

  it('keeps a line that lacks something, to be refused by its number', () => {
    expect(readTracking(`Riferimento;Tracking\n${one}\n;AB2`)).toEqual([
      { line: 2, reference: one, code: '' },
      { line: 3, reference: '', code: 'AB2' },
    ]);
  });

  it('is not cut where a cell holds a separator or a line break', () => {
    const text = `Note;Riferimento;Tracking\n"fragile; vetro\nsu";${one};AB1`;
    expect(readTracking(text)).toEqual([{ line: 2, reference: one, code: 'AB1' }]);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '\n \n;;\n'],
    ['other heads', 'Nome;Cognome\nAnna;Bianchi'],
    ['no number', `Riferimento;Peso\n${one};3`],
    ['an open quote', `Riferimento;Tracking\n"${one};AB1`],
    ['too many lines', `Riferimento;Tracking\n${`${one};AB1\n`.repeat(501)}`],
  ])('is none with %s', (_, text) => {
    expect(() => readTracking(text)).toThrow(DomainError);
  });
});
