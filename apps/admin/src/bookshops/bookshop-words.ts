import type {
  BookshopFilter,
  BookshopWish,
  OpeningAction,
  TenantState,
} from '@zaino/contracts/bookshops';

export const filterWords: Record<BookshopFilter, string> = {
  waiting: 'In attesa',
  open: 'Aperte',
  paused: 'In pausa',
  closed: 'Chiuse',
};

export const stateWords: Record<TenantState, string> = {
  draft: 'In preparazione',
  open: 'Aperta',
  paused: 'In pausa',
  closed: 'Chiusa',
};

export const wishWords: Record<BookshopWish, string> = {
  opening: 'Chiede di aprire',
  changes: 'Chiede modifiche',
  review: 'Da ricontrollare',
};

export const actionWords: Record<OpeningAction, string> = {
  applied: 'Ha chiesto di aprire',
  withdrawn: 'Ha ritirato la richiesta di aprire',
  'changes-asked': 'Ha chiesto modifiche',
  approved: 'Approvata',
  'changes-approved': 'Modifiche approvate',
  refused: 'Apertura rifiutata',
  'changes-refused': 'Modifiche rifiutate',
  paused: 'Messa in pausa',
  closed: 'Chiusa',
  'account-refused': 'Conto per i pagamenti sconosciuto al fornitore',
  'taken-over': 'Già attiva prima delle approvazioni',
};

/** Of `noteFindings`. */
export const findingWords = {
  iban: 'un IBAN',
  'card-number': 'un numero di carta',
  link: 'un link o un indirizzo e-mail',
  prepayment: 'una richiesta di pagare in anticipo',
} as const;
