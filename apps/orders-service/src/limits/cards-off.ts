import type { Tenant } from '@zaino/contracts/bookshops';
import { obstacleSentences, type OrderObstacle } from '@zaino/contracts/orders';

/** What keeps families from paying by card what they fetch at a bookshop; null for nothing. */
export function cardsOffObstacle(bookshop: Pick<Tenant, 'payments'> | null): OrderObstacle | null {
  if (bookshop === null || bookshop.payments.canTakeCards) return null;
  const code = 'bookshop-cards-off';
  return { payment: 'card', code, text: obstacleSentences[code]('') };
}
