import type { Availability } from '@zaino/contracts/schools';
import { dayWords } from '@zaino/rules/day-words';

/** How a book stands with the distributor that can bring it first, behind its name. */
export function suggestionWords(availability: Availability | null): string {
  if (availability === null) return 'da ordinare, senza data';
  const { state, date, newIsbn } = availability;
  const expected = date === undefined ? 'senza data' : `atteso ${dayWords(date)}`;
  const words: Readonly<Record<Availability['state'], string>> = {
    'in-stock': 'disponibile',
    'on-order': `da ordinare, ${expected}`,
    reprint: `in ristampa, ${expected}`,
    'out-of-print': 'fuori catalogo',
    replaced: `sostituito da ${newIsbn ?? 'una nuova edizione'}`,
  };
  return words[state];
}
