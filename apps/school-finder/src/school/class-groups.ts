import type { Adoption } from '@zaino/contracts/schools';
import { groupBy } from '@zaino/rules/group-by';
import { EVERY_SECTION, type ListChoice } from './school-address';

/** A class and section pair of a school, as the selector shows it. */
export interface ClassGroup {
  /** Year of the course, "1" to "6". */
  classe: string;
  sezione: string;
  /** Number of subjects that have a book. */
  materie: number;
}

/** What a choice in the selector leads to. */
export type ChosenList =
  | { kind: 'none' }
  /** The section has several courses or timetables: one must be chosen, lists are never merged. */
  | { kind: 'ambiguous'; combinazioni: string[] }
  | { kind: 'list'; combinazione: string; combinazioni: string[]; adozioni: Adoption[] };

const italian = new Intl.Collator('it', { numeric: true });

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** The server reads a school's answer once and draws many pages from it. */
const groupsOfAnswers = new WeakMap<Adoption[], ClassGroup[]>();

/** The school's class and section pairs in order; sections as a person sorts them (A, B, 2A, 10A). */
export function classGroupsOf(adozioni: Adoption[]): ClassGroup[] {
  const known = groupsOfAnswers.get(adozioni);
  if (known) return known;
  const groups = groupClasses(adozioni);
  groupsOfAnswers.set(adozioni, groups);
  return groups;
}

function groupClasses(adozioni: Adoption[]): ClassGroup[] {
  const pairs = groupBy(adozioni, ({ classe, sezione }) => `${classe} ${sezione}`);
  return [...pairs.values()]
    .flatMap(([first, ...rest]) =>
      first
        ? {
            classe: first.classe,
            sezione: first.sezione,
            materie: unique([first, ...rest].map(({ materia }) => materia)).length,
          }
        : [],
    )
    .sort((a, b) => italian.compare(a.classe, b.classe) || italian.compare(a.sezione, b.sezione));
}

/**
 * The books that every one of the sections has. A book is to buy only if all of them buy it, and
 * recommended as soon as one only recommends it: what is ticked must hold wherever the child ends up.
 */
function sharedByAll(sections: Adoption[][]): Adoption[] {
  const [first = [], ...others] = sections;
  return first.flatMap((adozione) => {
    const same = others.map((books) => books.find(({ isbn }) => isbn === adozione.isbn));
    const all = [adozione, ...same].filter((book) => book !== undefined);
    if (all.length < sections.length) return [];
    return {
      ...adozione,
      sezione: EVERY_SECTION,
      nuovaAdozione: all.every(({ nuovaAdozione }) => nuovaAdozione),
      daAcquistare: all.every(({ daAcquistare }) => daAcquistare),
      consigliato: all.find(({ consigliato }) => consigliato !== null)?.consigliato ?? null,
    };
  });
}

/** The list that a choice stands for; its books are of one class only, or shared by all of a year. */
export function chooseList(adozioni: Adoption[], choice: ListChoice): ChosenList {
  if (choice.classe === '' || choice.sezione === '') return { kind: 'none' };
  const isEverySection = choice.sezione === EVERY_SECTION;
  const ofClass = adozioni.filter(
    ({ classe, sezione }) =>
      classe === choice.classe && (isEverySection || sezione === choice.sezione),
  );
  const combinazioni = unique(ofClass.map(({ combinazione }) => combinazione)).sort(
    italian.compare,
  );
  const combinazione = combinazioni.includes(choice.combinazione)
    ? choice.combinazione
    : (combinazioni[0] ?? '');
  if (combinazioni.length > 1 && combinazione !== choice.combinazione) {
    return { kind: 'ambiguous', combinazioni };
  }
  const chosen = ofClass.filter((adozione) => adozione.combinazione === combinazione);
  const books = isEverySection
    ? sharedByAll([...groupBy(chosen, ({ sezione }) => sezione).values()])
    : chosen;
  return { kind: 'list', combinazione, combinazioni, adozioni: books };
}

/** The pairs as a table: years down, sections across; one section's years stand in one row. */
export interface Timetable {
  columns: string[];
  rows: { name: string; cells: (ClassGroup | undefined)[] }[];
}

/** Beyond these a timetable is no longer read at one glance: a list serves better. */
const MOST_COLUMNS = 7;
const LONGEST_SECTION = 2;

/** Null where the sections are too many, or their names too long, for a timetable. */
export function timetableOf(groups: ClassGroup[]): Timetable | null {
  const sezioni = unique(groups.map(({ sezione }) => sezione)).sort(italian.compare);
  const isIrregular = sezioni.some((sezione) => sezione.length > LONGEST_SECTION);
  if (isIrregular || sezioni.length > MOST_COLUMNS) return null;
  const yearName = (classe: string) => `${classe}ª`;
  const [onlySection, ...others] = sezioni;
  if (onlySection !== undefined && others.length === 0) {
    const columns = groups.map(({ classe }) => yearName(classe));
    return { columns, rows: [{ name: onlySection, cells: groups }] };
  }
  const rows = yearsOf(groups).map((classe) => ({
    name: yearName(classe),
    cells: sezioni.map((sezione) =>
      groups.find((group) => group.classe === classe && group.sezione === sezione),
    ),
  }));
  return { columns: sezioni, rows };
}

/** The years that have classes, in order. */
export function yearsOf(groups: ClassGroup[]): string[] {
  return unique(groups.map(({ classe }) => classe));
}
