/** Lower case, without accents, one space between words. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Finds rows by words in a text of theirs. */
export class RowSearch<Row extends object> {
  private readonly read: (row: Row) => string;
  private readonly texts = new WeakMap<Row, string>();

  /** `read` gives the text that a row is found by. */
  constructor(read: (row: Row) => string) {
    this.read = read;
  }

  /** What a row is found by, folded once for each row. */
  textOf(row: Row): string {
    let text = this.texts.get(row);
    if (text === undefined) {
      text = folded(this.read(row));
      this.texts.set(row, text);
    }
    return text;
  }

  /** Whether each of the words (`wordsOf`) stands somewhere in the row's text. */
  hasWords(row: Row, words: readonly string[]): boolean {
    const text = this.textOf(row);
    return words.every((word) => text.includes(word));
  }
}

/** The words of a search as `RowSearch` compares them. */
export function wordsOf(search: string): string[] {
  return folded(search)
    .split(' ')
    .filter((word) => word !== '');
}
