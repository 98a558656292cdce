import type { Tenant } from '@zaino/contracts/bookshops';
import { obstacleSentences, type OrderObstacle } from '@zaino/contracts/orders';

interface Wanted {
  bookshop: Pick<Tenant, 'payments'> | null;
  totals: { extraCents: number };
}

/**
 * What keeps extras from being paid by card: the bookshop that does them does not sell what is paid so (`soldBy`). Null
 * for nothing.
 */
export function extrasObstacle({ bookshop, totals }: Wanted): OrderObstacle | null {
  if (totals.extraCents === 0 || bookshop?.payments.accountId) return null;
  const code = 'extras-in-shop';
  return { payment: 'card', code, text: obstacleSentences[code]('') };
}
