import { isFiltering, nextSort, readView, wholeView, writeView } from './table-view';
import { reservationsTable as table } from './testing/reservations';

const read = (query: string) => readView(table, new URLSearchParams(query));

describe('the view in the address', () => {
  it.each(['', 'cerca=rossi+a4&scuola=Manzoni&stato=pronte&ordine=-books', 'ordine=family'])(
    'is written as it was read: %s',
    (query) => {
      expect(writeView(table, read(query))).toBe(query);
    },
  );

  it('leaves out what nobody can ask for', () => {
    expect(read('stato=rotte&ordine=constructor&altro=1')).toEqual(wholeView);
    expect(read('stato=constructor')).toEqual(wholeView);
    expect(writeView(table, { ...wholeView, search: '  ' })).toBe('');
  });

  it('knows whether anything is left out', () => {
    expect(isFiltering(read('ordine=family'))).toBe(false);
    expect(isFiltering(read('stato=pronte'))).toBe(true);
    expect(isFiltering({ ...wholeView, filters: { stato: '' } })).toBe(false);
  });
});

describe('nextSort', () => {
  it('goes up, down and back to the order in which rows come', () => {
    const up = nextSort(null, 'family');
    expect(up).toEqual({ column: 'family', isDescending: false });
    const down = nextSort(up, 'family');
    expect(down).toEqual({ column: 'family', isDescending: true });
    expect(nextSort(down, 'family')).toBeNull();
    expect(nextSort(down, 'books')).toEqual({ column: 'books', isDescending: false });
  });
});
