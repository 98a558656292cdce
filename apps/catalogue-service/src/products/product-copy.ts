import { type AdminProduct, LONGEST_NAME } from '@zaino/contracts/catalogue';
import type { ProductValues } from './product-values';

const SUFFIX = ' (copia)';

/**
 * What a copy of a product begins with: not for sale until somebody has looked at it. Pieces and reviews belong to
 * the original; so does the supplier's number, by which an import would take the one for the other.
 */
export function copyValues(original: AdminProduct): ProductValues {
  const { descrizione, categoria, immagini, prezzoOriginale, margine, sconto } = original;
  const { fornitore, urlAliexpress, inVendita, pezzi_singolo_acquisto, tags } = original;
  const { produttore, avvertenze, marcaturaCe } = original;
  return {
    descrizione,
    categoria,
    immagini,
    prezzoOriginale,
    margine,
    sconto,
    fornitore,
    urlAliexpress,
    inVendita,
    pezzi_singolo_acquisto,
    tags,
    produttore,
    avvertenze,
    marcaturaCe,
    nome: copyName(original.nome),
    fornitoreProductId: '',
    active: false,
    pezzi_disponibili: 0,
    valutazione: 0,
    numeroRecensioni: 0,
  };
}

/** The end of a name that is too long gives way. */
function copyName(name: string): string {
  const kept = name.slice(0, LONGEST_NAME - SUFFIX.length);
  const halfCharacter = /[\uD800-\uDBFF]$/;
  return kept.replace(halfCharacter, '').trimEnd() + SUFFIX;
}
