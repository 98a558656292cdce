import type { AdoptionRowReader, BookSpelling } from '../rows/adoption-row';
import { detached } from './identities';
import type { Identities } from './identities';

/** One spelling of a book, with the rows of the file being read that use it. */
export interface Variant {
  bookId: number;
  isbn: string;
  spelling: BookSpelling;
  adoptions: number;
}

interface KnownText {
  /** The row's cells about the book, as they stand in the file. */
  cells: string[];
  variant: Variant;
}

/**
 * Finds the spelling that a row uses. Most rows repeat one that was understood before, in this file
 * or in another region's, so the index lives as long as the run.
 */
export class VariantIndex {
  /** By the book's code as it stands in the file: few books are spelled in more than one way. */
  private readonly knownTexts = new Map<string, KnownText[]>();
  private readonly variants = new Map<string, Variant>();

  constructor(private readonly books: Identities) {}

  /** The spellings counted since the last call; counting begins anew. */
  *takeCounted(): Generator<Variant> {
    for (const variant of this.variants.values()) {
      if (variant.adoptions === 0) continue;
      yield variant;
      variant.adoptions = 0;
    }
  }

  /** Throws UnusableRow where the row's book cannot be understood. */
  find(fields: string[], reader: AdoptionRowReader): Variant {
    for (const known of this.knownTexts.get(reader.codeText(fields)) ?? none) {
      if (hasSameCells(known.cells, fields, reader.bookColumns)) return known.variant;
    }
    return this.understand(fields, reader);
  }

  private understand(fields: string[], reader: AdoptionRowReader): Variant {
    const isbn = reader.isbn(fields);
    const spelling = reader.spelling(fields);
    const key = JSON.stringify({ isbn, ...spelling });
    const variant = this.variants.get(key) ?? this.add(key);
    const code = detached(reader.codeText(fields));
    const cells = reader.bookColumns.map((column) => detached(fields[column] ?? ''));
    this.knownTexts.set(code, [...(this.knownTexts.get(code) ?? []), { cells, variant }]);
    return variant;
  }

  /** What is kept is read back from the key, so that no chunk of the file stays alive. */
  private add(key: string): Variant {
    const { isbn, ...spelling } = JSON.parse(key) as BookSpelling & { isbn: string };
    const variant = { bookId: this.books.idOf(isbn), isbn, spelling, adoptions: 0 };
    this.variants.set(key, variant);
    return variant;
  }
}

const none: KnownText[] = [];

/** A plain loop: this is done for every row of the country. */
function hasSameCells(cells: string[], fields: string[], columns: readonly number[]): boolean {
  for (let index = 0; index < cells.length; index += 1) {
    if (cells[index] !== fields[columns[index] ?? -1]) return false;
  }
  return true;
}
