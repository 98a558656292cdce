import { EVERY_SECTION } from './class-list';
import { groupBy } from './group-by';
import { partedBooks } from './list-parts';

/** Whether nobody knows the section yet: carts leave it blank. */
export function isSectionUnknown(sezione: string): boolean {
  return sezione === '' || sezione === EVERY_SECTION;
}

/**
 * The day (`2026-09-01`) from which families are asked for the section of a list of the school year that begins in
 * `schoolYear`: the year's first, when schools have made their classes (D.Lgs. 297/1994, art. 74).
 */
export function sectionAskedFrom(schoolYear: number): string {
  return `${schoolYear}-09-01`;
}

/** Whether a mail may ask on a day (`2026-09-15`): in the second half of September, once school has begun everywhere. */
export function isSectionMailDay(day: string): boolean {
  const dayOfYear = day.slice(5);
  return dayOfYear >= '09-15' && dayOfYear <= '09-30';
}

type Row = Parameters<typeof partedBooks>[0][number] & { classe: string; sezione: string };

/** A section that a child without one may be in. */
export interface SectionOfYear {
  sezione: string;
  /** Books to buy that not every section of the year buys. */
  ownBooks: number;
}

interface YearOfCourse {
  classe: string;
  /** ISBNs that all of its sections buy. */
  shared: ReadonlySet<string>;
}

const italian = new Intl.Collator('it', { numeric: true });

/** The sections of a year in their order, each with how many books to buy it has beside the shared ones. */
export function sectionsOfYear(
  adozioni: readonly Row[],
  { classe, shared }: YearOfCourse,
): SectionOfYear[] {
  const ofYear = adozioni.filter((adozione) => adozione.classe === classe);
  return [...groupBy(ofYear, ({ sezione }) => sezione)]
    .map(([sezione, rows]) => ({ sezione, ownBooks: countOwn(rows, shared) }))
    .sort((a, b) => italian.compare(a.sezione, b.sezione));
}

function countOwn(rows: readonly Row[], shared: ReadonlySet<string>): number {
  return partedBooks(rows).filter(
    ({ part, adozione }) => part === 'da-acquistare' && !shared.has(adozione.isbn),
  ).length;
}
