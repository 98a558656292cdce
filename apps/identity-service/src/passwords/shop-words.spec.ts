import { isOfShopWords, shopWords } from './shop-words';

describe('a password that is nothing but words of the shop', () => {
  it.each([
    'Scuola2026',
    'libri123',
    'zaini',
    'MatitePenne!',
    'zaino zaino zaino',
    'prof.1984',
    'Quàderno_1',
    '2026scuola2027',
  ])('is found: %s', (password) => {
    expect(isOfShopWords(password)).toBe(true);
  });

  it.each([
    'libri e quaderni',
    'scuolabus',
    'tre matite rosse',
    'professoressina',
    '20262027',
    '!!!!!!',
  ])('is not found in: %s', (password) => {
    expect(isOfShopWords(password)).toBe(false);
  });

  it('is looked for in a moment, however long it is', () => {
    for (const word of [...shopWords, '7']) {
      expect(isOfShopWords(`${word.repeat(500)}x`)).toBe(false);
    }
  });

  it('is made of words none of which is made of others', () => {
    for (const word of shopWords) {
      const others = shopWords.filter((other) => other !== word);
      expect([word, new RegExp(`^(?:${others.join('|')})+$`).test(word)]).toEqual([word, false]);
    }
  });
});
