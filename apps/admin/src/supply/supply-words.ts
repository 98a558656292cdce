import type { Availability, Distributor, Feed, FeedState } from '@zaino/contracts/schools';
import { dayWords } from '@zaino/rules/day-words';
import { formatCount } from '@zaino/rules/format-count';

/** `12.345 libri`. */
export function bookCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'libro' : 'libri'}`;
}

type Days = Pick<Distributor, 'daysFrom' | 'daysTo' | 'cutOff'>;

/** `1-2 giorni lavorativi, ordini entro le 11`. */
export function daysWords({ daysFrom: from, daysTo: to, cutOff }: Days): string {
  const count = from === to ? String(to) : `${from}-${to}`;
  const days = `${count} ${to === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`;
  return cutOff === null ? days : `${days}, ordini entro le ${cutOff}`;
}

export const stateWords: Record<FeedState, string> = {
  available: 'Disponibile',
  'on-order': 'Da ordinare',
  reprint: 'In ristampa',
  'out-of-print': 'Fuori catalogo',
  replaced: 'Sostituito',
  'not-there': 'Non presente',
};

export const kindWords = { full: 'Completo', partial: 'Solo variazioni' } as const;

export const stageWords: Record<Feed['state'], string> = {
  sending: 'In arrivo',
  waiting: 'In attesa di lettura',
  reading: 'In lettura',
  held: 'Da confermare',
  active: 'In uso',
  replaced: 'Superato',
  failed: 'Non usato',
  discarded: 'Scartato',
};

/** Whether something about a file will be otherwise without anybody doing anything. */
export function isUnderWay({ state }: Pick<Feed, 'state'>): boolean {
  return state === 'waiting' || state === 'reading';
}

/** What families are told of a book. */
export function toldWords(availability: Availability | null): string {
  return availability === null
    ? 'La promessa generale: nessun distributore aggiornato ne parla.'
    : ofState[availability.state](availability);
}

const ofState: Record<Availability['state'], (told: Availability) => string> = {
  'in-stock': (told) => `Disponibile: ${leadWords(told)}, più la consegna.`,
  'on-order': (told) => `In arrivo ${dateWords(told)}, poi ${leadWords(told)} e la consegna.`,
  reprint: (told) =>
    told.date
      ? `In ristampa, atteso ${dateWords(told)}, poi ${leadWords(told)} e la consegna.`
      : 'In ristampa senza una data: non si vende finché non ce n’è una.',
  'out-of-print': () => 'Fuori catalogo: non si vende.',
  replaced: ({ newIsbn }) =>
    `Sostituito da ${newIsbn ?? 'una nuova edizione'}: non si vende, si propone quella.`,
};

function leadWords({ days, cutOff }: Availability): string {
  if (!days) return '';
  return daysWords({ daysFrom: days.from, daysTo: days.to, cutOff: cutOff ?? null });
}

const dateWords = ({ date }: Availability) => (date ? dayWords(date) : '');
