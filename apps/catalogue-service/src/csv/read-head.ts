import { type CsvColumn, csvColumns } from './csv-fields';
import { csvRefused } from './csv-refused';

/** Cells of a line by their column; those of unnamed columns are left out. */
export type CsvHead = (CsvColumn | null)[];

const known = new Map<string, CsvColumn>(
  csvColumns.map((column) => [column.toLowerCase(), column]),
);

/** The columns that the first line names: any of ours in any order, each once. */
export function readHead(cells: readonly string[]): CsvHead {
  const head = cells.map((cell) => {
    const name = cell.trim();
    const column = known.get(name.toLowerCase());
    if (column === undefined && name !== '') throw csvRefused(unknown(name));
    return column ?? null;
  });
  const twice = head.find((column, index) => column && head.indexOf(column) !== index);
  if (twice) throw csvRefused(`La colonna «${twice}» c’è due volte.`);
  if (!head.some((column) => column !== null)) {
    throw csvRefused('La prima riga non ha i nomi delle colonne.');
  }
  return head;
}

function unknown(name: string): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  return `La colonna «${shown}» è sconosciuta: sono ammesse ${csvColumns.join(', ')}.`;
}
