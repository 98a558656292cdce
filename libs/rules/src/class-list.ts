import { groupBy } from './group-by';

/** In place of a section that is not known yet: the books that every section of the year shares. */
export const EVERY_SECTION = '*';

/** A row of the ministry's adoptions, as far as it says whose it is. */
interface AdoptionOfClass {
  isbn: string;
  /** Year of the course, "1" to "6". */
  classe: string;
  sezione: string;
  /** Timetable or course. */
  combinazione: string;
  nuovaAdozione: boolean;
  daAcquistare: boolean;
  consigliato: 'Ap' | 'Mo' | 'Si' | null;
}

/** Which list of a school is meant; blank where nothing is chosen. */
interface ListChoice {
  classe: string;
  /** A section, or `EVERY_SECTION`. */
  sezione: string;
  combinazione: string;
}

/** What a choice leads to. */
export type ChosenList<Row> =
  | { kind: 'none' }
  /** The section has several courses or timetables: one must be chosen, lists are never merged. */
  | { kind: 'ambiguous'; combinazioni: string[] }
  | { kind: 'list'; combinazione: string; combinazioni: string[]; adozioni: Row[] };

const italian = new Intl.Collator('it', { numeric: true });

/** The list that a choice stands for; its books are of one class only, or shared by all of a year. */
export function chooseList<Row extends AdoptionOfClass>(
  adozioni: readonly Row[],
  choice: ListChoice,
): ChosenList<Row> {
  if (choice.classe === '' || choice.sezione === '') return { kind: 'none' };
  const isEverySection = choice.sezione === EVERY_SECTION;
  const ofClass = adozioni.filter(
    ({ classe, sezione }) =>
      classe === choice.classe && (isEverySection || sezione === choice.sezione),
  );
  const combinazioni = [...new Set(ofClass.map(({ combinazione }) => combinazione))].sort(
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

/**
 * The books that every one of the sections has. A book is to buy only if all of them buy it, and
 * recommended as soon as one only recommends it: what is ticked must hold wherever the child ends up.
 */
function sharedByAll<Row extends AdoptionOfClass>(sections: Row[][]): Row[] {
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

/** The ministry's spending cap for one year of a course. */
interface Cap {
  annoCorso: number;
  /** The course it applies to; null where it applies to every class of the year. */
  combinazione: string | null;
}

/** The ministry's cap for a class; one of its own course goes before one of the whole year. */
export function capOf<One extends Cap>(
  tetti: readonly One[],
  { classe, combinazione }: { classe: string; combinazione: string },
): One | undefined {
  const ofYear = tetti.filter(({ annoCorso }) => String(annoCorso) === classe);
  return (
    ofYear.find((cap) => cap.combinazione === combinazione) ??
    ofYear.find((cap) => cap.combinazione === null)
  );
}
