/**
 * Marks tests that are made in a loop: gives what to write at the end of a title. The names that are listed belong to the
 * short form of the browser tests (docs/decisions/checks.md).
 */
export function inShortForm(...names: string[]): (name: string) => string {
  return (name) => (names.includes(name) ? ' @short' : '');
}
