import type { ChartColumns } from '@zaino/charts/chart-table';
import { Compared } from '@zaino/charts/compared';
import { comparisonWords, countWords, longDayWords } from '@zaino/charts/figure-words';
import { Figure, Figures } from '@zaino/charts/figures';
import type { AfterSale } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import { viewPath } from '../orders/list-query';
import { usePageQuery } from '../queries';
import { CountedNote } from './counted-note';
import { statsQueries } from './stats.api';
import type { StatsAddress } from './stats-address';
import { refundWords } from './stats-words';

/** Books that are late now, and what came back in the days of the address. */
export function AfterSaleView({ address: { period } }: { address: StatsAddress }) {
  const { value, failure } = usePageQuery(statsQueries.afterSale(period));
  return (
    <>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {value && <Loaded figures={value} />}
    </>
  );
}

function Loaded({ figures }: { figures: AfterSale }) {
  const { refunds, refundsBefore, withdrawals, withdrawalsBefore } = figures;
  const amount = refunds.reduce((sum, one) => sum + one.amount, 0);
  return (
    <>
      <Figures>
        <Figure name="Ridato in questi giorni" value={formatEuro(amount)}>
          {comparisonWords(amount, refundsBefore.amount)}
        </Figure>
        <Figure name="Recessi dichiarati" value={countWords(withdrawals.statements)}>
          {comparisonWords(withdrawals.statements, withdrawalsBefore.statements)}
        </Figure>
        <Figure name="Copie da riprendere per recesso" value={countWords(withdrawals.pieces)}>
          la legge non chiede il motivo
        </Figure>
      </Figures>
      <CountedNote at={figures.countedAt} />
      <Late late={figures.late} />
      <Refunds refunds={refunds} />
    </>
  );
}

function Late({ late }: Pick<AfterSale, 'late'>) {
  const rows = late.map((one) => ({
    ...one,
    key: one.publisher ?? '',
    name: one.publisher ?? 'Editore non noto',
  }));
  const columns: ChartColumns<(typeof rows)[number]> = [
    { head: 'Editore', cell: ({ name }) => name },
    { head: 'Copie', isFigures: true, cell: ({ pieces }) => countWords(pieces) },
    { head: 'Ordini', isFigures: true, cell: ({ orders }) => countWords(orders) },
    { head: 'Il più vecchio era promesso per', cell: ({ since }) => longDayWords(since) },
  ];
  return (
    <Compared
      title="Libri in ritardo adesso, per editore"
      rows={rows}
      columns={columns}
      valueOf={({ pieces }) => pieces}
      words={(pieces) => (pieces === 1 ? '1 copia' : `${countWords(pieces)} copie`)}
      empty="Nessun libro è in ritardo."
      fileName="libri-in-ritardo"
    >
      <p>
        Sono di oggi, qualunque periodo sia scelto.{' '}
        <Link to={viewPath({ view: 'late' })}>Vedi gli ordini in ritardo</Link>
      </p>
    </Compared>
  );
}

function Refunds({ refunds }: Pick<AfterSale, 'refunds'>) {
  const rows = refunds.map((one) => ({ ...one, key: one.kind, name: refundWords[one.kind] }));
  const columns: ChartColumns<(typeof rows)[number]> = [
    { head: 'Motivo', cell: ({ name }) => name },
    { head: 'Rimborsi', isFigures: true, cell: ({ refunds: count }) => countWords(count) },
    { head: 'Importo', isFigures: true, cell: ({ amount }) => formatEuro(amount) },
  ];
  return (
    <Compared
      title="Rimborsi per motivo"
      rows={rows}
      columns={columns}
      valueOf={({ amount }) => amount}
      words={formatEuro}
      empty="Nessun rimborso in questi giorni."
      fileName="rimborsi"
    />
  );
}
