import { AccountSection } from '@zaino/ui/account-section';
import { Button } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { Foldable } from '../foldable';
import { OpenBookshop } from './open-bookshop';

interface BookshopSectionProps {
  isOwner: boolean;
  onDone: (words: string) => void;
}

/** The way to the owner's bookshop; a family is told how to open one. */
export function BookshopSection({ isOwner, onDone }: BookshopSectionProps) {
  if (isOwner) {
    return (
      <AccountSection id="libreria" title="La tua libreria">
        <p>
          Dati, orari, ritiro, scuole e dominio sono alla pagina{' '}
          <Link to="/dashboard/negozio">Negozio</Link>.
        </p>
      </AccountSection>
    );
  }
  return (
    <AccountSection id="libreria" title="Hai una libreria?">
      <p>Con lo stesso account puoi avere una pagina tua e il ritiro in negozio.</p>
      <Foldable open="Aprila qui">
        {(close) => (
          <OpenBookshop
            onDone={onDone}
            aside={
              <Button variant="text" onClick={close}>
                Annulla
              </Button>
            }
          />
        )}
      </Foldable>
    </AccountSection>
  );
}
