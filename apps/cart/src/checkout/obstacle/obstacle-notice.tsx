import type { OrderObstacle } from '@zaino/contracts/orders';
import { Notice } from '@zaino/ui/notice';
import { Link } from '@zaino/web/router';
import { UnprovenNotice } from './unproven-notice';

interface ObstacleNoticeProps {
  obstacle: OrderObstacle;
  /** Looks again whether it is still there. */
  onRecheck: () => void;
}

/** Why it cannot be ordered in the way that is chosen, and the way on. */
export function ObstacleNotice({ obstacle, onRecheck }: ObstacleNoticeProps) {
  const { code, text } = obstacle;
  if (code === 'email-unproven') {
    return <UnprovenNotice text={text} onRecheck={onRecheck} />;
  }
  return (
    <Notice tone="error" action={wayOn(code)}>
      <strong>Così non si può confermare.</strong> {text}.
    </Notice>
  );
}

function wayOn(code: OrderObstacle['code']) {
  // The other choices of this page are the way on.
  if (code === 'bookshop-cards-off' || code === 'extras-in-shop') return undefined;
  return code.includes('-open-') ? (
    <Link to="/orders">Vai a I miei ordini</Link>
  ) : (
    <Link to="/support">Scrivici</Link>
  );
}
