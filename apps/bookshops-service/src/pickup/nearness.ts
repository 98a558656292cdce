import type { PickupPoint } from '@zaino/contracts/bookshops';
import { provinceCode } from './province-code';

type Nearness = PickupPoint['vicinanza'];

interface Place {
  postalCode: string;
  province: string;
}

/** From the nearest on. */
const nearnessOrder: Nearness[] = ['stesso-cap', 'stessa-zona', 'stessa-provincia', 'altrove'];

/** Postal codes that share so many digits belong to one town or to villages side by side. */
const ZONE_DIGITS = 3;

const collator = new Intl.Collator('it');

/** How a bookshop lies to a customer. */
interface Beside {
  vicinanza: Nearness;
  distance: number;
}

export function placeBeside(shop: Place, customer: Place): Beside {
  return { vicinanza: nearnessOf(shop, customer), distance: postalDistance(shop, customer) };
}

interface Named extends Beside {
  tenant: { name: string };
}

/** The nearest first, those that are equally near by name. */
export function byNearness(one: Named, other: Named): number {
  return (
    nearnessOrder.indexOf(one.vicinanza) - nearnessOrder.indexOf(other.vicinanza) ||
    one.distance - other.distance ||
    collator.compare(one.tenant.name, other.tenant.name)
  );
}

/** How near a bookshop is to a customer, as far as both have said where they are. */
function nearnessOf(shop: Place, customer: Place): Nearness {
  const { postalCode } = customer;
  if (isFilled(postalCode) && shop.postalCode === postalCode) return 'stesso-cap';
  const zone = postalCode.slice(0, ZONE_DIGITS);
  if (zone.length === ZONE_DIGITS && shop.postalCode.startsWith(zone)) return 'stessa-zona';
  const province = provinceCode(customer.province);
  if (isFilled(province) && provinceCode(shop.province) === province) return 'stessa-provincia';
  return 'altrove';
}

/** Among equally far ones: from which digit on the postal codes differ, as a number to sort by; 0 where unknown. */
function postalDistance(shop: Place, customer: Place): number {
  const [one, other] = [shop.postalCode, customer.postalCode];
  if (one.length !== other.length || one === '') return 0;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return one.length - same;
}

function isFilled(text: string): boolean {
  return text !== '';
}
