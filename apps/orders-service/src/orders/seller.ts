import type { Tenant } from '@zaino/contracts/bookshops';
import { type CompanyConfig, companyOf } from '@zaino/service/company/company-config';

/** Who sells and bills. */
export interface Seller {
  /** Of a bookshop; null for the shop itself. */
  id: string | null;
  name: string;
  address: string;
  vatNumber: string;
  email: string;
  phone: string;
  /** Where what is withdrawn from comes back to. */
  returnsAddress: string;
}

export type SellerConfig = CompanyConfig;

/** The shop itself. */
export function sellerOf(config: SellerConfig): Seller {
  const { name, address, vatNumber, email, phone, returnsAddress } = companyOf(config);
  return { id: null, name, address, vatNumber, email, phone, returnsAddress };
}

/** A bookshop, as it is now. */
export function bookshopSeller(bookshop: Tenant): Seller {
  const { id, name, vatNumber = '', email, phone, postalCode, city, province } = bookshop;
  const address = `${bookshop.address}, ${postalCode} ${city} (${province})`;
  return { id, name, address, vatNumber, email, phone, returnsAddress: address };
}

/** As it stands on a paper: name, address, partita IVA. */
export function sellerWords({ name, address, vatNumber }: SellerWords): string {
  const ofVat = vatNumber === '' ? [] : [`Partita IVA ${vatNumber}`];
  return [name, address, ...ofVat].join('\n');
}

type SellerWords = Pick<Seller, 'name' | 'address' | 'vatNumber'>;
