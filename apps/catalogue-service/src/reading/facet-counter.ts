import type { ProductFacets } from '@zaino/contracts/catalogue';
import { toEuro } from '@zaino/rules/money';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_AVAILABLE } from '../index/product-columns';
import { misses } from './product-filter';

const collator = new Intl.Collator('it');
const STAR = 100;
const starSteps = [4, 3, 2, 1];

/** Counts for each filter how many products there would be without it. */
export class FacetCounter {
  total = 0;
  private readonly byCategory: Uint32Array;
  private readonly byStars = new Uint32Array(6);
  private available = 0;
  private lowest = Number.POSITIVE_INFINITY;
  private highest = Number.NEGATIVE_INFINITY;

  constructor(private readonly index: CatalogueIndex) {
    this.byCategory = new Uint32Array(index.categories.count);
  }

  /** A product with the filters that it does not fit. */
  add(slot: number, missed: number): void {
    if (missed === 0) {
      this.total += 1;
      this.addCategory(slot);
      this.addPrice(slot);
      this.addRating(slot);
      this.addAvailability(slot);
    } else if (missed === misses.category) this.addCategory(slot);
    else if (missed === misses.price) this.addPrice(slot);
    else if (missed === misses.rating) this.addRating(slot);
    else if (missed === misses.availability) this.addAvailability(slot);
  }

  facets(): ProductFacets {
    return {
      categorie: this.categories(),
      prezzo: this.highest < 0 ? null : { min: toEuro(this.lowest), max: toEuro(this.highest) },
      valutazioni: starSteps.map((min) => ({
        min,
        prodotti: this.byStars.subarray(min).reduce((sum, count) => sum + count, 0),
      })),
      disponibili: this.available,
    };
  }

  private categories(): ProductFacets['categorie'] {
    const counted: ProductFacets['categorie'] = [];
    this.byCategory.forEach((prodotti, number) => {
      if (prodotti > 0) counted.push({ nome: this.index.categories.nameOf(number), prodotti });
    });
    return counted.sort((one, other) => collator.compare(one.nome, other.nome));
  }

  private addCategory(slot: number): void {
    const category = this.index.columns.category[slot] ?? 0;
    this.byCategory[category] = (this.byCategory[category] ?? 0) + 1;
  }

  private addPrice(slot: number): void {
    const price = this.index.columns.price[slot] ?? 0;
    if (price < this.lowest) this.lowest = price;
    if (price > this.highest) this.highest = price;
  }

  private addRating(slot: number): void {
    const stars = Math.floor((this.index.columns.rating[slot] ?? 0) / STAR);
    this.byStars[stars] = (this.byStars[stars] ?? 0) + 1;
  }

  private addAvailability(slot: number): void {
    if (((this.index.columns.flags[slot] ?? 0) & IS_AVAILABLE) !== 0) this.available += 1;
  }
}
