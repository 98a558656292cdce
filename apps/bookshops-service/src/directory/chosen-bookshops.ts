import { USED_BOOKS_KM } from '@zaino/contracts/schools';
import { byNearness, placeBeside } from '../pickup/nearness';
import { provinceCode } from '../pickup/province-code';
import type { TenantEntity } from '../tenants/tenant.entity';

/** What decides whether and where a bookshop is shown. */
export type PlacedBookshop = Pick<TenantEntity, 'id' | 'name' | 'city' | 'postalCode' | 'province'>;

export interface ShownBookshop extends ReturnType<typeof placeBeside> {
  tenant: PlacedBookshop;
  /** From the municipality that was asked for, where it is known. */
  kilometres?: number | undefined;
}

/** How far bookshops lie, by their ids; of those that are left out nobody knows. */
export type Distances = ReadonlyMap<string, number>;

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
): ShownBookshop[] {
  const area = postalCode?.slice(0, AREA_DIGITS) ?? '';
  const placed = bookshops
    .filter((tenant) => tenant.postalCode.startsWith(area))
    .map((tenant) => ({
      tenant,
      ...placeBeside(tenant, { postalCode: postalCode ?? '', province: '' }),
    }));
  return postalCode === undefined ? placed : placed.toSorted(byNearness);
}

/** Those within reach of a municipality and all of its province, the nearest first; in their order those of which nobody knows how far they are. */
export function bookshopsNear(
  bookshops: PlacedBookshop[],
  provincia: string,
  distances: Distances,
): ShownBookshop[] {
  const far = (id: string) => distances.get(id) ?? Infinity;
  const ofProvince = bookshopsOfProvince(bookshops, provincia);
  const isOfProvince = new Set(ofProvince);
  const beyond = bookshopsOfProvince(bookshops, '').filter(
    (tenant) => far(tenant.id) <= USED_BOOKS_KM && !isOfProvince.has(tenant),
  );
  return bookshopsAround([...ofProvince, ...beyond], undefined)
    .map((chosen) => ({ ...chosen, kilometres: distances.get(chosen.tenant.id) }))
    .toSorted((one, other) => compareNumbers(far(one.tenant.id), far(other.tenant.id)));
}

/** Two that are endlessly far are equal. */
const compareNumbers = (one: number, other: number) => (one === other ? 0 : one - other);
