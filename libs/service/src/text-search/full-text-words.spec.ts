import { fullTextWords } from './full-text-words';

describe('what a full text is asked for', () => {
  it.each([
    ['Maria Rossi', '+maria* +rossi*'],
    ['  D’Àndrea-Zucca ', '+àndrea* +zucca*'],
    ['il com penna', '+penna*'],
    ['"rosa" +verde -blu* (>', '+rosa* +verde* +blu*'],
    ['a b', null],
    ['%_', null],
    ['', null],
  ])('by “%s” is %s', (search, asked) => {
    expect(fullTextWords(search)).toBe(asked);
  });
});
