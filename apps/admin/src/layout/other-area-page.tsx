import { ADMIN_PATH, sentences } from '@zaino/contracts/shared';
import { AreaContainer } from '@zaino/ui/area-container';
import { buttonClass } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Link } from '@zaino/web/router';

/** In the place of a page that other admins have. */
export function OtherAreaPage() {
  return (
    <AreaContainer>
      <EmptyState
        title="Questa pagina è per altri incarichi"
        headingLevel={1}
        action={
          <Link to={ADMIN_PATH} className={buttonClass()}>
            Torna all’Area Riservata
          </Link>
        }
      >
        {sentences.areaNeeded} Se ti serve, chiedi a chi gestisce gli accessi di aggiungerla.
      </EmptyState>
    </AreaContainer>
  );
}
