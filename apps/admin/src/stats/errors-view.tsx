import type { ChartColumns } from '@zaino/charts/chart-table';
import { Compared } from '@zaino/charts/compared';
import { countWords } from '@zaino/charts/figure-words';
import type { BrowserErrors } from '@zaino/contracts/identity';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { usePageQuery } from '../queries';
import { SinceNote } from './counted-note';
import { statsQueries } from './stats.api';
import type { StatsAddress } from './stats-address';

type ErrorRow = BrowserErrors['errors'][number] & { key: string; name: string };

/** What goes wrong in browsers, by part of the site and its version. */
export function ErrorsView({ address: { period } }: { address: StatsAddress }) {
  const { value, failure } = usePageQuery(statsQueries.browserErrors(period));
  if (failure) {
    return <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />;
  }
  if (value === null) return null;
  return (
    <Compared
      title="Errori nei browser, per parte del sito e versione"
      rows={value.errors.map(errorRow)}
      columns={columns}
      valueOf={({ times }) => times}
      words={countWords}
      empty="Nessun errore in questi giorni."
      fileName="errori"
    >
      <p>
        Li raccontano i browser di chi visita, senza dire chi è. Quelli visti una volta sola in un
        giorno si vedono fino a sera.
      </p>
      <SinceNote since={value.countedSince} from={period.from} />
    </Compared>
  );
}

function errorRow(error: BrowserErrors['errors'][number]): ErrorRow {
  const { app, version, category } = error;
  const where = app === null ? 'Parte non nota' : `${app} ${version ?? ''}`.trim();
  return { ...error, key: `${where} ${category}`, name: `${where}: ${categoryWords(category)}` };
}

function categoryWords(category: string): string {
  switch (category) {
    case 'browser.error':
      return 'errore';
    case 'browser.rejection':
      return 'errore in attesa di una risposta';
    case 'browser.report':
      return 'avviso mostrato a chi visita';
    default:
      return category;
  }
}

const columns: ChartColumns<ErrorRow> = [
  { head: 'Parte del sito', cell: ({ app }) => app ?? 'Non nota' },
  { head: 'Versione', cell: ({ version }) => version ?? '–' },
  { head: 'Tipo', cell: ({ category }) => categoryWords(category) },
  { head: 'Volte', isFigures: true, cell: ({ times }) => countWords(times) },
];
