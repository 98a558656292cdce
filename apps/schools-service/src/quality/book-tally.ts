import type { BookIssue } from '@zaino/contracts/schools';
import type { BookKind } from '../dataset/book.entity';
import type { QualityClassList } from './class-lists';
import { type Outlier, spreadOutlier, subjectOutliers } from './price-outliers';
import type { Weighted } from './weighted-median';

export interface TalliedBook {
  kind: BookKind;
  priceCents: number | null;
}

/** A book with one reason to doubt it. */
export interface BookDoubt {
  issue: BookIssue;
  bookId: number;
  priceCents: number | null;
  medianCents: number | null;
  classes: number;
  schools: number;
}

interface Use {
  classes: number;
  schools: number;
  /** Kind of school and subject that used it first. */
  subject: string;
}

const issueOfKind: Partial<Record<BookKind, BookIssue>> = {
  dummy: 'check-digit',
  ean: 'not-isbn',
  'any-edition': 'placeholder',
};

/** Counts which classes and schools have each book, and says at the end which are doubtful. */
export class BookTally {
  private readonly uses = new Map<number, Use>();

  add(classes: readonly QualityClassList[]): void {
    const ofSchool = new Set<number>();
    for (const { tipoGrado, books } of classes) {
      for (const [id, { disciplineId }] of books) {
        const use = this.uses.get(id) ?? {
          classes: 0,
          schools: 0,
          subject: `${tipoGrado} ${disciplineId}`,
        };
        this.uses.set(id, use);
        use.classes += 1;
        if (!ofSchool.has(id)) use.schools += 1;
        ofSchool.add(id);
      }
    }
  }

  /** `spellings`: the prices that the files name for a book, each with the rows that have it. */
  doubtful(
    books: ReadonlyMap<number, TalliedBook>,
    spellings: ReadonlyMap<number, readonly Weighted[]>,
  ): BookDoubt[] {
    const bySubject = this.outliersBySubject(books);
    return [...this.uses].flatMap(([bookId, { classes, schools }]) => {
      const book = books.get(bookId);
      if (book === undefined) return [];
      const found: BookDoubt[] = [];
      const doubt = (issue: BookIssue, outlier: Outlier | null | undefined) => {
        const { priceCents, medianCents } = outlier ?? {
          priceCents: book.priceCents,
          medianCents: null,
        };
        found.push({ issue, bookId, priceCents, medianCents, classes, schools });
      };
      const issue = issueOfKind[book.kind];
      if (issue !== undefined) doubt(issue, null);
      else if (book.priceCents === null) doubt('unknown', null);
      const spread = spreadOutlier(spellings.get(bookId) ?? []);
      if (spread !== null) doubt('price-spread', spread);
      const ofSubject = bySubject.get(bookId);
      if (ofSubject !== undefined) doubt('price-subject', ofSubject);
      return found;
    });
  }

  private outliersBySubject(books: ReadonlyMap<number, TalliedBook>): Map<number, Outlier> {
    const prices = new Map<string, Map<number, number>>();
    for (const [id, { subject }] of this.uses) {
      const price = books.get(id)?.priceCents ?? null;
      if (price === null) continue;
      const ofSubject = prices.get(subject) ?? new Map<number, number>();
      prices.set(subject, ofSubject);
      ofSubject.set(id, price);
    }
    return new Map([...prices.values()].flatMap((ofSubject) => [...subjectOutliers(ofSubject)]));
  }
}
