import { ChartSheet } from '@zaino/charts/chart-sheet';
import { type ChartColumns, ChartTable } from '@zaino/charts/chart-table';
import { LineChart } from '@zaino/charts/line-chart';
import type { AppBudget, ReleaseFigures, VersionRecord } from '@zaino/contracts/releases';
import { Button } from '@zaino/ui/button';
import { PagePart } from '@zaino/ui/page-part';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { useState } from 'react';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { bytesWords, durationWords } from '../release-words';
import css from '../releases.module.css';
import { budgetQuery } from './budget.api';
import { BudgetDialog } from './budget-dialog';
import { budgetLines, type BudgetMeasure, budgetMeasures, slowestPage } from './budget-lines';

interface BudgetPartProps {
  app: string;
  /** Where the focus goes when the button that had it is gone. */
  focusPage: () => void;
}

/** What versions of an app may need, and what they needed, drawn beside it. */
export function BudgetPart({ app, focusPage }: BudgetPartProps) {
  const { value: known, failure } = usePageQuery(budgetQuery(app));
  const [isAsked, setAsked] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  return (
    <PagePart title="Limiti e misure">
      {failure && <ServiceFailure title="I limiti non ci sono adesso" failure={failure} />}
      {known && (
        <>
          <Limits known={known} onChange={() => setAsked(true)} />
          {!known.areVisitsKnown && (
            <p>I tempi di chi visita non sono disponibili adesso: mancano dal disegno.</p>
          )}
          {budgetMeasures(known.budget).map((measure) => (
            <MeasureChart key={measure.title} measure={measure} versions={known.versions} />
          ))}
          <ChartTable
            caption="Misure delle versioni"
            columns={columns}
            rows={known.versions}
            keyOf={({ version }) => version}
          />
        </>
      )}
      {isAsked && known && (
        <ReturnFocus otherwise={focusPage}>
          <BudgetDialog
            of={known}
            onClose={() => setAsked(false)}
            onDone={(words) => {
              setAsked(false);
              setDone(words);
            }}
          />
        </ReturnFocus>
      )}
      <Toast message={done} onClose={() => setDone(null)} />
    </PagePart>
  );
}

function Limits({ known, onChange }: { known: AppBudget; onChange: () => void }) {
  const { budget, changedAt, by } = known;
  return (
    <Sheet isEdgeToEdge className={css.card}>
      <p>
        Una versione nuova è rifiutata se la sua pagina più pesante supera{' '}
        <strong>{bytesWords(budget.heaviestPage)}</strong>, se ogni pagina chiede più di{' '}
        <strong>{bytesWords(budget.firstLoad)}</strong> di JavaScript, se una pagina è più lenta del
        confronto di oltre il {budget.lcpPercent}&nbsp;% (o di {durationWords(budget.lcpMs)}), o se
        le regole di accessibilità non rispettate sono più di {budget.violations}.{' '}
        {budget.needsFigures
          ? 'Una versione non misurata è rifiutata.'
          : 'Una versione non misurata è ammessa.'}
      </p>
      <p className={css.small}>
        Così da {moment(changedAt)}, {by}.
      </p>
      <div className={css.buttons}>
        <Button variant="outline" onClick={onChange}>
          Cambia i limiti
        </Button>
      </div>
    </Sheet>
  );
}

interface MeasureChartProps {
  measure: BudgetMeasure;
  versions: readonly VersionRecord[];
}

function MeasureChart({ measure, versions }: MeasureChartProps) {
  const { title, words } = measure;
  const lines = budgetLines(measure, versions);
  return (
    <>
      <h3>{title}</h3>
      <ChartSheet>
        {lines.length === 0 ? (
          <p>Nessuna versione misurata.</p>
        ) : (
          <LineChart label={title} lines={lines} words={words} momentWords={moment} />
        )}
      </ChartSheet>
    </>
  );
}

const columns: ChartColumns<VersionRecord> = [
  { head: 'Versione', cell: ({ number }) => number },
  { head: 'Pubblicata', cell: ({ publishedAt }) => moment(publishedAt) },
  {
    head: 'Pagina più pesante',
    isFigures: true,
    cell: ({ heaviestPage }) => orDash(heaviestPage, bytesWords),
  },
  {
    head: 'JavaScript di ogni pagina',
    isFigures: true,
    cell: ({ firstLoad }) => orDash(firstLoad, bytesWords),
  },
  {
    head: 'LCP misurato',
    cell: ({ figures }) => (figures ? measuredWords(figures) : 'Non misurata'),
  },
  {
    head: 'LCP di chi visita',
    isFigures: true,
    cell: ({ visitsLcp }) => orDash(visitsLcp, durationWords),
  },
  {
    head: 'Accessibilità',
    cell: ({ figures }) => (figures ? rulesWords(figures) : 'Non misurata'),
  },
];

const orDash = (value: number | null, words: (value: number) => string) =>
  value === null ? '–' : words(value);

const beside = { 'single-bundle': 'pacchetto unico', live: 'versione attiva' } as const;

function measuredWords(figures: ReleaseFigures): string {
  const page = slowestPage(figures);
  if (!page) return 'Non misurata';
  const compared = `${beside[figures.comparedWith]} ${durationWords(page.comparedLcp)}`;
  return `${durationWords(page.lcp)} (${page.page}; ${compared})`;
}

function rulesWords({ pages }: ReleaseFigures): string {
  const broken = pages.flatMap(({ page, violations }) =>
    violations.map(({ rule }) => `${rule} (${page})`),
  );
  return broken.length === 0 ? 'Tutte rispettate' : broken.join(', ');
}
