import { bookListAddress, noteAddress, readListQuestion } from './book-list-address';
import { isbnsInText, MOST_DOUBTFUL, MOST_ISBNS, type ReadCodes } from './isbns-in-text';

const italiano = '9788899001223';
const doubtful = '9788899001217';

const questionAt = (address: string) =>
  readListQuestion(new URL(address, 'https://zaino.example').searchParams);

describe('the address of a list on paper', () => {
  it.each<[string, ReadCodes, string]>([
    [
      'codes and doubtful ones',
      { isbns: [italiano, '9791234567896'], doubtful: [doubtful], isCut: false },
      `/lista-libri?isbn=${italiano}.9791234567896&dubbi=${doubtful}#lista`,
    ],
    [
      'that only the beginning was read',
      { isbns: [italiano], doubtful: [], isCut: true },
      `/lista-libri?isbn=${italiano}&esito=lunga#lista`,
    ],
    [
      'doubtful ones alone',
      { isbns: [], doubtful: ['889900122X'], isCut: false },
      '/lista-libri?dubbi=889900122X#lista',
    ],
  ])('says %s, and reads it again', (_what, codes, address) => {
    expect(bookListAddress(codes)).toBe(address);
    expect(questionAt(address).codes).toEqual(codes);
  });

  it('says that there is no code, or that a text is too large', () => {
    expect(bookListAddress({ isbns: [], doubtful: [], isCut: true })).toBe(
      '/lista-libri?esito=vuota#lista',
    );
    expect(questionAt(noteAddress('grande'))).toEqual({
      codes: { isbns: [], doubtful: [], isCut: false },
      note: 'grande',
    });
  });

  it('has of a mail its codes alone', () => {
    const mail = `Gentile famiglia Pautasso, tel. 0372 123456: ${italiano}, ${doubtful}.`;
    expect(bookListAddress(isbnsInText(mail))).toBe(
      `/lista-libri?isbn=${italiano}&dubbi=${doubtful}#lista`,
    );
  });

  it.each([
    ['nothing', ''],
    ['other words', 'isbn=Pautasso&dubbi=via+Roma&esito=ciao'],
    ['a code without its check digit', `isbn=${doubtful}`],
    ['blanks', 'isbn=..&dubbi=.'],
  ])('leaves out %s', (_what, query) => {
    const { codes, note } = questionAt(`/lista-libri?${query}`);
    expect([codes, note]).toEqual([{ isbns: [], doubtful: [], isCut: false }, null]);
  });

  it('is read as far as one question goes, each code once', () => {
    const numbers = Array.from({ length: MOST_DOUBTFUL + 1 }, (_, at) => 1_000_000_000_000 + at);
    const wrong = numbers.join('.');
    expect(questionAt(`/lista-libri?dubbi=${wrong}`).codes.doubtful).toHaveLength(MOST_DOUBTFUL);
    const same = Array.from({ length: MOST_ISBNS + 1 }, () => italiano).join('.');
    expect(questionAt(`/lista-libri?isbn=${same}&dubbi=${italiano}`).codes).toEqual({
      isbns: [italiano],
      doubtful: [],
      isCut: false,
    });
  });
});
