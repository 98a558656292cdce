import { DeliveryPlaces } from '../checkout/places/places';
import { provinceCode } from './province-code';

const places = new DeliveryPlaces();

it.each([
  ['Cremona', '26100', 'Cremona', 'CR'],
  ['Cremona', '26100', 'cr', 'CR'],
  ['Roma', '00184', 'Roma', 'RM'],
  ['Bolzano', '39100', 'Bolzano', 'BZ'],
  // A comune that the list does not know by this name: its postal code says enough.
  ['Frazione di Cremona', '26100', 'Cremona', 'CR'],
  ['Altrove', '99999', 'Altrove', 'Altrove'],
])('the province of %s %s (%s) is %s', (city, postalCode, province, code) => {
  expect(provinceCode(places, { city, postalCode, province })).toBe(code);
});
