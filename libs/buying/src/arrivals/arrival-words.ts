import type { Arrival } from '@zaino/contracts/orders';
import { extraStanding } from '@zaino/rules/book-extra-words';
import type { ScanEntry } from './scan-queue';
import type { UnpackingShop } from './unpacking-shop';

/** How a copy went: what is to be done with it now. */
export type ArrivalKind = 'assigned' | 'complete' | 'ready' | 'shelf';
export type EntryKind = ArrivalKind | 'waiting' | 'refused';

type ArrivalOrder = NonNullable<Arrival['order']>;

function kindOf({ order }: Pick<Arrival, 'order'>): ArrivalKind {
  if (order === null) return 'shelf';
  return order.standing === 'incomplete' ? 'assigned' : order.standing;
}

/** Of a scan that brought several copies: the one that asks for most. */
export function entryKindOf({ state, arrivals }: ScanEntry): EntryKind {
  if (state !== 'done') return state;
  const kinds = arrivals.map(kindOf);
  const order: readonly ArrivalKind[] = ['ready', 'complete', 'assigned', 'shelf'];
  return order.find((kind) => kinds.includes(kind)) ?? 'shelf';
}

/** `1A, Istituto Manzoni`; empty where it is for no class. */
export function classOf({ classe, sezione, school }: ArrivalOrder): string {
  return [`${classe}${sezione}`.trim(), school].filter(Boolean).join(', ');
}

/** What is still to come for the order, or to be done. */
export function standingWords(
  { standing, missing }: ArrivalOrder,
  { wholes }: Pick<UnpackingShop, 'wholes'>,
): string {
  if (standing !== 'incomplete') return wholes[standing].words;
  return missing === 1 ? 'Manca ancora 1 libro' : `Mancano ancora ${missing} libri`;
}

/** `Copertinatura: da fare`; none where the book is put aside as it is. */
export function toDoWords({ extra }: Pick<ArrivalOrder, 'extra'>): string[] {
  return extra ? [extraStanding({ kind: extra, state: 'wanted' })] : [];
}

export const copiesWords = (copies: number) => (copies === 1 ? '1 copia' : `${copies} copie`);

const ownWords = {
  assigned: 'Metti da parte',
  shelf: 'Scorta: nessuno lo aspetta',
  waiting: 'Letto, non ancora confermato',
  refused: 'Non registrato',
} as const;

/** What the screen says of a kind, in large letters. */
export function kindWords(kind: EntryKind, { wholes }: Pick<UnpackingShop, 'wholes'>): string {
  return kind === 'complete' || kind === 'ready' ? wholes[kind].kind : ownWords[kind];
}
