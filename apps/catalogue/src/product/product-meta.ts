import { effectivePrice } from '@zaino/rules/effective-price';
import { formatEuro } from '@zaino/rules/money';
import { productImagePath, productPath } from '@zaino/rules/page-path';
import { sourceSet } from '@zaino/ui/image-sources';
import { isServerBuild } from '@zaino/web/is-server-build';
import { describePage, type ImagePreload, type PageMeta } from '@zaino/web/page-meta';
import { galleryImage } from './gallery-image';
import { MISSING_PRODUCT } from './product-words';
import { productStructuredData } from './product-structured-data';
import type { ProductData, ShownProduct } from './product.api';

/** The title of a product's page. */
export const productTitle = (data: unknown) => productOf(data)?.nome ?? MISSING_PRODUCT;

/** What a product's page says of itself; without a product there is nothing to be found by. */
export function productMeta(data: unknown, origin: string): PageMeta {
  const product = productOf(data);
  if (!product) return { noindex: true };
  const { reviews } = data as ProductData;
  return {
    type: 'product',
    canonical: productPath(product.id),
    description: descriptionOf(product),
    image: productImagePath(product.id),
    ...(isServerBuild
      ? {
          preloads: preloadsOf(product),
          jsonLd: productStructuredData(product, { origin, reviews }),
        }
      : {}),
  };
}

/** A page without data, or whose service could not say, has no product. */
const productOf = (data: unknown) => (data as Partial<ProductData> | null)?.product ?? null;

function preloadsOf({ immagini: [first] }: ShownProduct): ImagePreload[] {
  const preload = first === undefined ? null : sourceSet({ url: first, ...galleryImage }, 'avif');
  return preload ? [preload] : [];
}

function descriptionOf({ nome, descrizione, ...prices }: ShownProduct): string {
  const [sentence = ''] = /^[^\n]*?[.!?](?=\s|$)/.exec(descrizione) ?? [];
  return describePage(
    `${nome}, ${formatEuro(effectivePrice(prices))}.`,
    ...(sentence ? [sentence] : []),
    'Consegna in 2-3 giorni lavorativi.',
  );
}
