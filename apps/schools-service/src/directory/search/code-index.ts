import { firstFrom } from '@zaino/service/text-search/first-from';

/** What may be the beginning of a code: province, then letters and digits, at least one digit. */
const codeForm = /^[A-Z]{2}(?=[A-Z0-9]*\d)[A-Z0-9]{2,8}$/;
const CODE_LENGTH = 10;

interface Coded {
  codice: string;
  istitutoCodice: string | null;
}

/** Finds schools by their own code or their institute's, whole or from the beginning. */
export class CodeIndex {
  private readonly documents = new Map<string, number[]>();
  private readonly codes: string[];

  constructor(schools: Coded[]) {
    // A school with the code itself stands before the schools of the institute.
    schools.forEach(({ codice }, document) => this.documents.set(codice, [document]));
    schools.forEach(({ istitutoCodice }, document) => {
      if (istitutoCodice === null) return;
      const known = this.documents.get(istitutoCodice);
      if (known === undefined) this.documents.set(istitutoCodice, [document]);
      else if (!known.includes(document)) known.push(document);
    });
    this.codes = [...this.documents.keys()].sort();
  }

  /** Numbers of the schools, exact match first; undefined where the text cannot be a code. */
  search(text: string): number[] | undefined {
    const wanted = text.trim().toUpperCase();
    if (!codeForm.test(wanted)) return undefined;
    const found = new Set<number>();
    let at = firstFrom(this.codes, wanted, (code) => code);
    for (; this.codes[at]?.startsWith(wanted); at += 1) {
      for (const document of this.documents.get(this.codes[at] ?? '') ?? []) found.add(document);
    }
    // A name such as `RM 1` may look like a code; one of full length that nobody has is a code.
    return found.size > 0 || wanted.length === CODE_LENGTH ? [...found] : undefined;
  }
}
