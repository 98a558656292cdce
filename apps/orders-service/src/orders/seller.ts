import type { Config } from '../config';

/** Who sells and bills. */
export interface Seller {
  name: string;
  address: string;
  vatNumber: string;
}

/** Of the configuration. */
export function sellerOf(config: Config): Seller {
  const { SELLER_NAME: name, SELLER_ADDRESS: address, SELLER_VAT_NUMBER: vatNumber } = config;
  return { name, address, vatNumber };
}
