import { Button } from '@zaino/ui/button';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { useSession } from '@zaino/web/session';
import css from './stock-wait-button.module.css';
import { useMark } from './use-mark';

/** Asks for one mail once a sold-out product can be bought again, or takes that back. */
export function StockWaitButton({
  product: { id, nome },
}: {
  product: { id: string; nome: string };
}) {
  const { isOn, toggle } = useMark({ kind: 'stockWaits', id, nome });
  const { user } = useSession();
  return (
    <div data-late="" className={css.wait}>
      <Button variant="outline" size="small" aria-pressed={isOn} onClick={toggle}>
        Avvisami quando torna
        <VisuallyHidden>{`: ${nome}`}</VisuallyHidden>
      </Button>
      <p className={css.hint}>
        {isOn
          ? 'Ti scriviamo una sola volta, quando si può comprare di nuovo. Premi ancora per non saperlo più.'
          : 'Una sola e-mail, quando si può comprare di nuovo.'}{' '}
        {user?.isEmailVerified === false && (
          <>
            Prima <Link to="/profile#email">conferma il tuo indirizzo</Link>: senza, non parte.
          </>
        )}
      </p>
    </div>
  );
}
