import type { productFields } from '@zaino/contracts/catalogue';
import { toCents, toEuro } from '@zaino/rules/money';
import { productPrices } from '@zaino/rules/product-price';
import type { z } from 'zod';
import type { ProductEntity } from './product.entity';

type Fields = typeof productFields;

/** What an admin sets of a product: prices in euro, margin and discount in percent, category and supplier by name. */
export type ProductValues = { [Field in keyof Fields]: z.output<Fields[Field]> };

/** The ids of categories, suppliers and makers by all names that a write mentions. */
export interface NameIds {
  categories: Map<string, number>;
  suppliers: Map<string, number>;
  makers: Map<string, number>;
}

/** How a field lies in the columns. */
type ToColumns = {
  [Field in keyof ProductValues]: (
    value: ProductValues[Field],
    ids: NameIds,
  ) => Partial<ProductEntity>;
};

const toColumns: ToColumns = {
  nome: (name) => ({ name }),
  descrizione: (description) => ({ description }),
  categoria: (name, { categories }) => ({ categoryId: idOf(categories, name) }),
  immagini: (images) => ({ images }),
  prezzoOriginale: (euro) => ({ originalPriceCents: toCents(euro) }),
  margine: (percent) => ({ marginHundredths: toCents(percent) }),
  sconto: (percent) => ({ discountHundredths: toCents(percent) }),
  fornitore: (name, { suppliers }) => ({ supplierId: idOf(suppliers, name) }),
  fornitoreProductId: (supplierProductId) => ({ supplierProductId }),
  urlAliexpress: (supplierUrl) => ({ supplierUrl }),
  active: (isActive) => ({ isActive }),
  inVendita: (isOffered) => ({ isOffered }),
  pezzi_disponibili: (stock) => ({ stock }),
  pezzi_singolo_acquisto: (minimumPurchase) => ({ minimumPurchase }),
  valutazione: (rating) => ({ ratingHundredths: toCents(rating) }),
  numeroRecensioni: (reviewCount) => ({ reviewCount }),
  tags: (tags) => ({ tags }),
  produttore: (name, { makers }) => ({ makerId: name === '' ? null : idOf(makers, name) }),
  avvertenze: (safetyWarnings) => ({ safetyWarnings }),
  marcaturaCe: (ceMarking) => ({ ceMarking }),
};

/** The columns that a product gets from values; those of fields that are missing are missing too. */
export function columnsOf(values: Partial<ProductValues>, ids: NameIds): Partial<ProductEntity> {
  const columns: Partial<ProductEntity> = {};
  for (const field of Object.keys(toColumns) as (keyof ProductValues)[]) {
    Object.assign(columns, columnsOfField(field, values[field], ids));
  }
  return columns;
}

function columnsOfField<Field extends keyof ProductValues>(
  field: Field,
  value: ProductValues[Field] | undefined,
  ids: NameIds,
): Partial<ProductEntity> {
  return value === undefined ? {} : toColumns[field](value, ids);
}

/** Prices for sale in cents, from the columns that decide them (specification, point 7). */
export function sellingColumns(
  product: Pick<ProductEntity, 'originalPriceCents' | 'marginHundredths' | 'discountHundredths'>,
): Pick<ProductEntity, 'sellingPriceCents' | 'discountedPriceCents'> {
  const { prezzoVendita, prezzoScontato } = productPrices(
    toEuro(product.originalPriceCents),
    toEuro(product.marginHundredths),
    toEuro(product.discountHundredths),
  );
  return {
    sellingPriceCents: toCents(prezzoVendita),
    discountedPriceCents: toCents(prezzoScontato),
  };
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error('A name was not looked up.');
  return id;
}
