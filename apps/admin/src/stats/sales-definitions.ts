/** What each figure of the sales counts. */
export const salesDefinitions: readonly [string, string][] = [
  [
    'Ordini',
    'Quelli arrivati nei giorni scelti e pagati, o da pagare in negozio, anche se poi annullati. Il giorno è quello dell’ordine. Gli ordini da pagare online e mai pagati non contano.',
  ],
  [
    'Totale',
    'Quello che clienti e Comuni hanno pagato o devono pagare per questi ordini, meno quello che è stato ridato. È la somma di venduto, servizi, spedizione e righe non ridate, e torna al centesimo con gli ordini.',
  ],
  [
    'Venduto',
    'Libri e prodotti né annullati né resi, dopo gli sconti e quello che è stato ridato. Comprende quello che vendono le librerie e quello che pagano i Comuni.',
  ],
  [
    'Righe annullate o rese, non ridate',
    'Quello che resta pagato di righe annullate o rese: perché il rimborso non è ancora partito, o perché è stato in parte trattenuto.',
  ],
  [
    'Valore di un ordine',
    'Com’era quando è arrivato: dopo gli sconti, con servizi, spedizione e la parte dei Comuni. Metà degli ordini vale meno della mediana, metà di più.',
  ],
  ['Un anno prima', 'Gli stessi giorni dell’anno precedente, se c’erano ordini.'],
];
