import {
  type AdminProduct,
  type CeMarking,
  newProductDefaults,
  type ProductInput,
} from '@zaino/contracts/catalogue';

/** What stands in the form: as it was typed. */
export interface ProductFormValues {
  nome: string;
  descrizione: string;
  categoria: string;
  prezzoOriginale: string;
  /** Percent. */
  margine: string;
  sconto: string;
  fornitore: string;
  fornitoreProductId: string;
  urlAliexpress: string;
  pezzi_disponibili: string;
  pezzi_singolo_acquisto: string;
  valutazione: string;
  numeroRecensioni: string;
  /** Separated by commas. */
  tags: string;
  immagini: string[];
  active: boolean;
  inVendita: boolean;
  /** Name of the maker; empty for none. */
  produttore: string;
  avvertenze: string;
  marcaturaCe: CeMarking;
}

export type ProductField = keyof ProductFormValues;

/** Of a new product (specification, point 9). */
export const newProductValues: ProductFormValues = {
  nome: '',
  descrizione: newProductDefaults.descrizione,
  categoria: '',
  prezzoOriginale: '',
  margine: String(newProductDefaults.margine),
  sconto: String(newProductDefaults.sconto),
  fornitore: newProductDefaults.fornitore,
  fornitoreProductId: newProductDefaults.fornitoreProductId,
  urlAliexpress: newProductDefaults.urlAliexpress,
  pezzi_disponibili: String(newProductDefaults.pezzi_disponibili),
  pezzi_singolo_acquisto: String(newProductDefaults.pezzi_singolo_acquisto),
  valutazione: String(newProductDefaults.valutazione),
  numeroRecensioni: String(newProductDefaults.numeroRecensioni),
  tags: '',
  immagini: [],
  active: newProductDefaults.active,
  inVendita: true,
  produttore: newProductDefaults.produttore,
  avvertenze: newProductDefaults.avvertenze,
  marcaturaCe: newProductDefaults.marcaturaCe,
};

/** How a product looks in the form. */
export function valuesOf(product: AdminProduct): ProductFormValues {
  const { nome, descrizione, categoria, fornitore, fornitoreProductId, urlAliexpress } = product;
  const { immagini, active, inVendita, produttore, avvertenze, marcaturaCe } = product;
  return {
    nome,
    descrizione,
    categoria,
    fornitore,
    fornitoreProductId,
    urlAliexpress,
    immagini,
    active,
    inVendita,
    produttore,
    avvertenze,
    marcaturaCe,
    prezzoOriginale: product.prezzoOriginale.toFixed(2),
    margine: String(product.margine),
    sconto: String(product.sconto),
    pezzi_disponibili: String(product.pezzi_disponibili),
    pezzi_singolo_acquisto: String(product.pezzi_singolo_acquisto),
    valutazione: String(product.valutazione),
    numeroRecensioni: String(product.numeroRecensioni),
    tags: product.tags.join(', '),
  };
}

/** A number as people write it, with comma or point; NaN for anything else. */
export function numberIn(text: string): number {
  const plain = text.trim().replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Tags without blanks and empty entries. */
export const tagsIn = (text: string): string[] =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** What the save is sent; the values have been checked. */
export function inputOf(values: ProductFormValues): ProductInput {
  return {
    ...values,
    prezzoOriginale: numberIn(values.prezzoOriginale),
    margine: numberIn(values.margine),
    sconto: numberIn(values.sconto),
    pezzi_disponibili: numberIn(values.pezzi_disponibili),
    pezzi_singolo_acquisto: numberIn(values.pezzi_singolo_acquisto),
    valutazione: numberIn(values.valutazione),
    numeroRecensioni: numberIn(values.numeroRecensioni),
    tags: tagsIn(values.tags),
    immagini: values.immagini.map((url) => url.trim()),
  };
}

const fields = Object.keys(newProductValues) as ProductField[];
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields in which two forms differ. */
export function differences(one: ProductFormValues, other: ProductFormValues): ProductField[] {
  return fields.filter((field) => !isSame(one[field], other[field]));
}

/**
 * The form after somebody else has saved: own changes stay, theirs come in everywhere else. `contested` are the
 * fields that both have changed, in different ways.
 */
export function merge(
  opened: ProductFormValues,
  mine: ProductFormValues,
  theirs: ProductFormValues,
) {
  const own = new Set(differences(opened, mine));
  const contested = differences(mine, theirs).filter(
    (field) => own.has(field) && !isSame(opened[field], theirs[field]),
  );
  const kept = Object.fromEntries([...own].map((field) => [field, mine[field]]));
  return { values: { ...theirs, ...kept }, contested };
}
