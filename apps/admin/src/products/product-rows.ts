import type { ProductRow, QuickFields } from '@zaino/contracts/catalogue';
import { isAvailable, productPrices } from '@zaino/rules/product-price';

/** A row with some of its fields changed: prices and availability follow as the server will have them. */
export function changedRow(row: ProductRow, fields: QuickFields): ProductRow {
  const changed = { ...row, ...fields };
  const { prezzoOriginale, margine, sconto } = changed;
  return {
    ...changed,
    ...productPrices(prezzoOriginale, margine, sconto),
    disponibile: isAvailable(changed),
  };
}

/** A product as the table shows it. */
export function rowOf(product: ProductRow): ProductRow {
  const { id, nome, descrizione, categoria, active, inVendita, disponibile } = product;
  const { prezzoOriginale, margine, sconto, prezzoVendita, prezzoScontato } = product;
  const { pezzi_disponibili, pezzi_singolo_acquisto, versione, updatedAt } = product;
  const { produttore, marcaturaCe } = product;
  return {
    id,
    nome,
    descrizione,
    categoria,
    prezzoOriginale,
    margine,
    sconto,
    prezzoVendita,
    prezzoScontato,
    pezzi_disponibili,
    pezzi_singolo_acquisto,
    inVendita,
    disponibile,
    active,
    produttore,
    marcaturaCe,
    versione,
    updatedAt,
  };
}
