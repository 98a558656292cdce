import type { Problem } from '@zaino/contracts/shared';
import { placeLetters, shortLetters } from './place-letters';
import type { KnownComune, DeliveryPlaces } from './places';

/** Of an address, what has to belong together. */
export interface PlaceOfAddress {
  city: string;
  postalCode: string;
  province: string;
}

type FieldErrors = NonNullable<Problem['errors']>;

/** The place as its comune writes it, or what is wrong with which field. */
export type CheckedPlace =
  | { place: PlaceOfAddress; errors: [] }
  | { place: null; errors: FieldErrors };

/** Checks postal code, comune and province of an address against each other; one thing at a time, the comune first. */
export function checkPlace(places: DeliveryPlaces, address: PlaceOfAddress): CheckedPlace {
  const ofName = places.named(address.city);
  const [largest] = ofName;
  if (!largest) return wrong('city', 'Non troviamo questo comune: controlla come si scrive');
  const ofProvince = ofName.filter((comune) => isProvinceOf(comune, address.province));
  if (ofProvince.length === 0) {
    return wrong('province', `${largest.name} è in provincia di ${provincesOf(ofName)}`);
  }
  const comune = ofProvince.find(({ caps }) => caps.includes(address.postalCode));
  if (!comune) return wrong('postalCode', capSentence(ofProvince));
  const isCode = address.province.trim().length === 2;
  const province = isCode ? comune.code : comune.province;
  return { place: { city: comune.name, postalCode: address.postalCode, province }, errors: [] };
}

/** As `Cremona`, `CR` or `Cremona (CR)`. */
function isProvinceOf({ province, code }: KnownComune, written: string): boolean {
  const name = written.replace(/\(.*\)/, '');
  if (placeLetters(written) === code.toLowerCase()) return true;
  return (
    placeLetters(name) === placeLetters(province) || shortLetters(name) === shortLetters(province)
  );
}

function provincesOf(comuni: readonly KnownComune[]): string {
  return [...new Set(comuni.map(({ province, code }) => `${province} (${code})`))].join(' o ');
}

function capSentence(comuni: readonly KnownComune[]): string {
  const [{ name, caps } = { name: '', caps: [] }] = comuni;
  return caps.length === 1 ? `Il CAP di ${name} è ${caps.join('')}` : `Questo CAP non è di ${name}`;
}

function wrong(path: string, message: string): CheckedPlace {
  return { place: null, errors: [{ path, message }] };
}
