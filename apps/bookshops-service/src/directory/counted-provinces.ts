import type { BookshopProvince } from '@zaino/contracts/bookshops';
import { provinceCode } from '../pickup/province-code';
import { provinces } from '../pickup/provinces';

const collator = new Intl.Collator('it');

/** A province as somebody has written it, by its code and its own name; of one that nobody knows what was written. */
export function provinceOf(text: string): { code: string; name: string } {
  const code = provinceCode(text);
  return { code, name: provinces[code]?.[0] ?? text.trim() };
}

/** The provinces of bookshops and how many each has, by name. Each spelling is looked up once. */
export function countedProvinces(bookshops: readonly { province: string }[]): BookshopProvince[] {
  const spellings = new Map<string, number>();
  for (const { province } of bookshops) {
    spellings.set(province, (spellings.get(province) ?? 0) + 1);
  }
  const counted = new Map<string, BookshopProvince>();
  for (const [spelling, count] of spellings) {
    const { code, name } = provinceOf(spelling);
    const known = counted.get(code) ?? { code, name, bookshops: 0 };
    counted.set(code, { ...known, bookshops: known.bookshops + count });
  }
  return [...counted.values()].toSorted((one, other) => collator.compare(one.name, other.name));
}
