import { closuresFrom, closureWords } from './closure-words';

describe('closureWords', () => {
  it.each([
    ['2026-08-10', '2026-08-20', 'ferie', 'Chiusa dal 10 al 20 agosto: ferie'],
    ['2026-12-24', '2027-01-06', '', 'Chiusa dal 24 dicembre al 6 gennaio'],
    ['2026-12-08', '2026-12-08', '', 'Chiusa l’8 dicembre'],
    ['2026-10-01', '2026-10-03', '', 'Chiusa dal 1º al 3 ottobre'],
    ['2026-08-08', '2026-08-11', '', 'Chiusa dall’8 all’11 agosto'],
    ['2026-08-15', '2026-08-15', 'Ferragosto', 'Chiusa il 15 agosto: Ferragosto'],
    ['2025-08-10', '2026-08-20', '', 'Chiusa dal 10 agosto al 20 agosto'],
  ])('says %s to %s (%s)', (...[from, to, note, words]) => {
    expect(closureWords({ from, to, note })).toBe(words);
  });
});

describe('closuresFrom', () => {
  it('leaves out what is over', () => {
    const closure = (from: string, to: string) => ({ from, to, note: '' });
    const closures = [
      closure('2026-08-01', '2026-08-09'),
      closure('2026-08-05', '2026-08-10'),
      closure('2026-12-24', '2026-12-26'),
    ];
    expect(closuresFrom('2026-08-10', closures)).toEqual(closures.slice(1));
  });
});
