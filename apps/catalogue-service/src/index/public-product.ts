import { type Product, productSchema } from '@zaino/contracts/catalogue';
import * as z from 'zod/mini';
import { toAdminProduct } from '../products/to-admin-product';
import type { NamedProduct } from '../products/stored-product';

/** Fields that everybody may see: what is not named here never gets into a public answer. */
const publicFields = z.keyof(productSchema).options;

/** A product without what only admins see; `lowestCents` is the lowest price of the last 30 days. */
export function toPublicProduct(named: NamedProduct, lowestCents: number): Product {
  const product = toAdminProduct(named, lowestCents);
  return Object.fromEntries(publicFields.map((field) => [field, product[field]])) as Product;
}
