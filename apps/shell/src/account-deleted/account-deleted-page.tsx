import { buttonClass } from '@zaino/ui/button';
import { Link } from '@zaino/web/router';
import { NarrowSheet } from '../forms/narrow-sheet';

/** The last page of an account. */
export function AccountDeletedPage() {
  return (
    <NarrowSheet title="Il tuo account è stato eliminato">
      <p>
        I tuoi dati sono cancellati. Conserviamo solo fatture e documenti degli ordini, per i dieci
        anni che la legge chiede.
      </p>
      <p>Puoi continuare a cercare i libri e a comprare; se cambi idea, registrati di nuovo.</p>
      <p>
        <Link to="/" className={buttonClass()}>
          Torna alla home
        </Link>
      </p>
    </NarrowSheet>
  );
}
