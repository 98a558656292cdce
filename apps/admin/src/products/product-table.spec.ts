import { renderHook } from '@testing-library/react';
import { categoryCounts, useShownRows } from './product-table';
import { type ProductView, wholeView } from './product-view';
import { makeRow, makeRows } from './testing/fake-catalogue';

const rows = [
  makeRow({
    id: 'P-0001',
    nome: 'Zaino perché no',
    descrizione: 'Blu',
    categoria: 'Zaini',
    prezzoOriginale: 40,
  }),
  makeRow({
    id: 'P-0002',
    nome: 'àgenda',
    descrizione: 'Per la città',
    categoria: 'Diari',
    active: false,
  }),
  makeRow({
    id: 'P-0003',
    nome: 'Penna 10',
    descrizione: 'Città',
    categoria: 'Penne',
    pezzi_disponibili: 0,
    prezzoOriginale: 2,
  }),
  makeRow({
    id: 'P-0004',
    nome: 'Penna 9',
    descrizione: 'Rossa',
    categoria: 'Penne',
    sconto: 50,
    prezzoOriginale: 1,
  }),
];

const shown = (view: Partial<ProductView>, all = rows) => {
  const whole = { ...wholeView, ...view };
  return renderHook(() => useShownRows(all, whole)).result.current.map(({ id }) => id);
};
const sorted = (column: NonNullable<ProductView['sort']>['column'], isDescending = false) =>
  shown({ sort: { column, isDescending } });

describe('what the table shows', () => {
  it.each([
    ['', ['P-0001', 'P-0002', 'P-0003', 'P-0004']],
    ['  ', ['P-0001', 'P-0002', 'P-0003', 'P-0004']],
    ['PERCHE', ['P-0001']],
    ['agenda', ['P-0002']],
    ['citta', ['P-0002', 'P-0003']],
    ['rossa penna', ['P-0004']],
    ['penna  10', ['P-0003']],
    ['compasso', []],
  ])('finds "%s" in name and description', (search, ids) => {
    expect(shown({ search })).toEqual(ids);
  });

  it('filters by category, status and availability together', () => {
    expect(shown({ category: 'Penne' })).toEqual(['P-0003', 'P-0004']);
    expect(shown({ status: 'inattivi' })).toEqual(['P-0002']);
    expect(shown({ availability: 'non-disponibili' })).toEqual(['P-0002', 'P-0003']);
    expect(shown({ category: 'Penne', availability: 'disponibili' })).toEqual(['P-0004']);
  });

  it.each([
    ['nome', ['P-0002', 'P-0004', 'P-0003', 'P-0001']],
    ['categoria', ['P-0002', 'P-0003', 'P-0004', 'P-0001']],
    ['prezzoOriginale', ['P-0004', 'P-0003', 'P-0002', 'P-0001']],
    ['prezzoScontato', ['P-0004', 'P-0003', 'P-0002', 'P-0001']],
    ['pezzi_disponibili', ['P-0003', 'P-0001', 'P-0002', 'P-0004']],
    ['disponibile', ['P-0001', 'P-0004', 'P-0002', 'P-0003']],
    ['active', ['P-0001', 'P-0003', 'P-0004', 'P-0002']],
  ] as const)('sorts by %s; equals stay in the order of their ids', (column, ids) => {
    expect(sorted(column)).toEqual(ids);
  });

  it('sorts downwards too', () => {
    expect(sorted('prezzoOriginale', true)).toEqual(['P-0001', 'P-0002', 'P-0003', 'P-0004']);
    expect(sorted('id', true)).toEqual(['P-0004', 'P-0003', 'P-0002', 'P-0001']);
  });

  it('is right with 10,000 products', () => {
    const many = makeRows(10_000);
    const view = {
      search: 'perche',
      sort: { column: 'prezzoOriginale', isDescending: false },
    } as const;
    const ids = shown(view, many);
    const expected = many.filter((_, index) => index % 10 === 0).map(({ id }) => id);
    expect(ids).toEqual(expected.reverse());
    expect(shown({ search: 'prodotto 9999' }, many)).toEqual(['P-9999']);
    const byName = shown({ sort: { column: 'nome', isDescending: false } }, many);
    expect(byName[9]).toBe('P-0010');
    expect(byName.at(-1)).toBe('P-10000');
  });

  it('gives the same rows as long as nothing changes', () => {
    const { result, rerender } = renderHook(() => useShownRows(rows, wholeView));
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});

describe('categoryCounts', () => {
  it('counts what the other filters leave, also where that is nothing', () => {
    expect(categoryCounts(rows, { ...wholeView, category: 'Zaini', search: 'citta' })).toEqual([
      ['Diari', 1],
      ['Penne', 1],
      ['Zaini', 0],
    ]);
  });
});
