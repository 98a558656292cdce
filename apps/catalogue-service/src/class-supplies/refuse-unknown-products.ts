import type { WantedSupply } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import { productNumberOf } from '../products/product-id';
import type { Products } from './shown-supplies';

/** A product that the list had before may have gone since: who saves other lines need not look for another one. */
export function refuseUnknownProducts(
  products: Products,
  wanted: readonly WantedSupply[],
  before: readonly Partial<WantedSupply>[],
): void {
  const had = new Set(before.flatMap(({ prodotti = [] }) => prodotti));
  const isKnown = (id: string) => had.has(id) || products.product(productNumberOf(id)) !== null;
  const errors = wanted.flatMap(({ prodotti }, at) => {
    const unknown = prodotti.find((id) => !isKnown(id));
    if (unknown === undefined) return [];
    return [{ path: `voci.${at}.prodotti`, message: `Non c’è un prodotto ${unknown}` }];
  });
  if (errors.length === 0) return;
  const detail = errors[0]?.message ?? '';
  throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors, detail });
}
