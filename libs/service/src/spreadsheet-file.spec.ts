import { spreadsheetEuro, spreadsheetFile, spreadsheetLines } from './spreadsheet-file';

describe('a file for spreadsheets', () => {
  it('has semicolons, quotes where they are needed, and a mark for UTF-8', () => {
    expect(
      spreadsheetFile([
        ['Città', 'Copie'],
        ['Forlì; "Cesena"', '2'],
      ]),
    ).toBe('\ufeffCittà;Copie\r\n"Forlì; ""Cesena""";2\r\n');
  });

  it('goes on with lines that have no mark of their own', () => {
    expect(spreadsheetLines([['Anna', '=1']])).toBe("Anna;'=1\r\n");
  });

  it.each(['=1+1', '+39', '-1', '@a', '\tx'])('shows %j instead of computing it', (cell) => {
    expect(spreadsheetFile([[cell]])).toContain(`'${cell}`);
  });

  it.each(['-1,00+1', '-1,00|cmd', '-,00', '--1,00', '-1,005'])(
    'shows %j, which is no sum of money',
    (cell) => {
      expect(spreadsheetFile([[cell]])).toContain(`'${cell}`);
    },
  );

  it('leaves what is taken off a number', () => {
    expect(spreadsheetFile([['Sconto', spreadsheetEuro(-0.05)]])).toBe('\ufeffSconto;-0,05\r\n');
  });

  it('writes euro with a comma', () => {
    expect(spreadsheetEuro(1_234.5)).toBe('1234,50');
  });
});
