import { type Product, productSchema } from '@zaino/contracts/catalogue';
import type { LowestPrice } from '@zaino/rules/announced-reduction';
import * as z from 'zod/mini';
import { toAdminProduct } from '../products/to-admin-product';
import type { NamedProduct } from '../products/stored-product';

/** Fields that everybody may see: what is not named here never gets into a public answer. */
const publicFields = z.keyof(productSchema).options;

/** A product without what only admins see; `lowest` stands beside its reduction. */
export function toPublicProduct(named: NamedProduct, lowest: LowestPrice | null): Product {
  const product = toAdminProduct(named, lowest);
  return Object.fromEntries(publicFields.map((field) => [field, product[field]])) as Product;
}
