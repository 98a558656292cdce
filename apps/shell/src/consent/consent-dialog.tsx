import { BRAND_NAME } from '@zaino/web/brand';
import {
  acceptAll,
  closeConsent,
  type ConsentChoices,
  rejectAll,
  saveConsent,
  useConsent,
} from '@zaino/web/consent';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Link, useLocation } from '@zaino/web/router';
import { useEffect, useState } from 'react';
import css from './consent-dialog.module.css';
import { ConsentPreferences } from './consent-preferences';

/** Pages that explain the choice can be read before it is made. */
const explaining = ['/cookie-policy', '/privacy-policy'];

/**
 * Asks for the visitor's consent before anything else, and shows the choices again when the footer's link
 * wants so. Refusing takes as many steps as accepting; the first question can only be answered, not closed.
 */
export function ConsentDialog() {
  const { status, choices, isReopened } = useConsent();
  const { pathname } = useLocation();
  const [isChoosing, setChoosing] = useState(false);

  const mayAsk = !explaining.includes(pathname);
  const isAsking = status === 'unset' && mayAsk;
  const showsPreferences = isChoosing || isReopened;
  const decide = (decision: () => void) => () => {
    setChoosing(false);
    decision();
  };
  const save = (chosen: ConsentChoices) => decide(() => saveConsent(chosen))();
  useEffect(() => {
    // From here on it is the dialog that shows or does not show.
    if (status !== 'unread') delete document.documentElement.dataset.consent;
    if (status === 'unset') pressAgain();
  }, [status]);

  return (
    <Dialog
      isOpen={isAsking || isReopened}
      isPrepared={status === 'unread' && mayAsk}
      className={css.dialog}
      onClose={isReopened && !isAsking ? closeConsent : undefined}
      title={showsPreferences ? 'Preferenze sui cookie' : `I cookie di ${BRAND_NAME}`}
    >
      {showsPreferences ? (
        <ConsentPreferences initial={choices} onSave={save} />
      ) : (
        <p>
          Quelli necessari fanno funzionare carrello e accesso. Con il tuo consenso ne usiamo altri
          per capire come viene usato il sito, per la pubblicità e per i social. Puoi cambiare idea
          quando vuoi, dal fondo di ogni pagina.{' '}
          <Link to="/cookie-policy" className={css.more}>
            Leggi di più
          </Link>
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="outline" name="consent" value="reject" onClick={decide(rejectAll)}>
          Rifiuta tutto
        </Button>
        <Button variant="outline" name="consent" value="accept" onClick={decide(acceptAll)}>
          Accetta tutto
        </Button>
        {!showsPreferences && (
          <Button variant="text" name="consent" value="choose" onClick={() => setChoosing(true)}>
            Gestisci le preferenze
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** An answer that was pressed before this code came: the script in the page's head kept it (gateway, consent-script.ts). */
function pressAgain(): void {
  const { dataset } = document.documentElement;
  const { consentPressed: value } = dataset;
  if (value === undefined) return;
  delete dataset.consentPressed;
  const answers = document.querySelectorAll<HTMLButtonElement>('button[name="consent"]');
  [...answers].find((answer) => answer.value === value)?.click();
}
