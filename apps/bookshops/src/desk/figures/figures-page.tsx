import { BarChart } from '@zaino/charts/bar-chart';
import { ChartSheet } from '@zaino/charts/chart-sheet';
import { ChartTable } from '@zaino/charts/chart-table';
import { Compared } from '@zaino/charts/compared';
import { Definitions } from '@zaino/charts/definitions';
import { longDayWords } from '@zaino/charts/figure-words';
import { Figures } from '@zaino/charts/figures';
import { PeriodChoice } from '@zaino/charts/period-choice';
import { timeBars, usualUnit } from '@zaino/charts/time-bars';
import type { BookshopStats } from '@zaino/contracts/bookshops';
import { formatEuro } from '@zaino/rules/money';
import { EmptyState } from '@zaino/ui/empty-state';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { CsvExport } from '../csv-export';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { BigFigures, Uncollected } from './big-figures';
import { definitions } from './definitions';
import { downloadFigures } from './download-figures';
import type { FiguresData } from './figures.api';
import css from './figures-page.module.css';
import { MarginForm } from './margin-form';
import { usualPeriods } from './period';
import { sumsColumns, type SumsRow } from './sums-columns';

const TITLE = 'Numeri';
const PATH = '/dashboard/numeri';
const unitWords = { day: 'giorno', week: 'settimana', month: 'mese' } as const;

/** What a bookshop sold, kept waiting and handed over in some days. */
export function FiguresPage() {
  const { tenantId, chosen, stats } = useLoaderData<FiguresData>();
  const isLoading = useNavigation().state === 'loading';
  if (tenantId === null || stats?.failure?.kind === 'forbidden') return <NoDesk title={TITLE} />;
  return (
    <DeskPage title={TITLE}>
      <PeriodChoice
        path={PATH}
        usual={usualPeriods.map(([choice, words]) => ({
          to: `${PATH}?periodo=${choice}`,
          words,
          isCurrent: choice === chosen.choice,
        }))}
        period={chosen.period}
        error={chosen.error}
      />
      <p role="status" className={css.status}>
        {isLoading && 'Caricamento...'}
      </p>
      {stats?.failure && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={stats.failure} />
      )}
      {stats?.value && <Loaded tenantId={tenantId} stats={stats.value} />}
    </DeskPage>
  );
}

interface LoadedProps {
  tenantId: string;
  stats: BookshopStats;
}

function Loaded({ tenantId, stats }: LoadedProps) {
  if (stats.totals.orders === 0) {
    return (
      <>
        <EmptyState action={<Link to="/dashboard/ordini">Vai agli ordini</Link>}>
          In questi giorni non c’è nessun ordine. Qui trovi quanto vendi per giorno, scuola, classe
          ed editore, quanto aspettano le famiglie e quante tornano.
        </EmptyState>
        {stats.uncollected.orders > 0 && (
          <Figures>
            <Uncollected uncollected={stats.uncollected} />
          </Figures>
        )}
      </>
    );
  }
  return (
    <>
      <BigFigures stats={stats} />
      <div className={css.tools}>
        <MarginForm key={stats.margin.percent} tenantId={tenantId} margin={stats.margin} />
        <CsvExport download={() => downloadFigures(tenantId, stats.period)} />
      </div>
      <Charts stats={stats} />
      <PagePart title="Come si contano">
        <Definitions of={definitions} />
      </PagePart>
    </>
  );
}

function Charts({ stats }: { stats: BookshopStats }) {
  const { period, days } = stats;
  const classes = classRows(stats);
  const title = `Venduto per ${unitWords[usualUnit(period)]}`;
  const values = new Map(days.map(({ day, turnover }) => [day, turnover]));
  return (
    <>
      <PagePart title={title}>
        <ChartSheet>
          <BarChart label={title} bars={timeBars(period, { values })} words={formatEuro} />
        </ChartSheet>
        <ChartTable
          caption="Venduto per giorno"
          columns={sumsColumns('Giorno')}
          rows={days.map((one) => ({ ...one, key: one.day, name: longDayWords(one.day) }))}
          keyOf={({ key }) => key}
        />
      </PagePart>
      <Sold title="Venduto per scuola" head="Scuola" rows={schoolRows(stats)} />
      {classes.length > 0 && <Sold title="Venduto per classe" head="Classe" rows={classes} />}
      <Sold title="Venduto per editore" head="Editore" rows={publisherRows(stats)} />
    </>
  );
}

interface SoldProps {
  title: string;
  head: string;
  rows: readonly SumsRow[];
}

function Sold({ title, head, rows }: SoldProps) {
  return (
    <Compared
      title={title}
      rows={rows}
      columns={sumsColumns(head)}
      valueOf={({ turnover }) => turnover}
      words={formatEuro}
      empty="Niente di venduto in questi giorni."
    />
  );
}

function schoolRows({ schools }: BookshopStats): SumsRow[] {
  return schools.map((one) => ({
    ...one,
    key: one.school?.codice ?? '',
    name: one.school?.nome ?? 'Fuori dalle liste delle classi',
  }));
}

function classRows({ schools }: BookshopStats): SumsRow[] {
  return schools
    .flatMap(({ school, classes }) =>
      (school ? classes : []).map((one) => ({
        ...one,
        key: [school?.codice, one.classe, one.sezione].join(' '),
        name: `${one.classe}${one.sezione}, ${school?.nome ?? ''}`,
      })),
    )
    .toSorted((one, other) => other.turnover - one.turnover);
}

function publisherRows({ publishers }: BookshopStats): SumsRow[] {
  return publishers.map((one) => ({
    ...one,
    key: one.publisher ?? '',
    name: one.publisher ?? 'Editore non noto',
  }));
}
