import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { usePageQuery } from '../../queries';
import { bookshopQuery } from './bookshop.api';
import { BookshopDesk, trail } from './bookshop-desk';

/** One bookshop: what speaks for it, what it asks, what can be decided and all that happened. */
export function BookshopPage() {
  const { value: bookshop, failure } = usePageQuery(bookshopQuery(useLoaderData<string>()));
  if (bookshop) return <BookshopDesk key={bookshop.id} bookshop={bookshop} />;
  return (
    <AdminPage title="Libreria" trail={trail}>
      {failure?.kind === 'unavailable' ? (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      ) : (
        <EmptyState
          title="Libreria non trovata"
          action={
            <Link to="/admin/bookshops" className={buttonClass()}>
              Torna alle librerie
            </Link>
          }
        >
          Nessuna libreria ha questo indirizzo.
        </EmptyState>
      )}
    </AdminPage>
  );
}
