/** Columns that a file may have, and how it is refused where it cannot be read: with a sentence for a person. */
export interface CsvKind<Column extends string> {
  columns: readonly Column[];
  refused: (detail: string, cause?: unknown) => Error;
}

/** Cells of a line by their column; those of unnamed columns are left out. */
export type CsvHead<Column extends string> = (Column | null)[];

/** The columns that the first line names: any of ours in any order, each once. Throws where it does something else. */
export function readHead<Column extends string>(
  cells: readonly string[],
  { columns, refused }: CsvKind<Column>,
): CsvHead<Column> {
  const known = new Map(columns.map((column) => [column.toLowerCase(), column]));
  const head = cells.map((cell) => {
    const name = cell.trim();
    const column = known.get(name.toLowerCase());
    if (column === undefined && name !== '') throw refused(unknownWords(name, columns));
    return column ?? null;
  });
  const twice = head.find((column, index) => column && head.indexOf(column) !== index);
  if (twice) throw refused(`La colonna «${twice}» c’è due volte.`);
  if (!head.some((column) => column !== null)) {
    throw refused('La prima riga non ha i nomi delle colonne.');
  }
  return head;
}

function unknownWords(name: string, columns: readonly string[]): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return `La colonna «${shown}» è sconosciuta: sono ammesse ${columns.join(', ')}.`;
}
