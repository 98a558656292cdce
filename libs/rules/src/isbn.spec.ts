import fc from 'fast-check';
import { eanCheckDigit, eanOf, isbnOf } from './isbn';

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

const isbns = fc.tuple(fc.constantFrom('978', '979'), digits(9)).map(([begin, rest]) => {
  const twelve = `${begin}${rest.join('')}`;
  return `${twelve}${eanCheckDigit(twelve)}`;
});

describe('an ISBN', () => {
  it.each([
    ['9788899001223', '9788899001223'],
    ['978-88-99001-22-3', '9788899001223'],
    [' 978 88 99001 22 3 ', '9788899001223'],
    ['88-04-66789-3', '9788804667896'],
    ['043942089x', '9780439420891'],
    // A scanner that reads the code beside the price, too.
    ['978889900122351299', '9788899001223'],
  ])('%j is %s', (text, isbn) => {
    expect(isbnOf(text)).toBe(isbn);
  });

  it.each(['', 'ciao', '9788899001224', '8804667890', '8001234567896', '97888', '9'.repeat(26)])(
    '%j is none',
    (text) => {
      expect(isbnOf(text)).toBeNull();
    },
  );

  it('is known by its check digit: one wrong digit is found', () => {
    fc.assert(
      fc.property(isbns, fc.nat(9), fc.integer({ min: 1, max: 9 }), (isbn, place, by) => {
        expect(isbnOf(isbn)).toBe(isbn);
        const at = place + 3;
        const wrong = (Number(isbn[at]) + by) % 10;
        expect(isbnOf(`${isbn.slice(0, at)}${wrong}${isbn.slice(at + 1)}`)).toBeNull();
      }),
    );
  });
});

it.each([
  ['8001234567897', '8001234567897'],
  [' 8001234567897\n', '8001234567897'],
  ['8001234567892', null],
  ['12345', null],
])('%j as an EAN is %s', (text, ean) => {
  expect(eanOf(text)).toBe(ean);
});
