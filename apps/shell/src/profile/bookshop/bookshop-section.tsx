import { AccountSection } from '@zaino/ui/account-section';
import { Button } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import { Foldable } from '../foldable';
import { LeaveBookshop } from './leave-bookshop';
import { OpenBookshop } from './open-bookshop';

interface BookshopSectionProps {
  isOwner: boolean;
  onDone: (words: string) => void;
}

/** The way to the owner's bookshop, and to the desk of a colleague; a family is told how to open one. */
export function BookshopSection({ isOwner, onDone }: BookshopSectionProps) {
  const isColleague = useSession().user?.role === 'colleague';
  if (isColleague) {
    return (
      <AccountSection id="libreria" title="Il banco della libreria">
        <p>
          Con questo account lavori al banco di una libreria:{' '}
          <Link to="/dashboard">vai al banco</Link>.
        </p>
        <Foldable open="Non ci lavori più?">
          {(close) => (
            <LeaveBookshop
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
