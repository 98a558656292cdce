import type { APIRequestContext } from '@playwright/test';
import type { Adoption, School } from '@zaino/contracts/schools';
import { listsOf, schoolsWithLists, tickedBooks } from './demo-school';

/** A section's list, as far as it tells from the others. */
interface SectionOfYear {
  sezione: string;
  /** Codes of all its books, and of those that it ticks at first. */
  all: string[];
  toBuy: string[];
}

/** A year of a school: its sections share some books to buy, and the first two have each some that the other has not. */
export interface DemoYear {
  school: School;
  /** First calendar year of the lists' school year. */
  year: number;
  classe: string;
  /** Codes of the books that every section has and buys. */
  shared: string[];
  sections: readonly [SectionOfYear, SectionOfYear];
}

/** The first such year of the demo data, with one course in all of its sections. */
export async function findDemoYear(request: APIRequestContext): Promise<DemoYear> {
  for (const school of await schoolsWithLists(request)) {
    const { adozioni, annoScolastico: year, ...years } = await listsOf(request, school);
    if (year === null || year !== (years.annoInCorso ?? years.anniScolastici[0])) continue;
    for (const classe of new Set(adozioni.map((row) => row.classe))) {
      const ofYear = yearOf(adozioni.filter((row) => row.classe === classe));
      if (ofYear) return { school, year, classe, ...ofYear };
    }
  }
  throw new Error('No year of a school of the demo data has sections that differ');
}

function yearOf(rows: readonly Adoption[]): Pick<DemoYear, 'shared' | 'sections'> | undefined {
  if (new Set(rows.map(({ combinazione }) => combinazione)).size !== 1) return undefined;
  const sections = [...new Set(rows.map(({ sezione }) => sezione))].map((sezione) =>
    sectionOf(
      sezione,
      rows.filter((row) => row.sezione === sezione),
    ),
  );
  const [first, ...others] = sections;
  const shared = first?.toBuy.filter((isbn) => others.every(({ toBuy }) => toBuy.includes(isbn)));
  if (!first || !shared || shared.length < 2) return undefined;
  const pairs = sections.flatMap((one) => sections.map((other) => [one, other] as const));
  const pair = pairs.find(([one, other]) => differs(one, other) && differs(other, one));
  return pair && { shared, sections: pair };
}

function sectionOf(sezione: string, rows: readonly Adoption[]): SectionOfYear {
  return { sezione, all: rows.map(({ isbn }) => isbn), toBuy: tickedBooks(rows) };
}

/** Whether the first buys a book that the second does not have. */
function differs(one: SectionOfYear, other: SectionOfYear): boolean {
  return one.toBuy.some((isbn) => !other.all.includes(isbn));
}
