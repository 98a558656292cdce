import type { ProductField } from './product-values';

/** What the fields of the form are called on the screen. */
export const fieldLabels: Record<ProductField, string> = {
  nome: 'Nome',
  descrizione: 'Descrizione',
  categoria: 'Categoria',
  prezzoOriginale: 'Prezzo originale, €',
  margine: 'Margine, %',
  sconto: 'Sconto, %',
  fornitore: 'Fornitore',
  fornitoreProductId: 'Codice del fornitore',
  urlAliexpress: 'Pagina del fornitore, indirizzo URL',
  pezzi_disponibili: 'Pezzi disponibili',
  pezzi_singolo_acquisto: 'Acquisto minimo',
  valutazione: 'Valutazione del fornitore, da 0 a 5',
  numeroRecensioni: 'Recensioni del fornitore',
  tags: 'Tag',
  immagini: 'Immagini',
  active: 'Attivo',
  inVendita: 'In vendita',
  produttore: 'Produttore',
  avvertenze: 'Avvertenze in italiano',
  marcaturaCe: 'Marcatura CE',
};
