import { ADMIN_PATH } from '@zaino/contracts/shared';
import { AreaContainer } from '@zaino/ui/area-container';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';
import css from './unknown-page.module.css';

/** An address of the admin area without a page, and the way back; with the specification's words (point 2). */
export function UnknownPage() {
  return (
    <AreaContainer>
      <EmptyState
        title="Pagina non trovata"
        headingLevel={1}
        action={
          <>
            <Link to={ADMIN_PATH} className={buttonClass()}>
              Torna all’Area Riservata
            </Link>
            <p lang="en" className={css.specified}>
              Unexpected Application Error!
            </p>
          </>
        }
      >
        Questa pagina non c’è: forse l’indirizzo contiene un errore.
      </EmptyState>
    </AreaContainer>
  );
}
