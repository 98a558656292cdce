import type { Product } from '@zaino/contracts/catalogue';
import type { ProductForSale } from './buying/product-line';

/** What each list says of a product, with what goes into the cart. */
export type ListedProduct = ProductForSale &
  Pick<Product, 'prezzoMinimo30Giorni' | 'prezzoMinimoDal'>;

/** A page's data travel in its HTML: only what is drawn goes along, of the images the first. */
export function listedProduct(product: ListedProduct): ListedProduct {
  return {
    id: product.id,
    nome: product.nome,
    categoria: product.categoria,
    immagini: product.immagini.slice(0, 1),
    prezzoVendita: product.prezzoVendita,
    prezzoScontato: product.prezzoScontato,
    prezzoMinimo30Giorni: product.prezzoMinimo30Giorni,
    prezzoMinimoDal: product.prezzoMinimoDal,
    disponibile: product.disponibile,
    pezzi_disponibili: product.pezzi_disponibili,
    pezzi_singolo_acquisto: product.pezzi_singolo_acquisto,
  };
}
