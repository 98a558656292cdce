import type { ProviderAccount } from '@zaino/contracts/orders';

/** Whether an account was made here for a bookshop: to such alone there is a way from here, and its payouts are shown. */
export function isMadeFor({ madeFor }: ProviderAccount, tenantId: string): boolean {
  return madeFor === tenantId;
}

/** Whether an account was made here for another bookshop, which it stays: also of one that is closed, or has another one now. */
export function isMadeForAnother({ madeFor }: ProviderAccount, tenantId: string): boolean {
  return madeFor !== null && madeFor !== tenantId;
}
