import { MOST_PIECES } from '@zaino/contracts/catalogue';
import { isAvailable } from '@zaino/rules/product-price';
import { ProductEntity } from './product.entity';
import { columnsOf, type NameIds, type ProductValues, sellingColumns } from './product-values';

interface NewProductEdit {
  id: null;
  values: ProductValues;
}

export interface KnownProductEdit {
  /** By its number. */
  id: number;
  /** Fields that are missing stay as they are. */
  values: Partial<ProductValues>;
  /** Version that was seen: the product is left out where it has another. Any version unless told. */
  expectedVersion?: number;
  /**
   * Pieces that were seen when `pezzi_disponibili` was set: what was sold since is taken off. Unless told, the pieces
   * are counted anew and no sale is thought of.
   */
  seenStock?: number;
  /** What `disponibile` said, from somebody who knows no `inVendita`: where it is as it was, nothing changes. */
  saidAvailable?: boolean;
}

/** A product to make or to change. */
export type ProductEdit = NewProductEdit | KnownProductEdit;

/** A product that was never there; the write gives it id, version and times. */
export function newProduct(values: ProductValues, ids: NameIds): ProductEntity {
  const product = Object.assign(new ProductEntity(), columnsOf(values, ids), { deletedAt: null });
  return Object.assign(product, sellingColumns(product));
}

/** A product with the fields of an edit. */
export function editedProduct(
  product: ProductEntity,
  edit: KnownProductEdit,
  ids: NameIds,
): ProductEntity {
  const columns = columnsOf(edit.values, ids);
  const { stock, isOffered = offeredBy(edit, product) } = columns;
  const edited = Object.assign(new ProductEntity(), product, columns, { isOffered });
  if (stock !== undefined && edit.seenStock !== undefined) {
    const moved = product.stock + stock - edit.seenStock;
    edited.stock = Math.min(MOST_PIECES, Math.max(0, moved));
  }
  return Object.assign(edited, sellingColumns(edited));
}

function offeredBy({ saidAvailable }: KnownProductEdit, product: ProductEntity): boolean {
  const wasAvailable = isAvailable({
    active: product.isActive,
    inVendita: product.isOffered,
    pezzi_disponibili: product.stock,
    pezzi_singolo_acquisto: product.minimumPurchase,
  });
  if (saidAvailable === undefined || saidAvailable === wasAvailable) return product.isOffered;
  return saidAvailable;
}
