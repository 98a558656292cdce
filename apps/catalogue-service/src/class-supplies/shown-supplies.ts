import type {
  AdminClassSupplies,
  ChosenProduct,
  ClassSupplies,
  Product,
  ServingProduct,
} from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import { productNumberOf } from '../products/product-id';
import type { ClassSuppliesEntity } from './class-supplies.entity';

export type Products = Pick<CatalogueIndex, 'product'>;

/** A list as families see it: with the products that the shop shows, and nothing of the others. */
export function toClassSupplies(supplies: ClassSuppliesEntity, products: Products): ClassSupplies {
  return {
    grado: supplies.grade,
    anno: supplies.year,
    modificato: supplies.updatedAt.toISOString(),
    voci: supplies.wanted.map(({ nome, quantita, nota, prodotti }) => ({
      nome,
      quantita,
      nota,
      prodotti: servingProducts(prodotti, products),
    })),
  };
}

/** The same as staff sees it. */
export function toAdminClassSupplies(
  supplies: ClassSuppliesEntity,
  products: Products,
): AdminClassSupplies {
  return {
    id: String(supplies.id),
    grado: supplies.grade,
    anno: supplies.year,
    voci: supplies.wanted.map(({ prodotti, ...wanted }) => ({
      ...wanted,
      prodotti: chosenProducts(prodotti, products),
    })),
    versione: supplies.version,
    modificato: supplies.updatedAt.toISOString(),
  };
}

/** Products that serve as staff sees them, those that are gone, too. */
export const chosenProducts = (ids: readonly string[], products: Products): ChosenProduct[] =>
  ids.map((id) => chosenProduct(id, products.product(productNumberOf(id))));

/** Products that serve as families see them: those that the shop shows. */
export const servingProducts = (ids: readonly string[], products: Products): ServingProduct[] =>
  ids.flatMap((id) => {
    const product = products.product(productNumberOf(id));
    return product?.active ? [servingProduct(product)] : [];
  });

function chosenProduct(id: string, product: Product | null): ChosenProduct {
  const { nome = id, prezzoScontato = null, disponibile = false } = product ?? {};
  return { id, nome, prezzo: prezzoScontato, disponibile };
}

function servingProduct(product: Product): ServingProduct {
  const { id, nome, categoria, prezzoVendita, prezzoScontato } = product;
  const { disponibile, pezzi_disponibili, pezzi_singolo_acquisto } = product;
  return {
    id,
    nome,
    categoria,
    immagini: product.immagini.slice(0, 1),
    prezzoVendita,
    prezzoScontato,
    disponibile,
    pezzi_disponibili,
    pezzi_singolo_acquisto,
  };
}
