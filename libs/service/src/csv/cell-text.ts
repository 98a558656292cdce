/** What a spreadsheet would compute instead of showing it (OWASP, "CSV Injection"), guarded before or not. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** Text for a cell: an apostrophe before what a spreadsheet would take for a formula. */
export function guardText(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell without the guard. */
export function unguardText(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}

/** Several entries in one cell, ` | ` between them; what an entry has of `|` and `\` is marked by a `\`. */
export function joinEntries(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\|]/g, '\\$&')).join(' | ');
}

/** The entries of a cell, without empty ones. */
export function splitEntries(cell: string): string[] {
  const parts = cell.match(/(?:\\[^]|[^\\|]|\\$)+/g) ?? [];
  return parts
    .map((part) => part.trim().replace(/\\([\\|])/g, '$1'))
    .filter((entry) => entry !== '');
}
