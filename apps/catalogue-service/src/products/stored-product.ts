import { In, type EntityManager, type FindOptionsWhere, IsNull } from 'typeorm';
import { CategoryEntity } from './category.entity';
import { MakerEntity } from './maker.entity';
import { ProductEntity } from './product.entity';
import { SupplierEntity } from './supplier.entity';

/** Of ids in one statement. */
export const ID_BATCH = 1_000;

/** A product with the names that it is filed under. */
export interface NamedProduct {
  product: ProductEntity;
  category: string;
  supplier: string;
  /** Empty as long as nobody is known. */
  maker: string;
}

/** Parts of a list, each short enough for one statement. */
export function* batchesOf<Item>(items: readonly Item[], size = ID_BATCH): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Products that are not deleted, in the order of `ids`; those that do not exist are missing. */
export async function readProducts(
  manager: EntityManager,
  ids: readonly number[],
): Promise<NamedProduct[]> {
  const products = new Map<number, ProductEntity>();
  for (const batch of batchesOf(ids)) {
    const where: FindOptionsWhere<ProductEntity> = { id: In(batch), deletedAt: IsNull() };
    for (const product of await manager.findBy(ProductEntity, where))
      products.set(product.id, product);
  }
  const inOrder = ids.flatMap((id) => products.get(id) ?? []);
  return withNames(manager, inOrder);
}

/** Locks products, deleted ones too, always in the order of their ids, so that two writes never wait for each other. */
export async function lockProducts(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, ProductEntity>> {
  const ordered = [...new Set(ids)].sort((one, other) => one - other);
  const locked = new Map<number, ProductEntity>();
  for (const batch of batchesOf(ordered)) {
    const products = await manager.find(ProductEntity, {
      where: { id: In(batch) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const product of products) locked.set(product.id, product);
  }
  return locked;
}

/** Adds the names of categories, suppliers and makers, of which there are few beside the products. */
export async function withNames(
  manager: EntityManager,
  products: ProductEntity[],
): Promise<NamedProduct[]> {
  const categoryIds = new Set(products.map(({ categoryId }) => categoryId));
  const supplierIds = new Set(products.map(({ supplierId }) => supplierId));
  const makerIds = new Set(products.flatMap(({ makerId }) => makerId ?? []));
  const categories = await namesOf(manager, CategoryEntity, [...categoryIds]);
  const suppliers = await namesOf(manager, SupplierEntity, [...supplierIds]);
  const makers = await namesOf(manager, MakerEntity, [...makerIds]);
  return products.map((product) => ({
    product,
    category: categories.get(product.categoryId) ?? '',
    supplier: suppliers.get(product.supplierId) ?? '',
    maker: makers.get(product.makerId ?? 0) ?? '',
  }));
}

async function namesOf(
  manager: EntityManager,
  target: typeof CategoryEntity | typeof MakerEntity | typeof SupplierEntity,
  ids: number[],
): Promise<Map<number, string>> {
  const names = new Map<number, string>();
  for (const batch of batchesOf(ids)) {
    const rows = await manager.findBy<CategoryEntity | MakerEntity | SupplierEntity>(target, {
      id: In(batch),
    });
    for (const { id, name } of rows) names.set(id, name);
  }
  return names;
}
