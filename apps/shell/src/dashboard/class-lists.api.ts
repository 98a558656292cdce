import type { Child } from '@zaino/contracts/identity';
import { type Adoption, type AdoptionsResponse, schoolsApi } from '@zaino/contracts/schools';
import { capOf, chooseList } from '@zaino/rules/class-list';
import { type PartedBook, partedBooks } from '@zaino/rules/list-parts';
import { isSectionUnknown, type SectionOfYear, sectionsOfYear } from '@zaino/rules/unknown-section';
import { fetchJson } from '@zaino/web/api-client';
import { type Failure, type Outcome, settle } from '@zaino/web/outcome';

/** This year's list of a child's class, or why there is none to show. */
export type ClassList =
  | {
      kind: 'list';
      /** First calendar year of the school year. */
      year: number;
      /** The ministry's spending cap in euro; null where there is none. */
      tetto: number | null;
      books: PartedBook<Adoption>[];
      /** ISBNs that the class before had on its list a year ago. */
      lastYear: string[];
      /** Why nobody could say that; null where somebody could. */
      lastYearFailure: Failure | null;
      /** Among which the child's is, while nobody knows it; none once it is known. */
      sections: SectionOfYear[];
    }
  /** The school has none this year; `latest` is the newest year of which it has one. */
  | { kind: 'no-list'; latest: number | null }
  /** The school's list of this year has no such class. */
  | { kind: 'no-class' }
  /** The class has several courses, each with a list of its own. */
  | { kind: 'several'; year: number; sections: SectionOfYear[] }
  | { kind: 'away'; failure: Failure };

type Answer = Outcome<AdoptionsResponse>;

/** The lists of the children's classes: one call a school, and one more for its year before. */
export async function loadClassLists(
  children: readonly Child[],
  request: Request,
): Promise<ClassList[]> {
  const codes = [...new Set(children.map(({ schoolCode }) => schoolCode))];
  const ask = async (codiceScuola: string) => {
    const now = await askYear({ codiceScuola }, request);
    return { now, before: await askYearBefore(codiceScuola, now, request) };
  };
  const answers = new Map(
    await Promise.all(codes.map(async (code) => [code, await ask(code)] as const)),
  );
  return children.map((child) => {
    const answer = answers.get(child.schoolCode);
    return answer ? listOf(child, answer.now, answer.before) : { kind: 'no-class' };
  });
}

interface YearOfSchool {
  codiceScuola: string;
  annoScolastico?: number;
}

const askYear = (query: YearOfSchool, request: Request): Promise<Answer> =>
  settle(fetchJson(schoolsApi.adoptions, { request, query }));

/** A list of the year before. */
interface YearBefore {
  /** None where there is no such list, and where nobody could say. */
  adozioni: readonly Adoption[];
  failure: Failure | null;
}

async function askYearBefore(
  codiceScuola: string,
  { value }: Answer,
  request: Request,
): Promise<YearBefore> {
  const year = value && thisYearOf(value);
  if (year === null || !value?.anniScolastici.includes(year - 1)) {
    return { adozioni: [], failure: null };
  }
  const before = await askYear({ codiceScuola, annoScolastico: year - 1 }, request);
  return { adozioni: before.value?.adozioni ?? [], failure: before.failure };
}

/** The year of an answer where that is the newest of all lists; null where it is an older one. */
function thisYearOf({ annoScolastico, annoInCorso, anniScolastici }: AdoptionsResponse) {
  const newest = annoInCorso ?? anniScolastici[0] ?? null;
  return annoScolastico === newest ? annoScolastico : null;
}

function listOf(child: Child, { value, failure }: Answer, before: YearBefore): ClassList {
  if (!value) return { kind: 'away', failure };
  const year = thisYearOf(value);
  if (year === null) return { kind: 'no-list', latest: value.annoScolastico };
  const { classe, sezione } = child;
  const chosen = chooseList(value.adozioni, { classe, sezione, combinazione: '' });
  const sectionsBeside = (shared: readonly Adoption[]) => {
    if (!isSectionUnknown(sezione)) return [];
    // What all have and only some buy is one more book for those.
    const toBuy = partedBooks(shared).filter(({ part }) => part === 'da-acquistare');
    const isbns = new Set(toBuy.map(({ adozione }) => adozione.isbn));
    return sectionsOfYear(value.adozioni, { classe, shared: isbns });
  };
  if (chosen.kind === 'ambiguous') return { kind: 'several', year, sections: sectionsBeside([]) };
  if (chosen.kind === 'none' || chosen.combinazioni.length === 0) return { kind: 'no-class' };
  const { combinazione, adozioni } = chosen;
  return {
    kind: 'list',
    year,
    tetto: capOf(value.tetti, { classe, combinazione })?.tetto ?? null,
    books: partedBooks(adozioni),
    lastYear: compulsoryIsbns(before.adozioni, {
      classe: String(Number(classe) - 1),
      sezione,
      combinazione,
    }),
    lastYearFailure: before.failure,
    sections: sectionsBeside(adozioni),
  };
}

/** What a class had to have; codes that name no particular book are left out. */
function compulsoryIsbns(
  adozioni: readonly Adoption[],
  choice: Parameters<typeof chooseList>[1],
): string[] {
  const chosen = chooseList(adozioni, choice);
  if (chosen.kind !== 'list') return [];
  return chosen.adozioni
    .filter(
      ({ consigliato, motivoNonVendibile }) => !consigliato && !nameless.has(motivoNonVendibile),
    )
    .map(({ isbn }) => isbn);
}

const nameless = new Set<Adoption['motivoNonVendibile']>(['edizione-libera', 'codice-non-valido']);
