import type {
  AccountState,
  DataRequest,
  DataRequestKind,
  DataRequestState,
  ListedKind,
} from '@zaino/contracts/identity';
import type { Noun } from '@zaino/data-table/count-words';
import { dayOf } from '../layout/moment-words';

export const userNoun: Noun = {
  one: 'utente',
  many: 'utenti',
  theOne: 'l’utente',
  theMany: 'gli utenti',
  ofMany: 'degli utenti',
  none: 'nessun utente',
  isFeminine: false,
};

export const kindWords: Readonly<Record<ListedKind, string>> = {
  family: 'Famiglia',
  bookshop: 'Libreria',
  colleague: 'Collega di una libreria',
  admin: 'Amministratore',
};

export const stateWords: Readonly<Record<AccountState, string>> = {
  suspended: 'Sospesi',
  unverified: 'E-mail da confermare',
  requests: 'Richieste in attesa',
};

export const requestKindWords: Readonly<Record<DataRequestKind, string>> = {
  export: 'Copia dei dati',
  deletion: 'Cancellazione dei dati',
};

export const requestStateWords: Readonly<Record<DataRequestState, string>> = {
  open: 'In attesa',
  sent: 'Consegnata, non ancora aperta',
  done: 'Fatta',
  refused: 'Rifiutata',
  lapsed: 'Decaduta: l’account non c’è più',
};

/** `entro il 14 ott 2026, mancano 3 giorni`; empty of what was answered. */
export function deadlineWords({
  dueOn,
  daysLeft,
}: Pick<DataRequest, 'dueOn' | 'daysLeft'>): string {
  if (daysLeft === null) return '';
  return `entro il ${dayOf(dueOn)}, ${leftWords(daysLeft)}`;
}

function leftWords(days: number): string {
  if (days === 0) return 'scade oggi';
  if (days === 1) return 'manca 1 giorno';
  if (days > 1) return `mancano ${days} giorni`;
  return days === -1 ? 'in ritardo di 1 giorno' : `in ritardo di ${-days} giorni`;
}
