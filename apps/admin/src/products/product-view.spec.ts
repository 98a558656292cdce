import { isFiltering, nextSort, readView, wholeView, writeView } from './product-view';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the view in the address', () => {
  it.each([
    '',
    'cerca=quaderni+a4&categoria=Quaderni&stato=attivi&disponibilita=non-disponibili&ordine=-prezzoVendita',
    'ordine=nome',
  ])('is written as it was read: %s', (query) => {
    expect(writeView(read(query))).toBe(query);
  });

  it('leaves out what nobody can ask for', () => {
    expect(read('stato=rotti&disponibilita=1&ordine=constructor&altro=1')).toEqual(wholeView);
    expect(writeView({ ...wholeView, search: '  ' })).toBe('');
  });

  it('knows whether anything is left out', () => {
    expect(isFiltering(read('ordine=nome'))).toBe(false);
    expect(isFiltering(read('stato=attivi'))).toBe(true);
  });
});

describe('nextSort', () => {
  it('goes up, down and back to the order of the ids', () => {
    const up = nextSort(null, 'nome');
    expect(up).toEqual({ column: 'nome', isDescending: false });
    const down = nextSort(up, 'nome');
    expect(down).toEqual({ column: 'nome', isDescending: true });
    expect(nextSort(down, 'nome')).toBeNull();
    expect(nextSort(down, 'id')).toEqual({ column: 'id', isDescending: false });
  });
});
