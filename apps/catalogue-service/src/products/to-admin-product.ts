import type { AdminProduct, ProductRow } from '@zaino/contracts/catalogue';
import type { LowestPrice } from '@zaino/rules/announced-reduction';
import { italianDay } from '@zaino/rules/italian-day';
import { toEuro } from '@zaino/rules/money';
import { isAvailable } from '@zaino/rules/product-price';
import { productIdOf } from './product-id';
import type { ProductEntity } from './product.entity';
import type { NamedProduct } from './stored-product';

/** A row of the admin's table. */
export function toProductRow({ product, category, maker }: NamedProduct): ProductRow {
  const stock = {
    active: product.isActive,
    inVendita: product.isOffered,
    pezzi_disponibili: product.stock,
    pezzi_singolo_acquisto: product.minimumPurchase,
  };
  return {
    id: productIdOf(product.id),
    nome: product.name,
    descrizione: product.description,
    categoria: category,
    prezzoOriginale: toEuro(product.originalPriceCents),
    margine: toEuro(product.marginHundredths),
    sconto: toEuro(product.discountHundredths),
    prezzoVendita: toEuro(product.sellingPriceCents),
    prezzoScontato: toEuro(product.discountedPriceCents),
    ...stock,
    disponibile: isAvailable(stock),
    produttore: maker,
    marcaturaCe: product.ceMarking,
    versione: product.version,
    updatedAt: product.updatedAt.toISOString(),
  };
}

/** All that an admin sees of a product; `lowest` stands beside its reduction, null where none is announced. */
export function toAdminProduct(named: NamedProduct, lowest: LowestPrice | null): AdminProduct {
  const since = lowest?.since ?? null;
  const { product, supplier } = named;
  const row = toProductRow(named);
  return {
    ...row,
    immagini: product.images,
    prezzoMinimo30Giorni: lowest && toEuro(lowest.cents),
    prezzoMinimoDal: since === null ? null : italianDay(since),
    fornitore: supplier,
    fornitoreProductId: product.supplierProductId,
    urlAliexpress: product.supplierUrl,
    valutazione: toEuro(product.ratingHundredths),
    numeroRecensioni: product.reviewCount,
    recensioni: customerReviews(product),
    tags: product.tags,
    avvertenze: product.safetyWarnings,
    createdAt: product.createdAt.toISOString(),
  };
}

/** What the reviews of who has bought it say; null without any. */
function customerReviews({
  customerRatingHundredths,
  customerReviewCount,
}: ProductEntity): AdminProduct['recensioni'] {
  if (customerReviewCount === 0) return null;
  return { media: toEuro(customerRatingHundredths), numero: customerReviewCount };
}
