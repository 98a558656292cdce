import type { Tenant } from '@zaino/contracts/bookshops';
import type { Config } from '../config';

/** What is agreed with a bookshop about the orders that it hands out. */
export interface SellingTerms {
  /** Its account, where the provider has verified it and takes cards for it; null else. */
  account: string | null;
  /** Of its part, what the shop keeps. */
  feePercent: number;
}

/** What a bookshop says of itself; `feePercent` where its plan has one of its own. */
type Bookshop = Pick<Tenant, 'stripeAccountId'> & { feePercent?: number };
type Fee = Pick<Config, 'BOOKSHOP_FEE_PERCENT'>;

/** Without a bookshop the shop sells all, and gets all. */
export function sellingTerms(bookshop: Bookshop | null, config: Fee): SellingTerms {
  if (bookshop === null) return { account: null, feePercent: 0 };
  return { account: bookshop.stripeAccountId, feePercent: feePercentOf(bookshop, config) };
}

/** Of what a bookshop sells, what the shop keeps, in percent. */
export function feePercentOf({ feePercent }: Bookshop, { BOOKSHOP_FEE_PERCENT }: Fee): number {
  return feePercent ?? BOOKSHOP_FEE_PERCENT;
}
