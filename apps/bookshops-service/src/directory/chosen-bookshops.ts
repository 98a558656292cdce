import { byNearness, placeBeside } from '../pickup/nearness';
import { provinceCode } from '../pickup/province-code';
import type { TenantEntity } from '../tenants/tenant.entity';

/** Postal codes that share so many digits belong to provinces side by side. */
const AREA_DIGITS = 2;

const collator = new Intl.Collator('it');

/** Those of a province, or all of them where none is named; by comune and name. */
export function bookshopsOfProvince(bookshops: TenantEntity[], provincia: string): TenantEntity[] {
  const code = provinceCode(provincia);
  return bookshops
    .filter(({ province }) => provincia === '' || provinceCode(province) === code)
    .toSorted(
      (one, other) =>
        collator.compare(one.city, other.city) || collator.compare(one.name, other.name),
    );
}

/** Those around a postal code, the nearest first; all, in their order, where none is named. */
export function bookshopsAround(bookshops: TenantEntity[], postalCode: string | undefined) {
  const placed = bookshops.map((tenant) => ({
    tenant,
    ...placeBeside(tenant, { postalCode: postalCode ?? '', province: '' }),
  }));
  if (postalCode === undefined) return placed;
  const area = postalCode.slice(0, AREA_DIGITS);
  return placed.filter(({ tenant }) => tenant.postalCode.startsWith(area)).toSorted(byNearness);
}
