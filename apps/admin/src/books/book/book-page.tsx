import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Link, useLoaderData } from '@zaino/web/router';
import { AdminPage } from '../../layout/admin-page';
import { usePageQuery } from '../../queries';
import { bookQuery, type BookPlace } from './book.api';
import { BookDesk, trail } from './book-desk';

/** One book: everything that is known of it, where from, who has adopted it, and what was changed. */
export function BookPage() {
  const place = useLoaderData<BookPlace>();
  const { value: book, failure } = usePageQuery(bookQuery(place.isbn));
  if (book) return <BookDesk key={book.isbn} book={book} page={place.page} />;
  const isMissing = failure?.kind === 'not-found' || failure?.kind === 'invalid';
  return (
    <AdminPage title="Libro" trail={trail}>
      {failure && !isMissing ? (
        <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />
      ) : (
        <EmptyState
          title="Libro non trovato"
          action={
            <Link to="/admin/books" className={buttonClass()}>
              Torna ai libri
            </Link>
          }
        >
          Nessun elenco del ministero ha un libro con questo codice.
        </EmptyState>
      )}
    </AdminPage>
  );
}
