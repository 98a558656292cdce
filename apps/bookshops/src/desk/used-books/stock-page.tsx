import type { UsedCopies, UsedCopy, UsedIntake } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { PagePart } from '@zaino/ui/page-part';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Toast } from '@zaino/ui/toast';
import { Link, useRevalidator } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { useState } from 'react';
import { DeskPage } from '../desk-page';
import { NoDesk } from '../no-desk';
import { CopyRow } from './copy-row';
import { IntakePart } from './intake-part';
import { intakePath, USED_PATH } from './intake-path';
import type { UsedStock } from './used-books.api';
import css from './used-desk-page.module.css';

const TITLE = 'Libri usati';

/** Used books of a bookshop: what comes over the counter, and the copies that it has. */
export function StockPage({ stock }: Pick<UsedStock, 'stock'>) {
  const [taken, setTaken] = useState<UsedIntake | null>(null);
  const { revalidate } = useRevalidator();
  const { value, failure } = stock;
  if (failure?.kind === 'forbidden') return <NoDesk title={TITLE} failure={failure} />;
  const onTaken = (intake: UsedIntake) => {
    setTaken(intake);
    void revalidate();
  };
  return (
    <DeskPage title={TITLE} actions={<Link to="/dashboard/banco">Banco</Link>}>
      <p className={css.intro}>
        Prezzi e pagamento li decidi tu: per l’usato non vale il limite di sconto dei libri nuovi, e
        la vendita va con il regime del margine. Qui resta solo la registrazione; le famiglie ti
        trovano se in <Link to="/dashboard/negozio#usato">Negozio</Link> dici che ritiri libri
        usati.
      </p>
      <IntakePart onTaken={onTaken} onStale={() => void revalidate()} />
      {taken && (
        <Notice
          tone="success"
          action={<Link to={intakePath(taken.id)}>Apri e stampa la ricevuta</Link>}
        >
          {`Ritiro registrato: ${formatEuro(taken.total)}.`}
        </Notice>
      )}
      <PagePart title="Le tue copie usate">
        {value ? (
          <Copies key={JSON.stringify(value)} first={value} />
        ) : (
          <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
        )}
      </PagePart>
    </DeskPage>
  );
}

function Copies({ first }: { first: UsedCopies }) {
  const [copies, setCopies] = useState(first.copies);
  const [said, setSaid] = useState<string | null>(null);
  const change = (changed: UsedCopy, words: string) => {
    setCopies((now) =>
      now.flatMap((copy) => {
        if (copy.id !== changed.id) return copy;
        return changed.state === 'taken-back' ? [] : changed;
      }),
    );
    setSaid(words);
  };
  // What was pressed goes with its row.
  const list = useKeptFocus<HTMLUListElement>(String(copies.length));
  return (
    <>
      {copies.length === 0 && <EmptyState>Non hai ancora ritirato libri usati.</EmptyState>}
      <ul ref={list} tabIndex={-1} className={css.rows}>
        {copies.map((copy) => (
          <CopyRow key={copy.id} copy={copy} onChange={change} />
        ))}
      </ul>
      {first.next !== null && (
        <p>
          <Link to={`${USED_PATH}?dopo=${first.next}`} rel="next">
            Copie precedenti
          </Link>
        </p>
      )}
      <Toast message={said} onClose={() => setSaid(null)} />
    </>
  );
}
