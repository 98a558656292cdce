import { BarChart } from '@zaino/charts/bar-chart';
import { ChartSheet } from '@zaino/charts/chart-sheet';
import { type ChartColumns, ChartTable } from '@zaino/charts/chart-table';
import { Compared } from '@zaino/charts/compared';
import { countWords, shareWords } from '@zaino/charts/figure-words';
import { Figure, Figures } from '@zaino/charts/figures';
import { RowChart } from '@zaino/charts/row-chart';
import { timeBars } from '@zaino/charts/time-bars';
import type { Visits } from '@zaino/contracts/analytics';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import type { Failure } from '@zaino/web/outcome';
import { usePageQuery } from '../queries';
import { SinceNote } from './counted-note';
import { type ConversionStep, stepsOf } from './conversion-steps';
import { statsQueries } from './stats.api';
import type { StatsAddress } from './stats-address';

/** How far visitors come from the search of a school to a paid order. */
export function ConversionView({ address }: { address: StatsAddress }) {
  const { period } = address;
  const schools = usePageQuery(statsQueries.schoolSearches(period));
  const orders = usePageQuery(statsQueries.orderSteps(period));
  const visits = usePageQuery(statsQueries.visits(period));
  const steps = stepsOf({
    schools: schools.value,
    orders: orders.value,
    visits: visits.value,
  });
  return (
    <>
      <Missing words="Le ricerche di scuole non sono disponibili" failure={schools.failure} />
      <Missing words="I conti degli ordini non sono disponibili" failure={orders.failure} />
      <Missing words="Le visite non sono disponibili" failure={visits.failure} />
      <StepChart
        title="Contati dal server"
        steps={steps}
        countOf={({ server }) => server}
        note="Tutti, anche chi non accetta i cookie: richieste arrivate ai servizi e ordini, senza sapere di chi. Chi torna conta più volte, i robot e le pagine tenute in memoria spostano i primi passi."
      />
      <StepChart
        title="Pagine viste da chi ha acconsentito"
        steps={steps}
        countOf={({ consented }) => consented}
        note="Solo chi ha accettato i cookie statistici: pagine viste, non persone. Quanti ordini ne vengano non si sa, perché nessuno è seguito da una pagina all’altra."
      />
      <PagePart title="I passi a confronto">
        <ChartTable
          caption="Dalla ricerca all’ordine"
          columns={columns}
          rows={steps}
          keyOf={({ key }) => key}
          fileName="conversione"
        />
      </PagePart>
      {schools.value && <SinceNote since={schools.value.countedSince} from={period.from} />}
      {visits.value && <VisitParts visits={visits.value} address={address} />}
    </>
  );
}

function Missing({ words, failure }: { words: string; failure: Failure | null }) {
  return failure && <ServiceFailure title={words} failure={failure} />;
}

interface StepChartProps {
  title: string;
  steps: readonly ConversionStep[];
  countOf: (step: ConversionStep) => number | null;
  /** Who is counted, and who is not. */
  note: string;
}

function StepChart({ title, steps, countOf, note }: StepChartProps) {
  const rows = steps.flatMap((step) => {
    const value = countOf(step);
    return value === null ? [] : [{ key: step.key, name: step.name, value }];
  });
  return (
    <PagePart title={title}>
      <p>{note}</p>
      <ChartSheet>
        {rows.length === 0 ? (
          <p>Niente da mostrare adesso.</p>
        ) : (
          <RowChart label={title} rows={rows} words={countWords} />
        )}
      </ChartSheet>
    </PagePart>
  );
}

const count = (value: number | null) => (value === null ? '–' : countWords(value));

const columns: ChartColumns<ConversionStep> = [
  { head: 'Passo', cell: ({ name }) => name },
  { head: 'Contati dal server', isFigures: true, cell: ({ server }) => count(server) },
  {
    head: 'Rispetto al passo prima',
    isFigures: true,
    cell: ({ server, serverBefore }) => shareOf(server, serverBefore),
  },
  { head: 'Viste con consenso', isFigures: true, cell: ({ consented }) => count(consented) },
  {
    head: 'Rispetto alla pagina prima',
    isFigures: true,
    cell: ({ consented, consentedBefore }) => shareOf(consented, consentedBefore),
  },
];

function shareOf(value: number | null, before: number | null): string {
  return value === null || before === null ? '–' : shareWords(value, before);
}

function VisitParts({
  visits,
  address: { period, unit },
}: {
  visits: Visits;
  address: StatsAddress;
}) {
  const values = new Map(visits.days.map(({ day, visits: count }) => [day, count]));
  const pages = visits.pages.map((one) => ({ ...one, key: one.path, name: one.path }));
  return (
    <>
      <PagePart title="Visite di chi ha acconsentito">
        <Figures>
          <Figure name="Pagine viste" value={countWords(visits.views)} />
          <Figure name="Prime visite" value={countWords(visits.firstVisits)} />
          <Figure name="Visite di chi torna" value={countWords(visits.returningVisits)} />
        </Figures>
        <SinceNote since={visits.countedSince} from={period.from} />
        <ChartSheet>
          <BarChart
            label="Visite"
            bars={timeBars(period, { values }, unit ?? undefined)}
            words={countWords}
          />
        </ChartSheet>
        <ChartTable
          caption="Visite per giorno"
          columns={[
            { head: 'Giorno', cell: ({ day }) => day },
            { head: 'Visite', isFigures: true, cell: ({ visits: count }) => countWords(count) },
            { head: 'Pagine viste', isFigures: true, cell: ({ views }) => countWords(views) },
          ]}
          rows={visits.days}
          keyOf={({ day }) => day}
          fileName="visite"
        />
      </PagePart>
      <Compared
        title="Pagine più viste"
        rows={pages}
        columns={[
          { head: 'Pagina', cell: ({ path }) => path },
          { head: 'Volte', isFigures: true, cell: ({ views }) => countWords(views) },
        ]}
        valueOf={({ views }) => views}
        words={countWords}
        empty="Nessuna pagina vista in questi giorni."
        fileName="pagine-viste"
      />
    </>
  );
}
