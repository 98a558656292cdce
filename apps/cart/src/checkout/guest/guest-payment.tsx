import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { signInPath } from '@zaino/web/sign-in-path';

/** How who has no account pays and follows the order, and what an account would be for. */
export function GuestPayment({ error }: { error: string | undefined }) {
  return (
    <>
      <p>
        Ordini senza account: dopo il pagamento ti arriva per e-mail il link per seguire l’ordine.
        Per pagare in libreria o con una cedola serve un account:{' '}
        <Link to={signInPath({ pathname: '/checkout', search: '' })}>accedi</Link>, il carrello
        resta com’è.
      </p>
      {error !== undefined && <Notice tone="error">{error}.</Notice>}
    </>
  );
}
