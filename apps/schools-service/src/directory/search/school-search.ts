import { setImmediate } from 'node:timers/promises';
import type { SchoolRow } from '../school-rows';
import { CodeIndex } from './code-index';
import { type FoundNames, NameIndex } from './name-index';
import { PostingsBuilder } from './postings';
import { SchoolWords } from './school-words';

/** Finds schools by what people type: a code, or words of names and places. */
export interface SchoolSearch {
  /** Of the allowed schools only where they are given. */
  find: (text: string, allowed?: Set<number>) => FoundNames;
}

/** Takes the schools one after the other; their number is the order in which they come. */
export class SchoolSearchBuilder {
  private readonly words = new SchoolWords();
  private readonly postings = new PostingsBuilder();
  private readonly codes: { codice: string; istitutoCodice: string | null }[] = [];
  private readonly withList: boolean[] = [];

  add(row: SchoolRow, conAdozioni: boolean): void {
    this.postings.add(this.codes.length, this.words.of(row));
    this.codes.push({ codice: row.codice, istitutoCodice: row.istitutoCodice });
    this.withList.push(conAdozioni);
  }

  /** In two steps, so that calls get their turn between them. */
  async build(): Promise<SchoolSearch> {
    const codes = new CodeIndex(this.codes);
    await setImmediate();
    const names = new NameIndex(this.postings.build(), this.withList);
    return {
      find: (text, allowed) => {
        const byCode = codes.search(text);
        if (byCode === undefined) return names.find(text, allowed);
        const numbers = allowed ? byCode.filter((school) => allowed.has(school)) : byCode;
        return { numbers, fit: numbers.length === 0 ? null : 'exact' };
      },
    };
  }
}
