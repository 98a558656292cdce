import { problemOf, repairableCells, type RowFormat, rowText } from './repaired-row';

const format: RowFormat = {
  kind: 'enrichment',
  schoolYear: 0,
  delimiter: ',',
  columnNames: ['A', 'B', 'C'],
};

describe('the cells of a row that is to be corrected', () => {
  it.each([
    ['as they are', 'a,b,c', ['a', 'b', 'c']],
    ['without their quotes', '"a,1","b ""2""",c', ['a,1', 'b "2"', 'c']],
    ['blank where some are missing', 'a', ['a', '', '']],
    ['together in the last where there are too many', 'a,b,c,d', ['a', 'b', 'c,d']],
    ['at the delimiters where quotes are not closed', 'a,"b,c', ['a', 'b', 'c']],
  ])('are %s', (_, text, cells) => expect(repairableCells(format, text)).toEqual(cells));

  it('come back as a row of the file', () => {
    const cells = ['a,1', 'b "2"', 'c'];
    expect(repairableCells(format, rowText(format, cells))).toEqual(cells);
  });
});

it('says by the rules of an import what is wrong with a row of the registry', () => {
  const registry: RowFormat = {
    ...format,
    kind: 'registry',
    schoolYear: 2025,
    columnNames: ['ANNOSCOLASTICO', 'CODICESCUOLA'],
  };
  expect(problemOf(registry, '202425,TOMM8Z0001')).toEqual({
    code: 'school-year',
    column: 'ANNOSCOLASTICO',
  });
  expect(problemOf(registry, '202526')).toEqual({ code: 'columns', column: null });
});
