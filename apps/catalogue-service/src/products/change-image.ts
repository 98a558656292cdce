import { getMetadataArgsStorage } from 'typeorm';
import { ProductEntity } from './product.entity';

/**
 * Columns that a change never brings back as they were: what counts and dates the saves, what customers say, and pieces
 * and deletion, which have rules of their own. Every other column of the entity comes back, a new one too.
 */
const keptColumns = [
  'id',
  'stock',
  'customerRatingHundredths',
  'customerReviewCount',
  'version',
  'createdAt',
  'updatedAt',
  'deletedAt',
  'changedAt',
] as const satisfies readonly (keyof ProductEntity)[];

type RestorableColumn = Exclude<keyof ProductEntity, (typeof keptColumns)[number]>;

const kept = new Set<string>(keptColumns);
const isRestorable = (column: string): column is RestorableColumn => !kept.has(column);

/** Of the table, as the entity declares them. */
const restorableColumns: readonly RestorableColumn[] = getMetadataArgsStorage()
  .filterColumns(ProductEntity)
  .map(({ propertyName }) => propertyName)
  .filter(isRestorable);

/** What a change altered of a product, as it was before. */
export interface ChangeImage {
  columns: Partial<Pick<ProductEntity, RestorableColumn>>;
  /**
   * Pieces that the change added, or took away below 0: an undo takes them back from what there is by then, so that
   * what was sold meanwhile stays sold.
   */
  addedStock?: number;
  /** Only where the change deleted the product, or brought it back. */
  wasDeleted?: boolean;
}

/** What makes one product of the other; null where they are the same to an admin. */
export function imageOf(before: ProductEntity, after: ProductEntity): ChangeImage | null {
  const changed = restorableColumns.filter((column) => !isSame(before[column], after[column]));
  const image: ChangeImage = {
    columns: Object.fromEntries(changed.map((column) => [column, before[column]])),
  };
  if (after.stock !== before.stock) image.addedStock = after.stock - before.stock;
  if ((before.deletedAt === null) !== (after.deletedAt === null)) {
    image.wasDeleted = before.deletedAt !== null;
  }
  const isChanged = changed.length > 0 || 'addedStock' in image || 'wasDeleted' in image;
  return isChanged ? image : null;
}

/** A product with a change taken back; `null` is the image of one that the change made. */
export function withImage(
  product: ProductEntity,
  image: ChangeImage | null,
  now: Date,
): ProductEntity {
  const restored = Object.assign(new ProductEntity(), product);
  if (image === null) return Object.assign(restored, { deletedAt: now });
  const { columns, addedStock = 0, wasDeleted } = image;
  Object.assign(restored, columns);
  restored.stock = Math.max(0, product.stock - addedStock);
  if (wasDeleted !== undefined) restored.deletedAt = wasDeleted ? now : null;
  return restored;
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));
}
