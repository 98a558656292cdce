import type { Maker } from '@zaino/contracts/catalogue';
import { isInUnion, unionCountries } from '@zaino/rules/european-union';
import { formatCount } from '@zaino/rules/format-count';

/** Where supplies come from beside the Union. */
const otherCountries = [
  'CH',
  'CN',
  'GB',
  'HK',
  'ID',
  'IN',
  'JP',
  'KR',
  'MY',
  'PK',
  'TH',
  'TR',
  'TW',
  'US',
  'VN',
];

const countryNames = new Intl.DisplayNames('it', { type: 'region' });

/** A country's name by its code: `Italia`. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

/** Countries to choose from, by name; `known` is among them. */
export function countryChoices(known: string | undefined): readonly string[] {
  const codes = new Set([...unionCountries, ...otherCountries, ...(known ? [known] : [])]);
  return [...codes].sort((one, other) => countryName(one).localeCompare(countryName(other), 'it'));
}

/** What the law asks and a maker's data do not say; null where all is there. */
export function missingOf({ paese, responsabile }: Pick<Maker, 'paese' | 'responsabile'>) {
  if (isInUnion(paese) || responsabile) return null;
  return 'Il produttore è fuori dall’Unione europea: manca la persona responsabile qui.';
}

/** `12 prodotti`. */
export const productCount = (count: number): string =>
  count === 1 ? '1 prodotto' : `${formatCount(count)} prodotti`;
