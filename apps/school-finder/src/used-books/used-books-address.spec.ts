import { readQuestion, usedBooksAddress } from './used-books-address';

const isbns = ['9788899001216', '9788899012083'];

describe('the address of used books', () => {
  it('has codes and a place, and is read as it was written', () => {
    const address = usedBooksAddress(isbns, { comune: 'Crema', provincia: 'CR' });
    expect(address).toBe(
      '/libri-usati?libri=9788899001216%2C9788899012083&comune=Crema&provincia=CR',
    );
    expect(readQuestion(new URL(address, 'http://x').searchParams)).toEqual({
      isbns,
      doubtful: [],
      isCut: false,
      place: { comune: 'Crema', provincia: 'CR', scuola: '' },
    });
  });

  it('takes a text as a form without a script sends it', () => {
    const libri = `Matematica ${isbns[0]}\r\n978-88-99012-08-2`;
    const { isbns: found, doubtful } = readQuestion(new URLSearchParams({ libri }));
    expect(found).toEqual([isbns[0]]);
    expect(doubtful).toEqual(['9788899012082']);
  });

  it('asks for nothing where nothing is there', () => {
    expect(usedBooksAddress([], {})).toBe('/libri-usati?');
    expect(readQuestion(new URLSearchParams()).isbns).toEqual([]);
  });
});
