import { countWords, tenthPercentWords } from '@zaino/charts/figure-words';
import type { Canary, VisitFigures } from '@zaino/contracts/releases';
import { RowsTable } from '@zaino/ui/rows-table';
import { type CanaryHealth, failedRenderShare, failureShare } from './health';
import { durationWords } from './release-words';
import css from './releases.module.css';

interface CanaryFiguresProps {
  canary: Canary;
  /** Number of the live version. */
  live: string;
  /** Null where nobody could say. */
  health: CanaryHealth | null;
}

interface Row {
  name: string;
  words: (figures: VisitFigures) => string;
}

const rows: readonly Row[] = [
  { name: 'Visite', words: ({ visits }) => countWords(visits) },
  { name: 'Pagine con errori', words: (all) => tenthPercentWords(failureShare(all) * 100) },
  {
    name: 'Non riuscite sul server',
    words: (all) => (all.renders === 0 ? '–' : tenthPercentWords(failedRenderShare(all) * 100)),
  },
  { name: 'Pagina pronta (LCP)', words: ({ lcp }) => timeWords(lcp) },
  { name: 'Risposta (INP)', words: ({ inp }) => timeWords(inp) },
];

const timeWords = (ms: number | null) => (ms === null ? '–' : durationWords(ms));

/** A canary's visits beside those of the live version. */
export function CanaryFigures({ canary, live, health }: CanaryFiguresProps) {
  if (health === null) {
    return <p className={css.small}>I numeri delle visite non sono disponibili adesso.</p>;
  }
  const of = (figures: VisitFigures | null, row: Row) => (figures ? row.words(figures) : '–');
  return (
    <>
      <RowsTable
        caption={`Visite della ${live} e della ${canary.number} nelle ultime 24 ore`}
        columns={[
          { head: 'Ultime 24 ore', cell: ({ name }) => name },
          { head: live, isFigures: true, cell: (row) => of(health.live, row) },
          { head: canary.number, isFigures: true, cell: (row) => of(health.canary, row) },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
      {health.worse === null && (
        <p className={css.small}>Ancora troppo poche visite per dire se va peggio.</p>
      )}
    </>
  );
}
