import type {
  CheckState,
  ComplianceCheckName,
  ComplianceEvidence,
  RetentionKind,
} from '@zaino/contracts/shared';
import { countWords } from '@zaino/charts/figure-words';
import { INVOICES_PATH } from './invoices-path';

interface CheckWords {
  title: string;
  /** The law, as it is cited. */
  law: string;
  /** What is checked, and when something stands below. */
  what: string;
  /** What was looked at, for one and for many. */
  looked: readonly [string, string];
}

export const checkWords: Readonly<Record<ComplianceCheckName | 'accessibility', CheckWords>> = {
  'book-prices': {
    title: 'Sconti sui libri',
    law: 'Legge 15/2020',
    what: 'I libri venduti negli ultimi 30 giorni: al massimo il 15 % in meno se adottati, il 5 % gli altri.',
    looked: ['libro venduto', 'libri venduti'],
  },
  'lowest-prices': {
    title: 'Prezzo più basso dei 30 giorni prima',
    law: 'Codice del consumo, art. 17-bis',
    what: 'Ogni prodotto scontato ha il registro dei suoi prezzi. Dove lo sconto non vale, il sito non lo annuncia.',
    looked: ['prodotto scontato', 'prodotti scontati'],
  },
  'product-safety': {
    title: 'Sicurezza dei prodotti',
    law: 'Reg. (UE) 2023/988, art. 19',
    what: 'La pagina di ogni prodotto dice chi lo ha fatto, con indirizzo e contatto, e chi ne risponde nell’Unione europea se il produttore è altrove. Per ognuno è deciso se porta la marcatura CE.',
    looked: ['prodotto attivo', 'prodotti attivi'],
  },
  'refund-deadlines': {
    title: 'Rimborsi entro 14 giorni',
    law: 'Codice del consumo, art. 56',
    what: 'Rimborsi degli ultimi 12 mesi, articoli annullati o resi senza rimborso, libri che non sono tornati dopo il recesso.',
    looked: ['rimborso', 'rimborsi'],
  },
  'withdrawal-receipts': {
    title: 'Ricevute del recesso',
    law: 'Codice del consumo, art. 54-bis',
    what: 'Chi recede riceve subito un’e-mail con contenuto, giorno e ora. Qui i recessi degli ultimi 90 giorni.',
    looked: ['recesso', 'recessi'],
  },
  'delivery-days': {
    title: 'Date di consegna',
    law: 'Codice del consumo, art. 61',
    what: 'Articoli con una data passata, o senza data da più di 30 giorni.',
    looked: ['articolo atteso', 'articoli attesi'],
  },
  consents: {
    title: 'Consensi ai cookie',
    law: 'Garante, linee guida 2021',
    what: 'Ogni pagina vista porta la versione del testo a cui si è dato il consenso. Qui le ultime 24 ore.',
    looked: ['pagina vista', 'pagine viste'],
  },
  invoices: {
    title: 'Fatture chieste con l’ordine',
    law: 'Dpr 633/1972, art. 22',
    what: 'Ordini pagati negli ultimi 90 giorni con la richiesta di fattura.',
    looked: ['fattura chiesta', 'fatture chieste'],
  },
  'invoice-sending': {
    title: 'Fatture elettroniche inviate entro 12 giorni',
    law: 'Dpr 633/1972, art. 21; Agenzia delle Entrate, circolare 13/E del 2018',
    what: 'Fatture e note di credito del negozio degli ultimi 90 giorni. Quelle scartate si inviano di nuovo entro 5 giorni.',
    looked: ['documento', 'documenti'],
  },
  'trader-data': {
    title: 'Dati delle librerie',
    law: 'Codice del consumo, art. 49',
    what: 'Ogni libreria aperta dice nome, indirizzo, e-mail, telefono e partita IVA.',
    looked: ['libreria aperta', 'librerie aperte'],
  },
  'seller-report': {
    title: 'Comunicazione annuale delle librerie (DAC7)',
    law: 'D.lgs. 32/2023',
    what: 'I dati che servono per la comunicazione all’Agenzia delle Entrate, da inviare entro il 31 gennaio. Anche di librerie in pausa o chiuse, che possono aver venduto nell’anno.',
    looked: ['libreria', 'librerie'],
  },
  accessibility: {
    title: 'Dichiarazione di accessibilità',
    law: 'D.lgs. 82/2022',
    what: 'Si rivede almeno una volta l’anno.',
    looked: ['dichiarazione', 'dichiarazioni'],
  },
};

export const stateWords: Readonly<Record<CheckState, string>> = {
  fine: 'In regola',
  look: 'Da guardare',
  broken: 'Da sistemare',
};

/** What was looked at and what was found: `120 rimborsi, 1 da sistemare, 2 da guardare`. */
export function foundWords(
  [one, many]: readonly [string, string],
  { looked, broken, toLookAt }: { looked: number; broken: number; toLookAt: number },
): string {
  return [
    looked === 1 ? `1 ${one}` : `${countWords(looked)} ${many}`,
    ...(broken > 0 ? [`${countWords(broken)} da sistemare`] : []),
    ...(toLookAt > 0 ? [`${countWords(toLookAt)} da guardare`] : []),
  ].join(', ');
}

/** Where something is put right; null where there is no such page. */
export function evidencePath({ kind, id, label }: ComplianceEvidence): string | null {
  switch (kind) {
    case 'order':
      return `/admin/orders/${encodeURIComponent(id)}`;
    case 'invoice':
      return `${INVOICES_PATH}?stato=${encodeURIComponent(id)}`;
    case 'product':
      return `/admin/products?${new URLSearchParams({ cerca: label }).toString()}`;
    case 'bookshop':
      return `/admin/bookshops/${encodeURIComponent(id)}`;
    case 'text':
      return null;
  }
}

export const retentionWords: Readonly<Record<RetentionKind, string>> = {
  orders: 'Ordini con i dati di chi li ha fatti',
  'fiscal-documents': 'Fatture e note di credito',
  carts: 'Carrelli',
  'shared-lists': 'Liste condivise con un link',
  'payment-messages': 'Messaggi dei pagamenti',
  'staff-changes': 'Modifiche dello staff da poter annullare',
  'page-views': 'Pagine viste con il consenso',
  'security-log': 'Registro di sicurezza',
};
