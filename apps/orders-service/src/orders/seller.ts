import { type CompanyConfig, companyOf } from '@zaino/service/company/company-config';

/** Who sells and bills. */
export interface Seller {
  name: string;
  address: string;
  vatNumber: string;
  /** Where parcels come back to. */
  returnsAddress: string;
}

export type SellerConfig = CompanyConfig;

export function sellerOf(config: SellerConfig): Seller {
  const { name, address, vatNumber, returnsAddress } = companyOf(config);
  return { name, address, vatNumber, returnsAddress };
}
