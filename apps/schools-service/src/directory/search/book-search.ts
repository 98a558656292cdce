import type { SearchFit } from '@zaino/contracts/shared';
import { isbnOf } from '@zaino/rules/isbn';
import { firstFrom } from '@zaino/service/text-search/first-from';
import { italianWords } from '@zaino/service/text-search/italian-words';
import { TopK } from '@zaino/service/text-search/top-k';
import { type TextWords, WordIndex } from '@zaino/service/text-search/word-index';

/** What a book is found by. */
export interface SearchedBook {
  id: number;
  isbn: string;
  titolo: string;
  sottotitolo: string | null;
  volume: string | null;
  autori: string;
  editore: string;
}

/** Numbers of the books, best match first; `fit` is null where there are none. */
export interface FoundBooks {
  numbers: number[];
  total: number;
  fit: SearchFit | null;
}

/** How much a word counts by the place it stands in, 1 to 100. */
const weights = { title: 100, authors: 80, subtitle: 60, publisher: 40 };

/** Fewer digits begin half of all codes. */
const SHORTEST_CODE = 4;
const codeForm = new RegExp(String.raw`^[\d\s\-‐-―]{${SHORTEST_CODE},}[\dXx]?$`);

/** Of each book by its slot: how many classes have adopted it, in steps that grow with the number. */
export type Popularity = Uint8Array;

interface BookQuestion {
  text: string;
  limit: number;
  popularity: Popularity;
}

const IS_SEARCHED = 1;
/** Popularity counts in steps that grow with it, so many for each doubling. */
const STEPS = 4;
const MOST_STEPS = 63;
const SLOT_BITS = 24;

/** Takes the books one after the other. */
export class BookSearchBuilder {
  private readonly texts = { length: 0, capacity: 0, flags: new Uint8Array(1024) };
  private readonly words = new WordIndex(this.texts);
  private readonly numbers: number[] = [];
  private readonly codes: { isbn: string; slot: number }[] = [];

  add(book: SearchedBook): void {
    const slot = this.numbers.length;
    this.makeRoom(slot);
    this.texts.flags[slot] = IS_SEARCHED;
    this.words.add(slot, wordsOf(book), true);
    this.numbers.push(book.id);
    this.codes.push({ isbn: book.isbn, slot });
  }

  build(): BookSearch {
    const { words, numbers, codes } = this;
    words.prepare();
    codes.sort((one, other) => (one.isbn < other.isbn ? -1 : 1));
    return new BookSearch({ words, numbers, codes });
  }

  private makeRoom(slot: number): void {
    const { texts } = this;
    if (slot === texts.flags.length) {
      const larger = new Uint8Array(slot * 2);
      larger.set(texts.flags);
      texts.flags = larger;
    }
    texts.length = slot + 1;
    texts.capacity = texts.flags.length;
  }
}

interface BookTables {
  words: WordIndex;
  /** Of the books, by their slot in the index. */
  numbers: readonly number[];
  /** In the order of the codes. */
  codes: { isbn: string; slot: number }[];
}

/** Finds books by code, or by words of title, authors and publisher; of equals the one that most classes have adopted. */
export class BookSearch {
  constructor(private readonly tables: BookTables) {}

  /** What classes say of each book, in the form in which `find` takes it. */
  popularityBy(classesOf: (number: number) => number): Popularity {
    return Uint8Array.from(this.tables.numbers, (number) =>
      Math.min(Math.round(Math.log2(1 + classesOf(number)) * STEPS), MOST_STEPS),
    );
  }

  find({ text, limit, popularity }: BookQuestion): FoundBooks {
    return codeForm.test(text.trim())
      ? this.byCode(text, limit)
      : this.byWords({ text, limit, popularity });
  }

  private byWords({ text, limit, popularity }: BookQuestion): FoundBooks {
    const { words, numbers } = this.tables;
    const question = { text, flags: IS_SEARCHED, isAdmin: false, isForgiving: true };
    const { slots, fit, levelOf } = words.find(question);
    const best = new TopK(limit);
    for (const slot of slots) {
      const order = levelOf(slot) * (MOST_STEPS + 1) + MOST_STEPS - (popularity[slot] ?? 0);
      best.add(order * 2 ** SLOT_BITS + slot);
    }
    const first = Array.from(best.ascending(), (key) => numbers[key % 2 ** SLOT_BITS] ?? 0);
    return { numbers: first, total: slots.length, fit };
  }

  /** A whole code, also of ten digits, or the beginning of one. */
  private byCode(text: string, limit: number): FoundBooks {
    const { codes, numbers } = this.tables;
    const wanted = isbnOf(text) ?? text.replaceAll(/\D/g, '');
    const from = firstFrom(codes, wanted, ({ isbn }) => isbn);
    const found: number[] = [];
    let at = from;
    for (; codes[at]?.isbn.startsWith(wanted); at += 1) {
      if (found.length < limit) found.push(numbers[codes[at]?.slot ?? 0] ?? 0);
    }
    return { numbers: found, total: at - from, fit: found.length === 0 ? null : 'exact' };
  }
}

function wordsOf(book: SearchedBook): TextWords {
  const words = new Map<string, number>();
  const add = (text: string | null, weight: number) => {
    for (const word of italianWords(text ?? '')) words.set(word, weight);
  };
  // Ascending, so that the heavier place wins.
  add(book.editore, weights.publisher);
  add(book.sottotitolo, weights.subtitle);
  add(book.autori, weights.authors);
  add(book.volume, weights.title);
  add(book.titolo, weights.title);
  return words;
}
