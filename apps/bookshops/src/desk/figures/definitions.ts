import { UNCOLLECTED_DAYS } from '@zaino/contracts/orders';

/** What each figure counts. */
export const definitions: readonly [string, string][] = [
  [
    'Ordini',
    'Quelli arrivati nei giorni scelti, pagati o da pagare da te, anche se poi annullati. Il giorno è quello dell’ordine.',
  ],
  [
    'Venduto',
    'I tuoi libri, dopo gli sconti e quello che hai ridato. Non contano le righe annullate, restituite o rimborsate, né i prodotti che vendiamo noi.',
  ],
  [
    'Margine stimato',
    'Il venduto meno quello che i libri ti costano: il prezzo pieno meno il tuo sconto. Il tuo sconto lo dici tu, noi non lo conosciamo: è una stima. La commissione sui pagamenti online non è tolta.',
  ],
  [
    'Servizi sui libri',
    'Quello che le famiglie pagano per la copertinatura dei libri ordinati nei giorni scelti, tolto quello che hai ridato. Non è compreso nel venduto e nel margine.',
  ],
  [
    'Copie pronte o consegnate',
    'Sulle copie ordinate nei giorni scelti, comprese quelle annullate. Una copia consegnata e poi restituita conta come consegnata.',
  ],
  [
    'Dall’ordine a tutto arrivato',
    'Giorni interi dall’ordine a quando hai messo da parte l’ultimo libro, per gli ordini completi: metà ci mette meno, metà di più.',
  ],
  [
    'Pronto e non ritirato',
    `I tuoi libri pronti oggi da almeno ${UNCOLLECTED_DAYS} giorni, di qualunque data sia l’ordine.`,
  ],
  [
    'Famiglie tornate',
    'Quelle che avevano già ordinato da te prima dei giorni scelti. Chi ha chiuso l’account non si conta.',
  ],
  ['Un anno prima', 'Gli stessi giorni dell’anno precedente, se avevi ordini.'],
];
