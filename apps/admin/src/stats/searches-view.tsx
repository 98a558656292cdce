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
  const everything = usePageQuery(statsQueries.siteSearches(period));
  const schools = usePageQuery(statsQueries.schoolSearches(period));
  const products = usePageQuery(statsQueries.productSearches(period));
  return (
    <>
      <p>
        Conta il server, per giorno e senza sapere chi cerca. Le parole si vedono da{' '}
        {LEAST_SEARCHES} ricerche in su; quelle che potrebbero indicare una persona, come indirizzi
        e-mail e numeri di telefono, non si tengono.
      </p>
      <Searches
        title="Cercato in tutto il negozio e non trovato"
        failed="Le ricerche in tutto il negozio non sono disponibili"
        found={everything}
        from={period.from}
        fileName="niente-trovato"
        kind="ricerche con i risultati aperti"
      />
      <Searches
        title="Scuole cercate e non trovate"
        failed="Le ricerche di scuole non sono disponibili"
        found={schools}
        from={period.from}
        fileName="scuole-non-trovate"
      />
      <Searches
        title="Prodotti cercati e non trovati"
        failed="Le ricerche di prodotti non sono disponibili"
        found={products}
        from={period.from}
        fileName="prodotti-non-trovati"
      />
    </>
  );
}

interface SearchesProps {
  title: string;
  /** What is said where they cannot be had. */
  failed: string;
  found: Outcome<SearchCounts> | { value: null; failure: null };
  /** The first day that is shown. */
  from: string;
  fileName: string;
  /** What is counted, in words. */
  kind?: string;
}

type WordsRow = SearchCounts['words'][number] & { key: string; name: string };

const columns: ChartColumns<WordsRow> = [
  { head: 'Parole', cell: ({ words }) => words },
  { head: 'Ricerche', isFigures: true, cell: ({ times }) => countWords(times) },
];

function Searches({
  title,
  failed,
  found: { value, failure },
  from,
  fileName,
  kind = 'ricerche per nome',
}: SearchesProps) {
  if (failure) return <ServiceFailure title={failed} failure={failure} />;
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
        {countWords(searches)} {kind}, {countWords(misses)} senza risultato (
        {shareWords(misses, searches)}).
      </p>
      <SinceNote since={countedSince} from={from} />
    </Compared>
  );
}
