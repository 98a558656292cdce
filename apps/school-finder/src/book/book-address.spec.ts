import { bookQuery, codeOf, readBookChoice } from './book-address';

describe('a book’s code', () => {
  it.each([
    ['9788899001214', '9788899001214'],
    ['978-88-9900-121-4', '9788899001214'],
    // Of ten digits, as old books have it.
    ['88-04-49170-1', '9788804491705'],
    ['aie12', 'AIE12'],
    [undefined, ''],
  ])('written %s is %s', (text, code) => {
    expect(codeOf(text)).toBe(code);
  });
});

it('keeps what the address chooses, and leaves blanks out', () => {
  const choice = readBookChoice(new URLSearchParams('scuola=crmm8zz01l&classe=2&x=y&comune= '));
  expect(choice).toMatchObject({ scuola: 'CRMM8ZZ01L', classe: '2', sezione: '', comune: '' });
  expect(bookQuery(choice)).toBe('?scuola=CRMM8ZZ01L&classe=2');
});
