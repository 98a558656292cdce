import { Injectable } from '@nestjs/common';
import type { Product } from '@zaino/contracts/catalogue';
import type { SitemapPage, SitemapSlice } from '@zaino/contracts/shared';
import { productCategoryPath, productPath } from '@zaino/rules/page-path';
import { classSuppliesPath } from '@zaino/rules/school-grade';
import { ClassSuppliesService } from '../class-supplies/class-supplies.service';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import type { CatalogueIndex } from '../index/catalogue-index';
import { IS_ACTIVE } from '../index/product-columns';

/** Products of one slice: as many as are read and sent in some milliseconds. */
const PRODUCTS = 500;

/** The pages of categories and products that search engines may take, from memory, and those of materials of classes. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly holder: CatalogueIndexHolder,
    private readonly supplies: ClassSuppliesService,
  ) {}

  /** By number: what is sold meanwhile moves no other product out of its place. */
  async slice(after: number): Promise<SitemapSlice> {
    const index = this.holder.current();
    const numbers = activeNumbers(index).filter((number) => number > after);
    const some = numbers.subarray(0, PRODUCTS);
    const pages = [...some].flatMap((number) => productPage(index, number));
    return {
      pages:
        after === 0 ? [...(await this.suppliesPages()), ...categoryPages(index), ...pages] : pages,
      next: numbers.length > some.length ? (some.at(-1) ?? null) : null,
    };
  }

  private async suppliesPages(): Promise<SitemapPage[]> {
    const { elenchi } = await this.supplies.known();
    return elenchi.map(({ grado, anno }) => ({
      path: classSuppliesPath(grado, anno),
      modified: null,
    }));
  }
}

/** Ascending. */
function activeNumbers({ columns }: CatalogueIndex): Uint32Array {
  const isActive = (number: number) => {
    const slot = columns.slotOf(number) ?? 0;
    return ((columns.flags[slot] ?? 0) & IS_ACTIVE) !== 0;
  };
  return Uint32Array.from(columns.ids()).filter(isActive).sort();
}

function productPage(index: CatalogueIndex, number: number): SitemapPage[] {
  const slot = index.columns.slotOf(number);
  if (slot === undefined) return [];
  const { id, updatedAt } = JSON.parse(index.fragments.at(slot).toString()) as Product;
  return [{ path: productPath(id), modified: updatedAt }];
}

function categoryPages(index: CatalogueIndex): SitemapPage[] {
  return index
    .activeCategories()
    .map((name) => ({ path: productCategoryPath(name), modified: null }));
}
