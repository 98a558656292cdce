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
import { FavouriteRow } from './favourite-row';
import { FavouriteToast } from './favourite-toast';
import type { FavouritesData, ShownFavourite } from './favourites.api';
import css from './favourites-page.module.css';
import { useRemoval } from './use-removal';

/** What a customer keeps for later, as it is now. */
export function FavouritesPage() {
  const { favourites, failure } = useLoaderData<FavouritesData>();
  const heading = useKeptFocus<HTMLHeadingElement>(String(failure !== null));
  return (
    <Container className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        I tuoi preferiti
      </h1>
      {failure ? <ServiceFailure failure={failure} /> : <Favourites favourites={favourites} />}
    </Container>
  );
}

function Favourites({ favourites }: { favourites: ShownFavourite[] }) {
  const { words, add } = useAdding();
  const { removed, message, remove, undo, close } = useRemoval();
  const kept = favourites.filter(({ id }) => !removed.has(id));
  return (
    <>
      {kept.length === 0 ? (
        <NoFavourites />
      ) : (
        <>
          <p className={css.hint}>
            Vuoi un’e-mail quando uno costa meno?{' '}
            <Link to="/profile#avvisi">Accendi l’avviso nel profilo</Link>
          </p>
          <Sheet isEdgeToEdge>
            <ul className={css.list}>
              {kept.map((favourite) => (
                <FavouriteRow
                  key={favourite.id}
                  favourite={favourite}
                  onAdd={add}
                  onRemove={() => void remove(favourite)}
                />
              ))}
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

function NoFavourites() {
  return (
    <EmptyState
      action={
        <Link to="/products" className={buttonClass()}>
          Guarda i prodotti
        </Link>
      }
    >
      Non hai ancora preferiti: premi il cuore accanto a un prodotto per ritrovarlo qui.
    </EmptyState>
  );
}
