import type { ProductFacets } from '@zaino/contracts/catalogue';
import type { CatalogueIndex } from '../index/catalogue-index';
import type { FoundProducts } from '../index/search/product-search';
import { countFacets } from './count-facets';
import { FacetCube } from './facet-cube';
import { firstOfAll, firstOfFound, firstOfRanks, ListWalk } from './list-walk';
import { applyFilter, filterOf, type FilteredSlots, type ProductFilter } from './product-filter';
import type { ProductsQuestion } from './products-question';

/** A page of a list with what is known of all of it. */
export interface Selection {
  /** Of the page, in their order. */
  slots: number[];
  total: number;
  next: string | null;
  facets: ProductFacets;
  corretto: string | null;
}

/** The places of a page in its list, and what is known of the list. */
interface SelectedPlaces {
  places: number[];
  total: number;
  facets: ProductFacets;
}

/**
 * Selects the products of a page. Lists without a search are counted by the facet cube, and their pages walk in the
 * order of the list; for a search, loops over what it found do both. Nothing is awaited, so no change comes in between.
 */
export class ProductSelector {
  private missed = new Uint8Array(0);
  /** 0, 1, 2 … */
  private everySlot = new Uint32Array(0);
  private cube?: FacetCube;

  constructor(private readonly index: CatalogueIndex) {}

  select(question: ProductsQuestion): Selection {
    const { search, active, limit } = question;
    const found = search ? this.index.search.find(search, active === false) : null;
    const walk = new ListWalk(this.index, question);
    const filter = filterOf(question, this.index);
    const { places, total, facets } =
      (found ? null : this.countedList(filter, walk)) ?? this.filteredList(filter, walk, found);
    return {
      slots: places.slice(0, limit).map((place) => walk.slotAt(place)),
      total,
      next: walk.cursorBehind(places),
      facets,
      corretto: found?.corrected ?? null,
    };
  }

  private countedList(filter: ProductFilter, walk: ListWalk): SelectedPlaces | null {
    if (this.cube?.revision !== this.index.revision) this.cube = new FacetCube(this.index);
    const counted = this.cube.count(filter);
    if (counted === null) return null;
    const { total, facets, ranks } = counted;
    // Products that a walk is likely to pass before the page is full.
    const passed = (walk.most * this.index.columns.length) / Math.max(1, total);
    const places =
      ranks[1] - ranks[0] < passed
        ? firstOfRanks(this.index, { filter, ranks }, walk)
        : firstOfAll(this.index, filter, walk);
    return { places, total, facets };
  }

  private filteredList(
    filter: ProductFilter,
    walk: ListWalk,
    found: FoundProducts | null,
  ): SelectedPlaces {
    const products = this.filtered(filter, found);
    const places = firstOfFound(products, walk, found);
    return { places, total: countFitting(products), facets: countFacets(products, this.index) };
  }

  private filtered(filter: ProductFilter, found: FoundProducts | null): FilteredSlots {
    const { columns } = this.index;
    if (this.missed.length < columns.capacity) {
      this.missed = new Uint8Array(columns.capacity);
      this.everySlot = Uint32Array.from(this.missed, (_, slot) => slot);
    }
    const slots = found?.slots ?? this.everySlot.subarray(0, columns.length);
    const products = { slots, missed: this.missed };
    applyFilter(products, columns, filter);
    return products;
  }
}

function countFitting({ slots, missed }: FilteredSlots): number {
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) if (missed[at] === 0) count += 1;
  return count;
}
