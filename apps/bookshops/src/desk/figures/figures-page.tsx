import type { BookshopStats } from '@zaino/contracts/bookshops';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Link, useLoaderData, useNavigation } from '@zaino/web/router';
import { CsvExport } from '../csv-export';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { PagePart } from '../page-part';
import { BarChart } from './bar-chart';
import { BigFigures, Uncollected } from './big-figures';
import { Definitions } from './definitions';
import { downloadFigures } from './download-figures';
import type { FiguresData } from './figures.api';
import { longDayWords } from './figure-words';
import css from './figures-page.module.css';
import { MarginForm } from './margin-form';
import { PeriodChoice } from './period-choice';
import { RowChart } from './row-chart';
import { type SumsRow, SumsTable } from './sums-table';
import { isByWeek, timeBars } from './time-bars';

const TITLE = 'Numeri';

/** What a bookshop sold, kept waiting and handed over in some days. */
export function FiguresPage() {
  const { tenantId, chosen, stats } = useLoaderData<FiguresData>();
  const isLoading = useNavigation().state === 'loading';
  if (tenantId === null || stats?.failure?.kind === 'forbidden') return <NoDesk title={TITLE} />;
  return (
    <DeskPage title={TITLE}>
      <PeriodChoice chosen={chosen} />
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
          <Sheet isEdgeToEdge>
            <dl className={css.figures}>
              <Uncollected uncollected={stats.uncollected} />
            </dl>
          </Sheet>
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
        <Definitions />
      </PagePart>
    </>
  );
}

function Charts({ stats }: { stats: BookshopStats }) {
  const { period, days } = stats;
  const classes = classRows(stats);
  const unit = isByWeek(period) ? 'settimana' : 'giorno';
  return (
    <>
      <PagePart title={`Venduto per ${unit}`}>
        <Sheet isEdgeToEdge className={css.chart}>
          <BarChart label={`Venduto per ${unit}`} bars={timeBars(period, days)} />
        </Sheet>
        <SumsTable
          caption="Venduto per giorno"
          head="Giorno"
          rows={days.map((one) => ({ ...one, key: one.day, name: longDayWords(one.day) }))}
        />
      </PagePart>
      <Compared title="Venduto per scuola" head="Scuola" rows={schoolRows(stats)} />
      {classes.length > 0 && <Compared title="Venduto per classe" head="Classe" rows={classes} />}
      <Compared title="Venduto per editore" head="Editore" rows={publisherRows(stats)} />
    </>
  );
}

interface ComparedProps {
  title: string;
  head: string;
  rows: readonly SumsRow[];
}

function Compared({ title, head, rows }: ComparedProps) {
  const bars = rows.map(({ key, name, turnover }) => ({ key, name, value: turnover }));
  return (
    <PagePart title={title}>
      <Sheet isEdgeToEdge className={css.chart}>
        {rows.length === 0 ? (
          <p>Niente di venduto in questi giorni.</p>
        ) : (
          <RowChart label={title} rows={bars} />
        )}
      </Sheet>
      {rows.length > 0 && <SumsTable caption={title} head={head} rows={rows} />}
    </PagePart>
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
