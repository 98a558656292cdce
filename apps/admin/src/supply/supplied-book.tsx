import type { SuppliedBook } from '@zaino/contracts/schools';
import { dayWords } from '@zaino/rules/day-words';
import { formatCount } from '@zaino/rules/format-count';
import { formatEuro } from '@zaino/rules/money';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { moment } from '../layout/moment-words';
import { usePageQuery } from '../queries';
import { suppliedBookQuery } from './supply.api';
import css from './supply.module.css';
import { stateWords, toldWords } from './supply-words';

/** What each distributor says of a book, and what families are told of it. */
export function SuppliedBookPart({ isbn }: { isbn: string }) {
  const { value, failure } = usePageQuery(suppliedBookQuery(isbn));
  if (failure) return <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />;
  if (!value) return null;
  return (
    <section className={css.part} aria-labelledby="supplied-book">
      <Sheet isEdgeToEdge className={css.book}>
        <h2 id="supplied-book">{value.title ?? `ISBN ${isbn}`}</h2>
        <p>{factsOf(value)}</p>
        <p className={css.told}>{toldWords(value.availability)}</p>
      </Sheet>
      {value.offers.length === 0 ? (
        <p>Nessun distributore ne parla.</p>
      ) : (
        <RowsTable
          caption={`Che cosa dicono i distributori di ${isbn}`}
          columns={columns}
          rows={value.offers.map((offer) => ({ ...offer, charged: value.price }))}
          keyOf={({ distributorId }) => String(distributorId)}
          isStacked
        />
      )}
    </section>
  );
}

function factsOf({ isbn, title, publisher, price }: SuppliedBook): string {
  if (title === null) return 'Nessuna lista di classe ha questo libro.';
  const cost = price === null ? 'senza prezzo del ministero' : `${formatEuro(price)} (ministero)`;
  return [publisher, `ISBN ${isbn}`, cost].filter(Boolean).join(' · ');
}

type Offer = SuppliedBook['offers'][number] & { charged: number | null };

const columns: TableColumns<Offer> = [
  { head: 'Distributore', cell: ({ distributor }) => distributor },
  { head: 'Dice', cell: sayingOf },
  {
    head: 'Prezzo',
    isFigures: true,
    cell: ({ price, charged }) => (
      <>
        {price === null ? '—' : formatEuro(price)}
        {price !== null && charged !== null && price !== charged && (
          <strong className={css.late}> diverso dal ministero</strong>
        )}
      </>
    ),
  },
  {
    head: 'File',
    cell: ({ fileName, asOf, isTrusted }) => (
      <>
        {fileName}, {moment(asOf)}
        {!isTrusted && <strong className={css.late}> Non creduto</strong>}
      </>
    ),
  },
];

function sayingOf({ state, pieces, expected, newIsbn }: Offer): string {
  const parts = [
    stateWords[state],
    pieces === null ? '' : `${formatCount(pieces)} copie`,
    expected === null ? '' : `previsto ${dayWords(expected)}`,
    newIsbn === null ? '' : `da ${newIsbn}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
