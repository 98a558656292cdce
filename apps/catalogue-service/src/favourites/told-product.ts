import type { identityInternalEndpoints, ToldProduct } from '@zaino/contracts/identity';
import type { BodyOf } from '@zaino/service/route';
import type { EntityManager } from 'typeorm';
import { productIdOf } from '../products/product-id';

type ProductNotice = BodyOf<typeof identityInternalEndpoints.tellOfProducts>;

/** What a mail says of a product; what it leaves out says nothing. */
export function toldProduct(
  productId: number,
  names: ReadonlyMap<number, string>,
  prices: Pick<ToldProduct, 'prezzo'> & Partial<ToldProduct>,
): ToldProduct {
  const nome = names.get(productId) ?? '';
  return {
    id: productIdOf(productId),
    nome,
    prezzoAllora: null,
    prezzoMinimo30Giorni: null,
    ...prices,
  };
}

/** For the identity service; a delivery that comes again is the same mail. */
export function noticeOf(
  kind: ProductNotice['kind'],
  deliveryId: string,
  products: ToldProduct[],
): ProductNotice {
  return { noticeId: `catalogue.${deliveryId}`, kind, products };
}

/** Names of products by their numbers. */
export async function namesOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await manager.query<{ id: number; name: string }[]>(
    'SELECT id, name FROM product WHERE id IN (?)',
    [[0, ...ids]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
