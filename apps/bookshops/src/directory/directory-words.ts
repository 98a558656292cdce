import type { PublicBookshop } from '@zaino/contracts/bookshops';
import { formatCount } from '@zaino/rules/format-count';
import type { DirectoryData } from './directory.api';
import { isPostalCode } from './directory-place';

/** Of what the list is: its heading, and the page's title. */
export function listTitle({ place, list }: Pick<DirectoryData, 'place' | 'list'>): string {
  if (isPostalCode(place.cap)) return `Librerie vicino al CAP ${place.cap}`;
  const province = list?.province?.name ?? place.provincia;
  return province === '' ? 'Tutte le librerie' : `Librerie in provincia di ${province}`;
}

export const countWords = (count: number): string =>
  count === 1 ? '1 libreria' : `${formatCount(count)} librerie`;

/** How near it is to the postal code that was asked for; blank where that says nothing. */
export const nearnessWords: Record<PublicBookshop['vicinanza'], string> = {
  'stesso-cap': 'Nello stesso CAP',
  'stessa-zona': 'Nella stessa zona',
  'stessa-provincia': '',
  altrove: '',
};

/** The address without its protocol, as one reads it. */
export const siteWords = (url: string): string => new URL(url).host;
