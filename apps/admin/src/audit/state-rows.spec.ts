import { stateRows } from './state-rows';

describe('stateRows', () => {
  it('shows values beside one another, by where they stand', () => {
    const before = { lines: { 'l-1': 'paid' }, originalPriceCents: 1250, isActive: true };
    const after = { lines: { 'l-1': 'reserved' }, originalPriceCents: 1300, isActive: false };
    expect(stateRows(before, after)).toEqual([
      { name: 'lines › l-1', before: 'paid', after: 'reserved' },
      { name: 'originalPriceCents', before: '12,50\u00a0€', after: '13,00\u00a0€' },
      { name: 'isActive', before: 'Sì', after: 'No' },
    ]);
  });

  it('shows what is new or gone, lists from one, moments and hashes', () => {
    const after = {
      tags: ['a'],
      note: '',
      at: '2026-09-14T08:00:00.000Z',
      vatNumber: { hmac: 'abcdefghijklmnop' },
      count: 12_345,
    };
    expect(stateRows({ gone: null }, after)).toEqual([
      { name: 'gone', before: '—', after: '—' },
      { name: 'tags › 1', before: '—', after: 'a' },
      { name: 'note', before: '—', after: 'vuoto' },
      { name: 'at', before: '—', after: '14 set 2026, 10:00' },
      { name: 'vatNumber', before: '—', after: 'dato personale (impronta abcdefgh)' },
      { name: 'count', before: '—', after: '12.345' },
    ]);
  });

  it('has nothing to show of nothing', () => {
    expect(stateRows(null, null)).toEqual([]);
    expect(stateRows({}, {})).toEqual([]);
  });

  it('shows a state that is one value', () => {
    expect(stateRows(null, 'x')).toEqual([{ name: 'Valore', before: '—', after: 'x' }]);
  });
});
