import { searchedWords } from './searched-words';

describe('what is counted of a search', () => {
  it.each([
    ['  Liceo   GALILEI ', 'liceo galilei'],
    ['Perché 3', 'perché 3'],
    ['978-88-00-00001-7', '978-88-00-00001-7'],
    ['RMEE000011', 'rmee000011'],
  ])('%j is %j', (text, words) => {
    expect(searchedWords(text)).toBe(words);
  });

  it.each([
    ['a mail address', 'anna.bianchi@example.com'],
    ['a phone number', '+39 333 123 4567'],
    ['a phone number of somebody', 'Anna 333 1234567'],
    ['a codice fiscale', 'BNCNNA80A01D150X'],
    ['a number of another kind', '9788800000016'],
    ['what was pasted', 'a'.repeat(61)],
    ['nothing', '  '],
  ])('is nothing of %s', (_, text) => {
    expect(searchedWords(text)).toBeNull();
  });
});
