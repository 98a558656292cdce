import { indexWords, searchWords } from './search-words';

describe('searchWords', () => {
  it.each([
    ['Liceo Scientifico "G. Galilei"', ['liceo', 'scientifico', 'g', 'galilei']],
    ["LIBERTA'", ['liberta']],
    ['libertà', ['liberta']],
    ["D'ANNUNZIO", ['dannunzio']],
    ['D’Annunzio', ['dannunzio']],
    ['I.C. Chieri', ['ic', 'chieri']],
    ['Straße', ['strasse']],
    ['  a\u0000b%27  ', ['a', 'b', '27']],
    ["' OR 1=1 --", ['or', '1', '1']],
    ['…', []],
  ])('reads %s', (text, words) => expect(searchWords(text)).toEqual(words));
});

describe('indexWords', () => {
  it('adds the part behind an apostrophe', () => {
    expect(indexWords("Gabriele D'Annunzio")).toEqual(['gabriele', 'dannunzio', 'annunzio']);
  });

  it('knows what everybody calls an istituto comprensivo', () => {
    expect(indexWords('Istituto Comprensivo Chieri')).toContain('ic');
  });
});
