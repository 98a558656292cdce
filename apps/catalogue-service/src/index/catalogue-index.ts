import type { Product } from '@zaino/contracts/catalogue';
import type { LowestPrice } from '@zaino/rules/announced-reduction';
import type { NamedProduct } from '../products/stored-product';
import { ProductSearch } from './search/product-search';
import { CategoryNames } from './category-names';
import { FragmentStore } from './fragment-store';
import { IS_ACTIVE, IS_AVAILABLE, IS_KNOWN, ProductColumns } from './product-columns';
import { ProductOrders } from './product-orders';
import { toPublicProduct } from './public-product';
import { shownRating } from './shown-rating';

const collator = new Intl.Collator('it');

/** What a product's place in the orders depends on. */
const sortedBy = ['price', 'rating', 'reviews', 'createdAt'] as const;

/**
 * Everything that the public calls read of the catalogue, in memory: all products that are not deleted, inactive
 * ones too. Changes are taken over product by product, never in the middle of an answer.
 */
export class CatalogueIndex {
  readonly columns = new ProductColumns();
  readonly categories = new CategoryNames();
  readonly orders = new ProductOrders(this.columns);
  readonly search = new ProductSearch(this.columns, (slot) => this.productAt(slot));
  /** JSON of each product as everybody may see it. */
  readonly fragments = new FragmentStore<Product>();
  /** Grows with every change: answers of one revision are the same. */
  revision = 0;

  /** Names of the categories with active products, in the order of the alphabet. */
  activeCategories(): string[] {
    const { columns, categories } = this;
    const numbers = new Set<number>();
    for (let slot = 0; slot < columns.length; slot += 1) {
      if (((columns.flags[slot] ?? 0) & IS_ACTIVE) !== 0) numbers.add(columns.category[slot] ?? 0);
    }
    return [...numbers].map((number) => categories.nameOf(number)).sort(collator.compare);
  }

  /** As everybody may see it; null for one that is not there. */
  product(id: number): Product | null {
    const slot = this.columns.slotOf(id);
    return slot === undefined ? null : this.productAt(slot);
  }

  changedAt(id: number): number | undefined {
    const slot = this.columns.slotOf(id);
    return slot === undefined ? undefined : this.columns.changedAt[slot];
  }

  ids(): Iterable<number> {
    return this.columns.ids();
  }

  remove(ids: readonly number[]): void {
    const gone = new Set<number>();
    for (const id of ids) {
      const slot = this.columns.slotOf(id);
      if (slot === undefined) continue;
      this.search.replace(slot, this.productAt(slot), null);
      this.fragments.delete(slot);
      this.columns.release(slot);
      this.revision += 1;
      gone.add(slot);
    }
    this.orders.update(gone);
  }

  /** Takes over how products are now; `announced` has those whose reduction is announced. */
  put(products: readonly NamedProduct[], announced: ReadonlyMap<number, LowestPrice>): void {
    const moved = new Set<number>();
    for (const named of products) {
      const slot = this.putOne(named, announced.get(named.product.id) ?? null);
      if (slot !== null) moved.add(slot);
    }
    this.orders.update(moved);
  }

  /** Gives the slot of a product that has to be sorted in anew. */
  private putOne(named: NamedProduct, lowest: LowestPrice | null): number | null {
    const { columns, fragments } = this;
    const { id, changedAt } = named.product;
    const shown = toPublicProduct(named, lowest);
    const json = JSON.stringify(shown);
    const isNew = columns.slotOf(id) === undefined;
    const slot = columns.take(id);
    columns.changedAt[slot] = changedAt.getTime();
    if (!isNew && fragments.at(slot).toString() === json) return null;
    this.search.replace(slot, isNew ? null : this.productAt(slot), shown);
    fragments.set(slot, json);
    this.revision += 1;
    columns.revision[slot] = this.revision;
    const before = sortedBy.map((column) => columns[column][slot]);
    this.setColumns(slot, named, shown);
    const isMoved = sortedBy.some((column, at) => columns[column][slot] !== before[at]);
    return isNew || isMoved ? slot : null;
  }

  private setColumns(slot: number, { product, category }: NamedProduct, shown: Product): void {
    const { columns } = this;
    columns.category[slot] = this.categories.numberOf(category);
    columns.price[slot] = product.discountedPriceCents;
    const rating = shownRating(product);
    columns.rating[slot] = rating.hundredths;
    columns.reviews[slot] = rating.count;
    columns.createdAt[slot] = product.createdAt.getTime();
    columns.flags[slot] =
      IS_KNOWN | (shown.active ? IS_ACTIVE : 0) | (shown.disponibile ? IS_AVAILABLE : 0);
  }

  private productAt(slot: number): Product {
    return JSON.parse(this.fragments.at(slot).toString()) as Product;
  }
}
