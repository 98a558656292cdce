/** Member states of the European Union by their ISO 3166 codes. */
export const unionCountries: readonly string[] = [
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
];

/** Whether a maker of this country needs no responsible person in the Union (Reg. (UE) 2023/988, art. 16). */
export const isInUnion = (country: string): boolean => unionCountries.includes(country);
