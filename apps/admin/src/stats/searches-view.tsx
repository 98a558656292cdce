import type { ChartColumns } from '@zaino/charts/chart-table';
import { Compared } from '@zaino/charts/compared';
import { countWords, shareWords } from '@zaino/charts/figure-words';
import { LEAST_SEARCHES, type SearchCounts } from '@zaino/contracts/shared';
import { ServiceFailure } from '@zaino/ui/service-failure';
import type { Outcome } from '@zaino/web/outcome';
import { usePageQuery } from '../queries';
import { SinceNote } from './counted-note';
import { statsQueries } from './stats.api';
import type { StatsAddress } from './stats-address';

/** What visitors looked for and did not find. */
export function SearchesView({ address: { period } }: { address: StatsAddress }) {
  const places: Omit<SearchesProps, 'from'>[] = [
    {
      title: 'Cercato ovunque e non trovato',
      found: usePageQuery(statsQueries.siteSearches(period)),
      fileName: 'niente-trovato',
    },
    {
      title: 'Scuole cercate e non trovate',
      found: usePageQuery(statsQueries.schoolSearches(period)),
      fileName: 'scuole-non-trovate',
    },
    {
      title: 'Prodotti cercati e non trovati',
      found: usePageQuery(statsQueries.productSearches(period)),
      fileName: 'prodotti-non-trovati',
    },
  ];
  return (
    <>
      <p>
        Conta il server, per giorno e senza sapere chi cerca. Le parole si vedono da{' '}
        {LEAST_SEARCHES} ricerche in su; quelle che potrebbero indicare una persona, come indirizzi
        e-mail e numeri di telefono, non si tengono.
      </p>
      {places.map((place) => (
        <Searches key={place.title} {...place} from={period.from} />
      ))}
    </>
  );
}

interface SearchesProps {
  title: string;
  found: Outcome<SearchCounts> | { value: null; failure: null };
  /** The first day that is shown. */
  from: string;
  fileName: string;
}

type WordsRow = SearchCounts['words'][number] & { key: string; name: string };

const columns: ChartColumns<WordsRow> = [
  { head: 'Parole', cell: ({ words }) => words },
  { head: 'Ricerche', isFigures: true, cell: ({ times }) => countWords(times) },
];

function Searches({ title, fileName, found: { value, failure }, from }: SearchesProps) {
  if (failure) return <ServiceFailure title={`${title}: non disponibile`} failure={failure} />;
  if (value === null) return null;
  const { searches, misses, words, countedSince } = value;
  return (
    <Compared
      title={title}
      rows={words.map((one) => ({ ...one, key: one.words, name: one.words }))}
      columns={columns}
      valueOf={({ times }) => times}
      words={countWords}
      empty={`Niente è stato cercato ${LEAST_SEARCHES} volte senza trovarlo.`}
      fileName={fileName}
    >
      <p>
        {countWords(searches)} ricerche, {countWords(misses)} senza risultato (
        {shareWords(misses, searches)}).
      </p>
      <SinceNote since={countedSince} from={from} />
    </Compared>
  );
}
