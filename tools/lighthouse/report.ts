import type { PageReport } from './audit-page';

export interface AuditedPage {
  path: string;
  categories: string[];
}

/** The least score by category. */
const goals: Record<string, number> = { performance: 98 };
const OTHER_GOAL = 100;

/** Prints the medians of each page; true when every score is as high as it should be. */
export function printReports(
  reports: Record<string, PageReport[]>,
  audited: Record<string, AuditedPage>,
): boolean {
  const missed: string[] = [];
  const rows = Object.entries(reports).map(([name, runs]) => {
    const scores = (audited[name]?.categories ?? []).map((category) => {
      const score = median(runs.map((run) => run.scores[category] ?? 0));
      const goal = goals[category] ?? OTHER_GOAL;
      if (score < goal)
        missed.push(`${name}: ${category} ${score}, not ${goal}${why(runs, category)}`);
      return [category, score] as const;
    });
    const metrics = Object.keys(runs[0]?.metrics ?? {}).map((metric) => {
      const value = median(runs.map((run) => run.metrics[metric] ?? NaN));
      return [metric, metric === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`] as const;
    });
    return [name, Object.fromEntries([...scores, ...metrics])] as const;
  });
  console.table(Object.fromEntries(rows));
  for (const line of missed) console.log(line);
  return missed.length === 0;
}

function why(runs: PageReport[], category: string): string {
  const titles = new Set(runs.flatMap(({ findings }) => findings[category] ?? []));
  return titles.size > 0 ? ` (${[...titles].join('; ')})` : '';
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
