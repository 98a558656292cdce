import fc from 'fast-check';
import { eanCheckDigit, isbnOf } from './isbn';
import { isbnsInText, LONGEST_TEXT, MOST_ISBNS, nearIsbns } from './isbns-in-text';

const first = '9788899001223';
const second = '9788804667896';
const isbns = fc
  .tuple(fc.constantFrom('978', '979'), fc.array(fc.nat(9), { minLength: 9, maxLength: 9 }))
  .map(([begin, rest]) => {
    const twelve = `${begin}${rest.join('')}`;
    return `${twelve}${eanCheckDigit(twelve)}`;
  });

describe('a text', () => {
  it.each([
    ['thirteen digits', `Antologia ${first} 19,90`, [first]],
    ['hyphens', 'ISBN 978-88-99001-22-3', [first]],
    ['other hyphens', '978–88–99001–22–3', [first]],
    ['blanks', '978 88 99001 22 3', [first]],
    ['a line break inside', '978889900\n1223 e poi', [first]],
    ['a hyphen at the line’s end', '978-88-99001-\n   22-3', [first]],
    ['a price stuck behind', `${first}19,90`, [first]],
    ['a price stuck before', `12,50${first}`, [first]],
    ['two stuck together', first + second, [first, second]],
    ['the old form with hyphens', 'Mondadori, 88-04-66789-3', [second]],
    ['the old form with its word', 'ISBN: 8804667893', [second]],
    ['the old form of Italy alone', 'cod. 8804667893;', [second]],
    ['one code twice', `${first}, ${first}`, [first]],
    ['a table', `Italiano\t${first}\tNO\nStoria\t${second}\tSI`, [first, second]],
    ['HTML', `<td>${second}</td><td>${first}</td>`, [second, first]],
  ])('with %s has its ISBNs', (_, text, codes) => {
    expect(isbnsInText(text)).toEqual({ isbns: codes, doubtful: [], isCut: false });
  });

  it.each([
    ['nothing', ''],
    ['words', 'Buongiorno, in allegato la lista dei libri della 2B.'],
    ['a phone number', 'Tel. 978 889 9001 223'],
    ['a mobile number abroad', '+39 978 8899001223'],
    ['a mobile number', '347 1234567'],
    ['ten digits without a word', 'pratica 0439420891'],
    ['an IBAN', 'IT60X0542811101000000123456'],
    ['an IBAN in groups', 'IBAN: IT60 X054 2811 1010 0000 0123 456 INTESTATO A'],
    ['a tax number', 'P. IVA 01234567890, C.F. RSSMRA80A01H501U'],
    ['another EAN', '8001234567897'],
    ['dates', '2026-09-12 2026-09-13'],
  ])('with %s has none', (_, text) => {
    expect(isbnsInText(text)).toEqual({ isbns: [], doubtful: [], isCut: false });
  });

  it('with an IBAN that holds an ISBN has none', () => {
    const account = `X97888${first}0000`.slice(0, 23);
    const check = Array.from({ length: 97 }, (_, index) => String(index).padStart(2, '0'));
    const valid = check.filter((digits) => isbnsInText(`IT${digits}${account}`).isbns.length === 0);
    expect(valid.length).toBeGreaterThan(0);
    expect(valid.length).toBeLessThan(97);
  });

  it.each([
    ['one wrong digit', '9788899001224', '9788899001224'],
    ['one wrong digit and hyphens', '978-88-99001-22-4', '9788899001224'],
    ['letters for digits', '97888990O1223', first],
    ['l for 1 and S for 5', '978-88-990OI-22-3', first],
    ['a wrong old code with its word', 'ISBN 88-04-66789-4', '8804667894'],
  ])('with %s is doubtful', (_, text, code) => {
    expect(isbnsInText(text)).toEqual({ isbns: [], doubtful: [code], isCut: false });
  });

  it('that has a code twice, once with an error of letters, has it once', () => {
    expect(isbnsInText(`${first} 97888990O1223`).doubtful).toEqual([]);
  });

  it('is read up to a length and a number of codes, and says so', () => {
    expect(isbnsInText(`${' '.repeat(LONGEST_TEXT)}${first}`)).toEqual({
      isbns: [],
      doubtful: [],
      isCut: true,
    });
    fc.assert(
      fc.property(fc.uniqueArray(isbns, { minLength: 101, maxLength: 101 }), (many) => {
        const read = isbnsInText(many.join('\n'));
        expect([read.isbns.length, read.isCut]).toEqual([MOST_ISBNS, true]);
      }),
      { numRuns: 5 },
    );
  });

  it('gives back every ISBN that was written into it, in its order', () => {
    const written = fc.tuple(
      isbns,
      fc.constantFrom('', '-', ' '),
      fc.constantFrom('\n', ' € 12,50\n', ';', '\t'),
    );
    fc.assert(
      fc.property(fc.uniqueArray(written, { selector: ([isbn]) => isbn, maxLength: 40 }), (all) => {
        const text = all.map(([isbn, by, end]) => {
          const parts = [isbn.slice(0, 3), isbn.slice(3, 5), isbn.slice(5, 9), isbn.slice(9, 12)];
          return `Libro: ${[...parts, isbn.slice(12)].join(by)}${end}`;
        });
        expect(isbnsInText(text.join('')).isbns).toEqual(all.map(([isbn]) => isbn));
      }),
    );
  });

  it('whatever it is, gives valid codes and codes of ten or thirteen digits', () => {
    const anything = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 \-OlISBX\n+.,]{0,200}$/));
    fc.assert(
      fc.property(anything, (text) => {
        const { isbns: sure, doubtful } = isbnsInText(text);
        for (const code of sure) expect(isbnOf(code)).toBe(code);
        for (const code of doubtful) expect(code).toMatch(/^(\d{9}[\dX]|\d{13})$/);
      }),
    );
  });
});

describe('codes that may be meant', () => {
  it('are found where one digit is wrong or two have changed places', () => {
    expect(nearIsbns('9788899001224')).toContain(first);
    expect(nearIsbns('9788899001232')).toContain(first);
    expect(nearIsbns('8804667894')).toContain(second);
    expect(nearIsbns(first)[0]).toBe(first);
  });

  it('are all valid', () => {
    for (const code of nearIsbns('9788899001224')) expect(isbnOf(code)).toBe(code);
  });
});
