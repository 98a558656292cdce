import { ProductEntity } from '../products/product.entity';
import type { NamedProduct } from '../products/stored-product';

/** A row of the product table. */
export function aProduct(values: Partial<ProductEntity> = {}): ProductEntity {
  return Object.assign(new ProductEntity(), {
    id: 1,
    name: 'Quaderno a righe',
    description: '',
    categoryId: 1,
    supplierId: 1,
    supplierProductId: 'riservato-1',
    supplierUrl: 'https://fornitore.example/1',
    images: [],
    tags: [],
    originalPriceCents: 80,
    marginHundredths: 2_500,
    discountHundredths: 0,
    sellingPriceCents: 100,
    discountedPriceCents: 100,
    isActive: true,
    isOffered: true,
    stock: 10,
    minimumPurchase: 1,
    ratingHundredths: 0,
    reviewCount: 0,
    makerId: null,
    safetyWarnings: '',
    ceMarking: 'da-verificare',
    customerRatingHundredths: 0,
    customerReviewCount: 0,
    version: 1,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    deletedAt: null,
    changedAt: new Date('2026-01-01T00:00:00Z'),
    ...values,
  });
}

/** With the names that it is filed under. */
export function aNamedProduct(
  values: Partial<ProductEntity> = {},
  category = 'Quaderni',
): NamedProduct {
  return { product: aProduct(values), category, supplier: 'Fornitore riservato', maker: '' };
}
