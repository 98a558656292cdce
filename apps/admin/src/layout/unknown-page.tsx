import { ADMIN_PATH } from '@zaino/contracts/shared';
import { AreaContainer } from '@zaino/ui/area-container';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Link, useLocation } from '@zaino/web/router';
import css from './unknown-page.module.css';

/** Where tiles of the dashboard lead whose pages the admin area does not have (specification, point 2). */
const planned = new Set(['/admin/users', '/admin/stats']);

/** An address of the admin area without a page, and the way back; with the specification's words (point 2). */
export function UnknownPage() {
  const path = useLocation().pathname.replace(/\/$/, '');
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
        {planned.has(path)
          ? 'Questa parte dell’Area Riservata non c’è ancora.'
          : 'Questa pagina non c’è: forse l’indirizzo contiene un errore.'}
      </EmptyState>
    </AreaContainer>
  );
}
