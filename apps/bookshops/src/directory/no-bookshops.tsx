import type { BookshopList } from '@zaino/contracts/bookshops';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';
import { type DirectoryPlace, isPostalCode } from './directory-place';

interface NoBookshopsProps {
  place: DirectoryPlace;
  list: BookshopList;
}

/** None where one looked, or none at all: either way there is a way on. */
export function NoBookshops({ place, list }: NoBookshopsProps) {
  if (list.provinces.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title="Ancora nessuna libreria"
        action={
          <Link to="/search" className={buttonClass()}>
            Cerca i libri della classe
          </Link>
        }
      >
        Intanto puoi farti spedire tutto a casa.
      </EmptyState>
    );
  }
  const isNear = isPostalCode(place.cap);
  return (
    <EmptyState
      headingLevel={3}
      title={isNear ? 'Nessuna libreria vicina' : 'Nessuna libreria in questa provincia'}
      action={
        <Link to="/librerie" className={buttonClass()}>
          Mostra tutte le librerie
        </Link>
      }
    >
      {isNear
        ? 'Controlla il CAP, oppure scegli una delle province qui sotto.'
        : 'Scegli una delle province qui sotto.'}
    </EmptyState>
  );
}
