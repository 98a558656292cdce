const caretRange = /^\^(\d+)\.(\d+)\.(\d+)$/;

/**
 * Stands in for the federation runtime's own check of ranges, 1.3 kB larger (tools/webpack/shell.mjs). Knows the
 * form that our builds write, `^1.2.3` of a version from 1.0.0 on, and lets others pass: the gateway composes no
 * page of releases whose ranges, in any form, do not fit (libs/service/src/release-compatibility.ts).
 */
export function satisfy(version: string, range: string): boolean {
  const wanted = caretRange.exec(range)?.slice(1).map(Number);
  if (!wanted) return true;
  const given = version.split('.').map(Number);
  const difference = wanted.map((part, place) => (given[place] ?? 0) - part);
  return difference[0] === 0 && (difference.find((part) => part !== 0) ?? 0) >= 0;
}
