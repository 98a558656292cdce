import { csvOf, textOf } from './csv-file';

describe('textOf', () => {
  const file = (...bytes: number[]) => ({
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
  });

  it.each([
    ['UTF-8', [0x63, 0xc3, 0xa0], 'cà'],
    ['what spreadsheets on Windows write', [0x63, 0xe0, 0x80], 'cà€'],
  ])('reads %s', async (_what, bytes, text) => {
    expect(await textOf(file(...bytes) as Blob)).toBe(text);
  });
});

describe('csvOf', () => {
  it.each([
    [['Titolo', 'Copie'], 'Titolo;Copie'],
    [['Verde; "1"', '2'], '"Verde; ""1""";2'],
    [['=SOMMA(A1)', '-1'], `'=SOMMA(A1);'-1`],
    [['a\nb ', ''], '"a\nb ";'],
    [['-12,50', '-12,5+1'], `-12,50;'-12,5+1`],
  ])('writes %j as a spreadsheet in Italian opens it', (row, line) => {
    expect(csvOf([row])).toBe(`\uFEFF${line}\r\n`);
  });
});
