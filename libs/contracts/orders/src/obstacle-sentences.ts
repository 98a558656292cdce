import type { ObstacleCode } from './order-obstacle';

/** What each obstacle says; `most` is what the shop allows, as it is to be read. Without a full stop, as what is said of fields. */
export const obstacleSentences: Record<ObstacleCode, (most: string) => string> = {
  'email-unproven': () =>
    'Per pagare in libreria conferma prima il tuo indirizzo e-mail con il link che ti abbiamo mandato, oppure paga online',
  'shop-order-value': (most) =>
    `In libreria si paga fino a ${most} per ordine: per una spesa più grande paga online o scrivici`,
  'shop-article-pieces': (most) =>
    `Pagando in libreria puoi ordinare fino a ${most} pezzi dello stesso articolo: per averne di più paga online o scrivici`,
  'shop-open-orders': (most) =>
    `Hai già ${most} ordini da pagare in libreria: ritirane o annullane uno, oppure paga questo online`,
  'shop-open-value': (most) =>
    `I tuoi ordini da pagare in libreria possono arrivare insieme a ${most}: ritirane o annullane uno, oppure paga questo online`,
  'shop-open-pieces': (most) =>
    `Nei tuoi ordini da pagare in libreria possono esserci insieme ${most} pezzi: ritirane o annullane uno, paga questo online o scrivici`,
  'shop-open-article-pieces': (most) =>
    `Nei tuoi ordini da pagare in libreria possono esserci insieme ${most} pezzi dello stesso articolo: ritirane o annullane uno, paga questo online o scrivici`,
  'card-open-orders': (most) =>
    `Hai già ${most} ordini che aspettano il pagamento: pagane o annullane uno, poi conferma questo`,
  'card-open-pieces': (most) =>
    `Per un ordine non ancora pagato teniamo da parte fino a ${most} pezzi: paga o annulla gli ordini in sospeso, oppure scrivici per una fornitura più grande`,
  'bookshop-cards-off': () =>
    'Questa libreria per ora non può ricevere pagamenti online: paga in libreria al ritiro, oppure scegli un’altra libreria o la spedizione a casa',
  'extras-in-shop': () =>
    'In questa libreria i servizi come la copertinatura si pagano al ritiro: paga in libreria, oppure togli il servizio',
};
