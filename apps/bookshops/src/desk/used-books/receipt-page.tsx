import type { UsedIntake } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link } from '@zaino/web/router';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { USED_PATH } from './intake-path';
import type { IntakeData } from './used-books.api';
import css from './used-desk-page.module.css';
import { codeWords, gradeWords, titleWords } from './used-words';

const TITLE = 'Ricevuta di ritiro';
const trail = [{ text: 'Libri usati', to: USED_PATH }];

const moment = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

const columns: TableColumns<UsedIntake['copies'][number]> = [
  {
    head: 'Libro',
    cell: (copy) => (
      <>
        {titleWords(copy)}
        <span className={css.line}>{`ISBN ${copy.isbn}`}</span>
      </>
    ),
  },
  { head: 'Stato', cell: ({ grade }) => gradeWords[grade] },
  { head: 'Codice', cell: ({ digitalCode }) => codeWords[digitalCode] },
  {
    head: 'Pagato',
    isFigures: true,
    cell: ({ paid, state }) => (state === 'taken-back' ? 'annullato' : formatEuro(paid)),
  },
];

/** What was taken in at one time, to be printed and signed: no fiscal document, and nothing of who sold is kept. */
export function ReceiptPage({ intake: { value, failure } }: IntakeData) {
  if (failure?.kind === 'forbidden') return <NoDesk title={TITLE} failure={failure} />;
  return (
    <DeskPage title={TITLE} trail={trail}>
      {value && <Receipt intake={value} />}
      {failure?.kind === 'not-found' && (
        <EmptyState action={<Link to={USED_PATH}>Vai ai libri usati</Link>}>
          Questo ritiro non c’è.
        </EmptyState>
      )}
      {failure && failure.kind !== 'not-found' && (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      )}
    </DeskPage>
  );
}

function Receipt({ intake }: { intake: UsedIntake }) {
  const { at, takenBy, tender, copies, total } = intake;
  return (
    <div className={css.receipt}>
      <p>
        {`${moment.format(new Date(at))}${takenBy === '' ? '' : `, ritirati da ${takenBy}`}. `}
        {tender === 'cash' ? 'Pagati in contanti.' : 'Pagati con un buono della libreria.'}
      </p>
      <RowsTable caption="Libri ritirati" columns={columns} rows={copies} keyOf={({ id }) => id} />
      <p className={css.total}>{`Totale ${formatEuro(total)}`}</p>
      <p className={css.small}>
        Libri usati comprati da un privato: la rivendita va con il regime del margine (DL 41/1995,
        art. 36). Non è un documento fiscale. Nome, documento e firma si scrivono a mano sulla copia
        della libreria: noi non li conserviamo.
      </p>
      <dl className={css.signature}>
        <div>
          <dt>Nome e documento di chi vende</dt>
          <dd />
        </div>
        <div>
          <dt>Firma</dt>
          <dd />
        </div>
      </dl>
      <p>
        <Button className={css.print} onClick={() => globalThis.print()}>
          Stampa
        </Button>
      </p>
    </div>
  );
}
