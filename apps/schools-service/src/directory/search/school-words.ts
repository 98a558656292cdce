import type { SchoolRow } from '../school-rows';
import { familyWordsOf } from './family-words';
import { indexWords } from './search-words';

/** How much a word counts by the place it stands in, 1 to 100. */
const weights = { name: 100, institute: 60, comune: 60, type: 40, province: 30 };

/** Splits the names of schools into words; most places and types come again and again, and are split once. */
export class SchoolWords {
  private readonly known = new Map<string, string[]>();

  /** The words by which a school is found; a word in several places has the weight of the best. */
  of(row: SchoolRow): Map<string, number> {
    const words = new Map<string, number>();
    // Ascending, so that the heavier place wins.
    add(words, this.split(row.provinciaMostrata), weights.province);
    add(words, this.split(row.tipologiaMostrata), weights.type);
    add(words, familyWordsOf(row.tipologia.toUpperCase()), weights.type);
    add(words, this.split(row.comuneMostrato), weights.comune);
    add(
      words,
      this.split(`${row.istitutoNome ?? ''} ${row.istitutoNomeMostrato ?? ''}`),
      weights.institute,
    );
    add(words, indexWords(`${row.nome} ${row.nomeMostrato}`), weights.name);
    return words;
  }

  private split(text: string): string[] {
    const words = this.known.get(text) ?? indexWords(text);
    this.known.set(text, words);
    return words;
  }
}

function add(words: Map<string, number>, found: readonly string[], weight: number): void {
  for (const word of found) words.set(word, weight);
}
