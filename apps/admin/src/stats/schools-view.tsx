import { Compared } from '@zaino/charts/compared';
import { countWords } from '@zaino/charts/figure-words';
import { Figure, Figures } from '@zaino/charts/figures';
import { MOST_SALES_SCHOOLS, type SalesBySchool } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { usePageQuery } from '../queries';
import { CountedNote } from './counted-note';
import { partColumns } from './part-columns';
import { statsQueries } from './stats.api';
import type { StatsAddress } from './stats-address';

/** More rows than these nobody reads. */
const MOST_CLASSES = 300;

/** For which schools and classes families have ordered. */
export function SchoolsView({ address: { period } }: { address: StatsAddress }) {
  const { value: sales, failure } = usePageQuery(statsQueries.salesBySchool(period));
  return (
    <>
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {sales && <Loaded sales={sales} />}
    </>
  );
}

function Loaded({ sales }: { sales: SalesBySchool }) {
  const { schoolCount, classCount, schools } = sales;
  if (schoolCount === 0) {
    return (
      <EmptyState>
        In questi giorni nessuno ha ordinato i libri di una classe. Qui trovi per quali scuole e
        classi si ordina.
      </EmptyState>
    );
  }
  const classes = schools
    .flatMap(({ codice, nome, classes: own }) =>
      own.map((one) => ({
        ...one,
        key: [codice, one.classe, one.sezione].join(' '),
        name: `${one.classe}${one.sezione}, ${nome}`,
      })),
    )
    .toSorted((one, other) => other.turnover - one.turnover);
  return (
    <>
      <Figures>
        <Figure name="Scuole" value={countWords(schoolCount)}>
          {schoolCount > MOST_SALES_SCHOOLS &&
            `qui sotto le prime ${countWords(MOST_SALES_SCHOOLS)}`}
        </Figure>
        <Figure name="Classi" value={countWords(classCount)} />
      </Figures>
      <CountedNote at={sales.countedAt} />
      <Compared
        title="Venduto per scuola"
        rows={schools.map((one) => ({
          ...one,
          key: one.codice,
          name: `${one.nome} (${one.codice})`,
        }))}
        columns={partColumns('Scuola')}
        valueOf={({ turnover }) => turnover}
        words={formatEuro}
        empty=""
        fileName="vendite-per-scuola"
      />
      <Compared
        title="Venduto per classe"
        rows={classes.slice(0, MOST_CLASSES)}
        columns={partColumns('Classe')}
        valueOf={({ turnover }) => turnover}
        words={formatEuro}
        empty=""
        fileName="vendite-per-classe"
      >
        {classes.length > MOST_CLASSES && (
          <p>Le prime {MOST_CLASSES} classi delle scuole qui sopra.</p>
        )}
      </Compared>
    </>
  );
}
