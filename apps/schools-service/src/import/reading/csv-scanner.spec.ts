import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { CsvScanner } from './csv-scanner';
import type { ScannedRecord } from './csv-scanner';

function scan(chunks: string[], delimiter = ','): ScannedRecord[] {
  const scanner = new CsvScanner(delimiter);
  return [...chunks.flatMap((chunk) => scanner.push(chunk)), ...scanner.end()];
}

const fieldsOf = (records: ScannedRecord[]) => records.map(({ fields }) => fields);

describe('CsvScanner', () => {
  it.each([
    [
      'plain fields',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'LF as well as CRLF',
      'a,b\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a last line without its end',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quoted delimiters and quotes', '"a,b","c ""d"" e"\n', [['a,b', 'c "d" e']]],
    ['quoted line ends', '"a\r\nb",c\n', [['a\r\nb', 'c']]],
    ['empty fields, also quoted ones', ',"",\n', [['', '', '']]],
    ['blanks as they stand', 'a , b,"c "\n', [['a ', ' b', 'c ']]],
    ['a quote inside a plain field', 'L\'"EROE",x\n', [['L\'"EROE"', 'x']]],
  ])('reads %s', (...[, text, fields]) => {
    expect(fieldsOf(scan([text]))).toEqual(fields);
  });

  it('splits at the delimiter it is given', () => {
    expect(fieldsOf(scan(['a;b,c;"d;e"\n'], ';'))).toEqual([['a', 'b,c', 'd;e']]);
  });

  it('gives up only the line with the stray quote', () => {
    const records = scan(['a,"b,c\r\nd,"12,50",e\r\nf,g\r\n']);
    expect(records.map(({ line, text, fields }) => [line, text, fields])).toEqual([
      [1, 'a,"b,c', null],
      [2, 'd,"12,50",e', ['d', '12,50', 'e']],
      [3, 'f,g', ['f', 'g']],
    ]);
  });

  it('knows the lines on which records begin, and their original text', () => {
    const records = scan(['a,"b\nc"\r\nd,e\n']);
    expect(records.map(({ line, text }) => [line, text])).toEqual([
      [1, 'a,"b\nc"'],
      [3, 'd,e'],
    ]);
  });

  it('says when the last record has no line end, and when its quote was never closed', () => {
    expect(scan(['a,b\nc']).at(-1)).toMatchObject({ fields: ['c'], isTerminated: false });
    expect(scan(['a,b\nc,"d\n']).at(-1)).toMatchObject({ fields: null, isTerminated: false });
    expect(scan(['a,b\n']).at(-1)).toMatchObject({ isTerminated: true });
  });

  it('does not hold the rest of the file where a quote is never closed', () => {
    const line = `${'x'.repeat(99)}\n`;
    const records = scan(['a,"b\n', ...Array.from({ length: 12_000 }, () => line)]);
    expect(records[0]).toMatchObject({ text: 'a,"b', fields: null });
    expect(records).toHaveLength(12_001);
  });

  const cell = fc.string({
    unit: fc.constantFrom('a', 'è', ' ', '"', ',', ';', '\n', '\r\n', '1'),
  });
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1 });
  const asCsv = (cells: string[][], lineEnd: string) =>
    cells
      .map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',') + lineEnd)
      .join('');

  it('reads what csv-parse reads, however the text is cut into chunks', () => {
    fc.assert(
      fc.property(
        rows,
        fc.constantFrom('\n', '\r\n'),
        fc.array(fc.nat({ max: 200 })),
        (cells, lineEnd, cuts) => {
          const text = asCsv(cells, lineEnd);
          const expected = parse(text, { relax_column_count: true, record_delimiter: lineEnd });
          expect(fieldsOf(scan(cutAt(text, cuts)))).toEqual(expected);
        },
      ),
    );
  });

  it('reads lines as the ministry writes them as csv-parse does', () => {
    const field = fc.oneof(
      fc.string({ unit: fc.constantFrom('A', "'", ' ', 'è', '-') }),
      fc.constantFrom('"12,50"', '",00"', '"L""EROE"'),
    );
    fc.assert(
      fc.property(fc.array(fc.array(field, { minLength: 2 }), { minLength: 1 }), (cells) => {
        const text = cells.map((row) => `${row.join(',')}\r\n`).join('');
        const expected = parse(text, { relax_column_count: true, skip_empty_lines: false });
        expect(fieldsOf(scan(cutAt(text, [7, 8, 21])))).toEqual(expected);
      }),
    );
  });

  function cutAt(text: string, cuts: number[]): string[] {
    const places = [0, ...cuts.filter((cut) => cut < text.length), text.length];
    const ordered = places.sort((a, b) => a - b);
    return ordered.slice(1).map((end, index) => text.slice(ordered[index], end));
  }
});
