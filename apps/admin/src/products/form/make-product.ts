import type { AdminProduct } from '@zaino/contracts/catalogue';

/** For tests: a product with all that admins see. */
export function makeProduct(changes: Partial<AdminProduct> = {}): AdminProduct {
  return {
    id: 'P-0402',
    nome: 'Calcolatrice scientifica Cifra 240',
    descrizione: '240 funzioni, display a due righe.',
    categoria: 'Calcolatrici',
    immagini: ['https://immagini.zaino.example/cifra-240.webp'],
    sconto: 15,
    prezzoVendita: 21.9,
    prezzoScontato: 18.62,
    prezzoMinimo30Giorni: 21.9,
    prezzoMinimoDal: null,
    urlAliexpress: 'https://fornitore.example/240',
    active: true,
    pezzi_disponibili: 17,
    pezzi_singolo_acquisto: 1,
    valutazione: 4.2,
    numeroRecensioni: 137,
    recensioni: null,
    tags: ['nuovo'],
    disponibile: true,
    createdAt: '2026-09-01T08:00:00.000Z',
    updatedAt: '2026-10-01T08:00:00.000Z',
    prezzoOriginale: 17.52,
    margine: 25,
    fornitore: 'Cifra Srl',
    fornitoreProductId: 'C-240',
    inVendita: true,
    produttore: '',
    avvertenze: '',
    marcaturaCe: 'da-verificare',
    versione: 3,
    ...changes,
  };
}
