import { spreadsheetEuro, spreadsheetFile } from './spreadsheet-file';

describe('a file for spreadsheets', () => {
  it('has semicolons, quotes where they are needed, and a mark for UTF-8', () => {
    expect(
      spreadsheetFile([
        ['Città', 'Copie'],
        ['Forlì; "Cesena"', '2'],
      ]),
    ).toBe('\ufeffCittà;Copie\r\n"Forlì; ""Cesena""";2\r\n');
  });

  it.each(['=1+1', '+39', '-1', '@a', '\tx'])('shows %j instead of computing it', (cell) => {
    expect(spreadsheetFile([[cell]])).toContain(`'${cell}`);
  });

  it('writes euro with a comma', () => {
    expect(spreadsheetEuro(1_234.5)).toBe('1234,50');
  });
});
