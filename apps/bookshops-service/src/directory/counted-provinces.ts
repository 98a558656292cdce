import type { BookshopProvince } from '@zaino/contracts/bookshops';
import { provinceCode } from '../pickup/province-code';
import { provinces } from '../pickup/provinces';

const collator = new Intl.Collator('it');

/** A province as somebody has written it, by its code and its own name; of one that nobody knows what was written. */
export function provinceOf(text: string): { code: string; name: string } {
  const code = provinceCode(text);
  return { code, name: provinces[code]?.[0] ?? text.trim() };
}

/** The provinces of bookshops and how many each has, by name. */
export function countedProvinces(bookshops: readonly { province: string }[]): BookshopProvince[] {
  const counted = new Map<string, BookshopProvince>();
  for (const { province } of bookshops) {
    const { code, name } = provinceOf(province);
    const known = counted.get(code) ?? { code, name, bookshops: 0 };
    counted.set(code, { ...known, bookshops: known.bookshops + 1 });
  }
  return [...counted.values()].toSorted((one, other) => collator.compare(one.name, other.name));
}
