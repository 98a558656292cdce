import { Injectable } from '@nestjs/common';
import type { Product, ProductHit, ProductSearchAnswer } from '@zaino/contracts/catalogue';
import type { SiteSearchQuestion } from '@zaino/contracts/shared';
import { TopK } from '@zaino/service/text-search/top-k';
import type { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { CategorySearch } from './category-search';

/** More than there are slots. */
const SLOTS = 2 ** 32;

/** What the one search finds among products and their categories (docs/decisions/site-search.md). */
@Injectable()
export class SiteSearchService {
  private readonly categories = new CategorySearch();

  constructor(private readonly holder: CatalogueIndexHolder) {}

  find({ q, limit }: SiteSearchQuestion): ProductSearchAnswer {
    const index = this.holder.current();
    return {
      products: this.products(index, q, limit),
      categories: this.categories.find(index, q, limit),
    };
  }

  /** Of equals first what can be bought, then the newest, as in the list of products. */
  private products(
    index: CatalogueIndex,
    text: string,
    limit: number,
  ): ProductSearchAnswer['products'] {
    const { slots, fit, drawerOf } = index.search.find(text, false);
    const best = new TopK(limit);
    for (const slot of slots) best.add(drawerOf(slot) * SLOTS + SLOTS - 1 - slot);
    const results = Array.from(best.ascending(), (key) => {
      const slot = SLOTS - 1 - (key % SLOTS);
      return productHit(JSON.parse(index.fragments.at(slot).toString()) as Product);
    });
    return { fit, total: slots.length, results };
  }
}

function productHit(product: Product): ProductHit {
  return {
    id: product.id,
    name: product.nome,
    category: product.categoria,
    price: product.prezzoScontato,
    image: product.immagini[0] ?? null,
    isAvailable: product.disponibile,
  };
}
