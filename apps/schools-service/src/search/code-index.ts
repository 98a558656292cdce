import { firstFrom } from './first-from';

/** What may be the beginning of a code: province, then letters and digits, at least one digit. */
const codeForm = /^[A-Z]{2}(?=[A-Z0-9]*\d)[A-Z0-9]{2,8}$/;
const CODE_LENGTH = 10;

interface Coded {
  codice: string;
  istitutoCodice: string | null;
}

/** Finds schools by their own code or their institute's, whole or from the beginning. */
export class CodeIndex {
  private readonly entries: { code: string; document: number }[];

  constructor(schools: Coded[]) {
    const own = schools.map(({ codice }, document) => ({ code: codice, document }));
    const ofInstitute = schools.flatMap(({ istitutoCodice }, document) =>
      istitutoCodice === null ? [] : [{ code: istitutoCodice, document }],
    );
    // A stable sort: a school with the code itself stands before the schools of the institute.
    this.entries = [...own, ...ofInstitute].sort((a, b) =>
      a.code < b.code ? -1 : Number(a.code > b.code),
    );
  }

  /** Numbers of the schools, exact match first; undefined where the text cannot be a code. */
  search(text: string): number[] | undefined {
    const wanted = text.trim().toUpperCase();
    if (!codeForm.test(wanted)) return undefined;
    const found = new Set<number>();
    for (
      let at = firstFrom(this.entries, wanted, ({ code }) => code);
      this.entries[at]?.code.startsWith(wanted);
      at += 1
    ) {
      found.add(this.entries[at]?.document ?? 0);
    }
    // A name such as `RM 1` may look like a code; one of full length that nobody has is a code.
    return found.size > 0 || wanted.length === CODE_LENGTH ? [...found] : undefined;
  }
}
