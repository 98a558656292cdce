import { buttonClass } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { EmptyState } from '@zaino/ui/empty-state';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { Toast } from '@zaino/ui/toast';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link, useLoaderData } from '@zaino/web/router';
import { useKeptFocus } from '@zaino/web/use-kept-focus';
import { useAdding } from '../buying/use-adding';
import { FavouriteBookRow } from './favourite-book-row';
import { FavouriteRow } from './favourite-row';
import { FavouriteToast } from './favourite-toast';
import type { FavouritesData } from './favourites.api';
import css from './favourites-page.module.css';
import { useRemoval } from './use-removal';

/** What a customer keeps for later, as it is now. */
export function FavouritesPage() {
  const page = useLoaderData<FavouritesData>();
  const { failure } = page;
  const removal = useRemoval();
  // What takes a favourite off the list goes with it.
  const shown = `${String(failure !== null)} ${removal.removed.size}`;
  const heading = useKeptFocus<HTMLHeadingElement>(shown);
  return (
    <Container className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        I tuoi preferiti
      </h1>
      {failure ? (
        <ServiceFailure failure={failure} />
      ) : (
        <Favourites page={page} removal={removal} />
      )}
    </Container>
  );
}

interface FavouritesProps {
  page: FavouritesData;
  removal: ReturnType<typeof useRemoval>;
}

function Favourites({ page: { favourites, areBooksAway }, removal }: FavouritesProps) {
  const { words, add } = useAdding();
  const { removed, message, remove, undo, close } = removal;
  const kept = favourites.filter(({ id }) => !removed.has(id));
  return (
    <>
      {kept.length === 0 ? (
        <NoFavourites />
      ) : (
        <>
          {areBooksAway && (
            <p>
              Ora non riusciamo a leggere titoli e prezzi dei libri: restano qui con il loro codice.
            </p>
          )}
          {kept.some(({ kind }) => kind === 'product') && (
            <PriceHint hasBooks={kept.some(({ kind }) => kind === 'book')} />
          )}
          <Sheet isEdgeToEdge>
            <ul>
              {kept.map((favourite) =>
                favourite.kind === 'book' ? (
                  <FavouriteBookRow
                    key={favourite.id}
                    favourite={favourite}
                    isAway={areBooksAway}
                    onRemove={() => void remove(favourite)}
                  />
                ) : (
                  <FavouriteRow
                    key={favourite.id}
                    favourite={favourite}
                    onAdd={add}
                    onRemove={() => void remove(favourite)}
                  />
                ),
              )}
            </ul>
          </Sheet>
          <noscript>
            <p>Per comprare o togliere un preferito serve JavaScript.</p>
          </noscript>
        </>
      )}
      <p role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
      <Toast
        message={message}
        onClose={close}
        {...(undo && { action: { text: 'Annulla', onPress: () => void undo() } })}
      />
      {message === null && <FavouriteToast isThere />}
    </>
  );
}

/** What is told of products alone: a book's price is its cover's. */
function PriceHint({ hasBooks }: { hasBooks: boolean }) {
  return (
    <p className={css.hint}>
      Vuoi un’e-mail quando uno costa meno?{' '}
      <Link to="/profile#avvisi">Accendi l’avviso nel profilo</Link>
      {hasBooks && '. Vale per i prodotti: i libri hanno il prezzo di copertina.'}
    </p>
  );
}

function NoFavourites() {
  return (
    <EmptyState
      action={
        <Link to="/products" className={buttonClass()}>
          Guarda i prodotti
        </Link>
      }
    >
      Non hai ancora preferiti: premi il cuore accanto a un prodotto o a un libro per ritrovarlo
      qui.
    </EmptyState>
  );
}
