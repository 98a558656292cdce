import type { Config } from '../config';

/** Who sells and bills. */
export interface Seller {
  name: string;
  address: string;
  vatNumber: string;
}

export type SellerConfig = Pick<Config, 'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_VAT_NUMBER'>;

export function sellerOf(config: SellerConfig): Seller {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_NUMBER: vatNumber } = config;
  return { name, address, vatNumber };
}
