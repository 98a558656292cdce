import type { CartLine } from '@zaino/rules/cart-line';
import { Button } from '@zaino/ui/button';
import { BRAND_NAME } from '@zaino/web/brand';
import { useSession } from '@zaino/web/session';
import { useShopFront } from '@zaino/web/shop-front';
import { useSubmission } from '@zaino/web/use-submission';
import { leaveTo } from '../../checkout/order/leave-to';
import css from './share.module.css';
import { shareList } from './share.api';

/**
 * A guest's cart at a bookshop's address stands in this address's own storage, and the server has none of it. It goes to
 * the main site as any list does: there it is shown, and put into the cart only by whoever asks for it.
 */
export function TakeAlong({ items }: { items: readonly CartLine[] }) {
  const shopFront = useShopFront();
  const { status } = useSession();
  const { isSending, failure, send } = useSubmission();
  if (!shopFront || status !== 'guest') return null;
  const take = () =>
    send(async () => {
      const { path } = await shareList(items);
      leaveTo(new URL(path, shopFront.mainSite).href);
    });
  return (
    <div className={css.share}>
      <Button variant="text" disabled={isSending} onClick={() => void take()}>
        Porta il carrello su {BRAND_NAME}
      </Button>
      {failure && <span role="alert">Il carrello non si può portare ora: riprova tra poco.</span>}
    </div>
  );
}
