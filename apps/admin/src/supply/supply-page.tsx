import { useQueryClient } from '@tanstack/react-query';
import type { Distributor } from '@zaino/contracts/schools';
import { Badge } from '@zaino/ui/badge';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { TextField } from '@zaino/ui/text-field';
import { Form, Link, useLoaderData } from '@zaino/web/router';
import { useState } from 'react';
import { AdminPage } from '../layout/admin-page';
import listCss from '../layout/list-page.module.css';
import { moment } from '../layout/moment-words';
import { usePageQuery } from '../queries';
import { DistributorDialog } from './distributor-dialog';
import { SuppliedBookPart } from './supplied-book';
import { distributorsQuery, type SupplyAsked } from './supply.api';
import css from './supply.module.css';
import { bookCount, daysWords } from './supply-words';

/** Who brings books to the shop, how old what they say is, and what they say of one book. */
export function SupplyPage() {
  const asked = useLoaderData<SupplyAsked>();
  const { value, failure } = usePageQuery(distributorsQuery);
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminPage
      title="Disponibilità dai distributori"
      actions={
        <Button variant="outline" size="small" onClick={() => setAdding(true)}>
          Aggiungi un distributore
        </Button>
      }
    >
      <Search key={asked.search} asked={asked} />
      {asked.isbn !== null && <SuppliedBookPart isbn={asked.isbn} />}
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {value && <Distributors {...value} />}
      <KeptState name="new" state={isAdding} begun={false} onBack={setAdding} />
      {isAdding && (
        <DistributorDialog
          distributor={null}
          onClose={() => setAdding(false)}
          onSaved={() => {
            setAdding(false);
            void queryClient.invalidateQueries(distributorsQuery);
          }}
        />
      )}
    </AdminPage>
  );
}

/** A plain form: what is asked for stands in the address. */
function Search({ asked: { search, isbn } }: { asked: SupplyAsked }) {
  return (
    <Form role="search" action="/admin/supply" className={css.search}>
      <TextField
        type="search"
        name="isbn"
        label="ISBN"
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        defaultValue={search}
        error={search !== '' && isbn === null && 'Questo non è un ISBN: controlla le cifre'}
      />
      <Button type="submit" size="small">
        Cerca
      </Button>
    </Form>
  );
}

interface DistributorsProps {
  distributors: Distributor[];
  trustedHours: number;
  isWatching: boolean;
}

function Distributors({ distributors, trustedHours, isWatching }: DistributorsProps) {
  if (distributors.length === 0) {
    return (
      <EmptyState>
        Non c’è ancora nessun distributore: le famiglie leggono la promessa generale per tutti i
        libri.
      </EmptyState>
    );
  }
  return (
    <section className={css.part} aria-labelledby="distributors">
      <h2 id="distributors">Distributori</h2>
      <p className={listCss.count}>
        Un file vale {trustedHours} ore: dopo, le date tornano alla promessa generale.
        {isWatching && ' I file messi nella cartella di un distributore si leggono da soli.'}
      </p>
      <RowsTable
        caption="Distributori"
        columns={columns}
        rows={distributors}
        keyOf={({ id }) => String(id)}
        isStacked
      />
    </section>
  );
}

const columns: TableColumns<Distributor> = [
  {
    head: 'Distributore',
    cell: ({ id, name }) => (
      <Link to={`/admin/supply/${id}`} className={css.name}>
        {name}
      </Link>
    ),
  },
  { head: 'Consegna', cell: daysWords },
  { head: 'Ultimo file', cell: (distributor) => <Age distributor={distributor} /> },
  { head: 'Libri', isFigures: true, cell: ({ books }) => bookCount(books) },
];

/** Old is as good as none: families are told the general promise. */
function Age({ distributor: { asOf, isUsed, isTrusted } }: { distributor: Distributor }) {
  if (!isUsed) return <Badge kind="plain">Non usato</Badge>;
  if (asOf === null) return 'Nessuno';
  return (
    <>
      {moment(asOf)}
      {!isTrusted && <strong className={css.late}> Troppo vecchio: non è creduto</strong>}
    </>
  );
}
