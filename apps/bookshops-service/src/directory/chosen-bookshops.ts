import { byNearness, placeBeside } from '../pickup/nearness';
import { provinceCode } from '../pickup/province-code';
import type { TenantEntity } from '../tenants/tenant.entity';

/** What decides whether and where a bookshop is shown. */
export type PlacedBookshop = Pick<TenantEntity, 'id' | 'name' | 'city' | 'postalCode' | 'province'>;

export interface ChosenBookshop extends ReturnType<typeof placeBeside> {
  tenant: PlacedBookshop;
}

/** Postal codes that share so many digits belong to provinces side by side. */
const AREA_DIGITS = 2;

const collator = new Intl.Collator('it');

/** Those of a province, or all of them where none is named; by comune and name. */
export function bookshopsOfProvince(
  bookshops: PlacedBookshop[],
  provincia: string,
): PlacedBookshop[] {
  const code = provinceCode(provincia);
  const spellings = new Set(
    [...new Set(bookshops.map(({ province }) => province))].filter(
      (spelling) => provincia === '' || provinceCode(spelling) === code,
    ),
  );
  return bookshops
    .filter(({ province }) => spellings.has(province))
    .toSorted(
      (one, other) =>
        collator.compare(one.city, other.city) || collator.compare(one.name, other.name),
    );
}

/** Those around a postal code, the nearest first; all, in their order, where none is named. */
export function bookshopsAround(
  bookshops: PlacedBookshop[],
  postalCode: string | undefined,
): ChosenBookshop[] {
  const area = postalCode?.slice(0, AREA_DIGITS) ?? '';
  const placed = bookshops
    .filter((tenant) => tenant.postalCode.startsWith(area))
    .map((tenant) => ({
      tenant,
      ...placeBeside(tenant, { postalCode: postalCode ?? '', province: '' }),
    }));
  return postalCode === undefined ? placed : placed.toSorted(byNearness);
}
