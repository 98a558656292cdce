/** Takes rows of one table as tab-separated text; see `tabbedLine`. */
export interface RowSink {
  add(line: string): void;
  /** Waits until the database keeps up; call it once per batch. */
  keepUp(): Promise<void>;
}

/** What a dry run writes to. */
export const nowhere: RowSink = {
  add: () => undefined,
  keepUp: () => Promise.resolve(),
};

type Cell = string | number | boolean | null;

const special = /[\\\t\n\r\0]/;

/** A line of LOAD DATA's default format: tabs between cells, `\N` for null, backslash escapes. */
export function tabbedLine(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join('\t')}\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell === 'boolean') return cell ? '1' : '0';
  if (typeof cell === 'number') return String(cell);
  return special.test(cell)
    ? cell.replaceAll(/[\\\t\n\r\0]/g, (char) => `\\${escapes[char]}`)
    : cell;
}

const escapes: Record<string, string> = {
  '\\': '\\',
  '\t': 't',
  '\n': 'n',
  '\r': 'r',
  '\0': '0',
};
