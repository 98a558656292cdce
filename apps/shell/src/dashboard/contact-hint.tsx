import { Link } from '@zaino/web/router';

/** Where a family says for what it wants to be written to. */
export function ContactHint() {
  return (
    <p>
      Vuoi sapere quando esce la lista nuova?{' '}
      <Link to="/profile#avvisi">Scegli quali avvisi ricevere per e-mail</Link>
    </p>
  );
}
