import { foldLetters } from '@zaino/service/text-search/fold-letters';

/** Numbers for the names of categories, for a column of them. */
export class CategoryNames {
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  /** Of a product's category; a new name gets the next number. */
  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.push(name) - 1;
    this.numbers.set(name, number);
    return number;
  }

  nameOf(number: number): string {
    return this.names[number] ?? '';
  }

  get count(): number {
    return this.names.length;
  }

  /** For each number 1 where the category is among the chosen, whatever their case and accents. */
  chosen(names: readonly string[]): Uint8Array {
    const wanted = new Set(names.map(foldLetters));
    return Uint8Array.from(this.names, (name) => (wanted.has(foldLetters(name)) ? 1 : 0));
  }
}
