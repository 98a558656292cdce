import type { TenantPayments } from '@zaino/contracts/bookshops';
import type { TenantEntity } from './tenant.entity';

type Money = Pick<TenantEntity, 'stripeAccountId' | 'cardsOffSince'>;

/** Of a bookshop without an account families pay the shop itself: nothing keeps them from cards. */
export function tenantPayments({ stripeAccountId, cardsOffSince }: Money): TenantPayments {
  return {
    accountId: stripeAccountId,
    canTakeCards: cardsOffSince === null,
    isVerified: stripeAccountId !== null,
  };
}
