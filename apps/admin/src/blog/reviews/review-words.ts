import type { ReportReason } from '@zaino/contracts/catalogue';

/** What may be decided about a review. */
type ReviewAction = 'approve' | 'refuse';

const done: Record<ReviewAction, [one: string, several: string]> = {
  approve: ['1 recensione pubblicata', 'recensioni pubblicate'],
  refuse: ['1 recensione rifiutata', 'recensioni rifiutate'],
};

/** `3 recensioni pubblicate`. */
export function doneWords(action: ReviewAction, count: number): string {
  if (count === 0) return 'Non è cambiato nulla';
  const [one, several] = done[action];
  return count === 1 ? one : `${count} ${several}`;
}

/** `Decisione annullata per 3 recensioni`. */
export function undoneWords(count: number): string {
  if (count === 0) return 'La decisione non si poteva più annullare: le recensioni sono cambiate';
  return `Decisione annullata per ${count === 1 ? '1 recensione' : `${count} recensioni`}`;
}

export const reasonWords: Record<ReportReason, string> = {
  offensive: 'Offensiva o contro la legge',
  'personal-data': 'Dati di una persona',
  false: 'Dice cose false',
  advertising: 'Pubblicità',
  other: 'Altro',
};
