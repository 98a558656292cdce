import type { Hit } from './advisories';
import { idOf, type LockedPackage } from './locked-packages';
import type { PublishedDays } from './published';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN = 'unknown';

/** One line a package: version, day and age, licence, and whether the shop runs with it; `now` in ms since 1970. */
export function packageLines(
  packages: LockedPackage[],
  { days, now }: { days: PublishedDays; now: number },
): string[] {
  const rows = packages.map((one) => {
    const day = days[idOf(one)];
    return [
      one.name,
      one.version,
      day ?? UNKNOWN,
      day === undefined ? UNKNOWN : `${Math.floor((now - Date.parse(day)) / DAY_MS)} days`,
      one.licence ?? UNKNOWN,
      one.isDev ? 'development' : 'production',
    ];
  });
  return inColumns([['package', 'version', 'published', 'age', 'licence', 'for'], ...rows]);
}

/** What advisories say of installed packages. */
export function hitLines(hits: Hit[]): string[] {
  return hits.flatMap(({ package: locked, id, aliases, summary, severity, fixed }) => [
    [idOf(locked), [id, ...aliases].join(', '), severity ?? 'severity unknown'].join(' · '),
    ...(oneLine(summary) === '' ? [] : [`  ${oneLine(summary)}`]),
    `  ${fixed.length === 0 ? 'No version without it is known.' : `Mended in ${fixed.join(', ')}.`}`,
  ]);
}

/** Words of others: they must not move a terminal's cursor. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

function inColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
