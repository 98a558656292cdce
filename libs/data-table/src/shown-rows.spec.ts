import { renderHook } from '@testing-library/react';
import { filterCounts, useShownRows } from './shown-rows';
import { type TableView, wholeView } from './table-view';
import {
  makeReservations,
  type TableReservation,
  reservationsTable as table,
} from './testing/reservations';

const row = (id: number, fields: Partial<TableReservation>): TableReservation => ({
  id: `R-${id}`,
  version: 1,
  family: '',
  school: '',
  isReady: true,
  books: 5,
  ...fields,
});

const rows = [
  row(1, { family: 'Zòrzi perché no', school: 'Verdi', books: 40 }),
  row(2, { family: 'àmbrosi', school: 'Città di Dante', isReady: false }),
  row(3, { family: 'Parisi 10', school: 'Città', books: 2, isReady: false }),
  row(4, { family: 'Parisi 9', school: 'Rossi', books: 1 }),
];

const shown = (view: Partial<TableView>, all = rows) => {
  const whole = { ...wholeView, ...view };
  return renderHook(() => useShownRows(table, all, whole)).result.current.map(({ id }) => id);
};
const sorted = (column: string, isDescending = false) => shown({ sort: { column, isDescending } });

describe('what the table shows', () => {
  it.each([
    ['', ['R-1', 'R-2', 'R-3', 'R-4']],
    ['  ', ['R-1', 'R-2', 'R-3', 'R-4']],
    ['PERCHE', ['R-1']],
    ['ambrosi', ['R-2']],
    ['citta', ['R-2', 'R-3']],
    ['rossi parisi', ['R-4']],
    ['parisi  10', ['R-3']],
    ['nessuno', []],
  ])('finds "%s" in the text of a row', (search, ids) => {
    expect(shown({ search })).toEqual(ids);
  });

  it('filters by all filters together', () => {
    expect(shown({ filters: { scuola: 'Città' } })).toEqual(['R-3']);
    expect(shown({ filters: { stato: 'attese' } })).toEqual(['R-2', 'R-3']);
    expect(shown({ filters: { scuola: 'Rossi', stato: 'pronte' } })).toEqual(['R-4']);
    expect(shown({ filters: { scuola: 'Rossi', stato: 'attese' } })).toEqual([]);
    expect(shown({ filters: { scuola: '', stato: 'pronte' } })).toEqual(['R-1', 'R-4']);
  });

  it.each([
    ['family', ['R-2', 'R-4', 'R-3', 'R-1']],
    ['school', ['R-3', 'R-2', 'R-4', 'R-1']],
    ['books', ['R-4', 'R-3', 'R-2', 'R-1']],
    ['isReady', ['R-1', 'R-4', 'R-2', 'R-3']],
  ])('sorts by %s; equals stay in the order in which they come', (column, ids) => {
    expect(sorted(column)).toEqual(ids);
  });

  it('sorts downwards too', () => {
    expect(sorted('books', true)).toEqual(['R-1', 'R-2', 'R-3', 'R-4']);
    expect(sorted('family', true)).toEqual(['R-1', 'R-3', 'R-4', 'R-2']);
  });

  it('is right with 10,000 rows', () => {
    const many = makeReservations(10_000);
    const view = { search: 'alighieri', sort: { column: 'family', isDescending: true } };
    const expected = many.filter((_, index) => index % 2 === 1).map(({ id }) => id);
    expect(shown(view, many)).toEqual(expected.reverse());
    expect(shown({ search: 'famiglia 9999' }, many)).toEqual(['R-9999']);
    const byName = shown({ sort: { column: 'family', isDescending: false } }, many);
    expect(byName[9]).toBe('R-10');
    expect(byName.at(-1)).toBe('R-10000');
  });

  it('gives the same rows as long as nothing changes', () => {
    const { result, rerender } = renderHook(() => useShownRows(table, rows, wholeView));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});

describe('filterCounts', () => {
  it('counts what the rest of the view leaves, also where that is nothing', () => {
    const view = { ...wholeView, filters: { scuola: 'Verdi', stato: 'attese' }, search: 'citta' };
    expect(filterCounts(table, { rows, view, filter: 'scuola' })).toEqual([
      ['Città', 1],
      ['Città di Dante', 1],
      ['Rossi', 0],
      ['Verdi', 0],
    ]);
  });
});
