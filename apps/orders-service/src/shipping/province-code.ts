import type { DeliveryPlaces } from '../checkout/places/places';

interface Address {
  city: string;
  postalCode: string;
  /** As the family wrote it: `Cremona`, `CR`, `Cremona (CR)`. */
  province: string;
}

/** The car-plate code by which carriers know a province; what was written where the place is not known. */
export function provinceCode(places: DeliveryPlaces, address: Address): string {
  const { city, postalCode: cap, province } = address;
  const [, written] = /^\s*([a-z]{2})\s*$/i.exec(province) ?? [];
  if (written !== undefined) return written.toUpperCase();
  const [known = places.find({ cap })[0]] = places.find({ cap, nome: city });
  return known?.sigla ?? province;
}
