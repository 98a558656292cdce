import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';

/** An order was sent and nobody has said what came of it. */
export function UnansweredWords() {
  return (
    <Notice>
      <strong>L’ultimo invio dell’ordine non ha avuto risposta.</strong> Guarda in{' '}
      <Link to="/orders">I miei ordini</Link> se è arrivato. Se lo invii di nuovo senza cambiarlo,
      non ne nasce un altro.
    </Notice>
  );
}
