import { Inject, Injectable } from '@nestjs/common';
import type { Product, ProductList } from '@zaino/contracts/catalogue';
import { AnswerCache } from '@zaino/service/answer-cache';
import { CONFIG } from '@zaino/service/config.module';
import { joinJson } from '@zaino/service/join-json';
import type { JsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import type { Config } from '../config';
import type { CatalogueIndex } from '../index/catalogue-index';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { IS_ACTIVE } from '../index/product-columns';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';
import { ProductSelector } from './product-selector';
import type { ProductsQuestion } from './products-question';

/** Lists are compressed for few callers before something changes: this costs half of the shared quality, for 5 % more. */
const LIST_QUALITY = 1;

const MEGABYTE = 1024 * 1024;

type Kept<Value> = PreparedAnswer<Value> | Promise<PreparedAnswer<Value>>;

/**
 * What everybody may read, answered from memory. Answers are kept under the revision of what they show, so that none
 * outlives a change; those of earlier revisions make room when it is needed.
 */
@Injectable()
export class PublicCatalogueService {
  private readonly answers: AnswerCache;
  private selector?: ProductSelector;

  constructor(
    private readonly holder: CatalogueIndexHolder,
    @Inject(CONFIG) config: Pick<Config, 'ANSWER_CACHE_MB'>,
  ) {
    this.answers = new AnswerCache(config.ANSWER_CACHE_MB * MEGABYTE);
  }

  products(question: ProductsQuestion): Kept<ProductList> {
    const index = this.holder.current();
    const { limit, cursor = '', list } = question;
    return this.answers.getOrLoad(`${index.revision} ${limit} ${cursor} ${list}`, () => {
      const { slots, ...rest } = this.select(question);
      const products = slots.map((slot) => index.fragments.at(slot));
      return PreparedAnswer.pack(joinJson('products', products, rest), { quality: LIST_QUALITY });
    });
  }

  product(id: string): Kept<{ product: Product }> {
    const index = this.holder.current();
    const slot = activeSlot(index, id);
    if (slot === null) throw productNotFound();
    return this.answers.getOrLoad(`${id} ${index.columns.revision[slot] ?? 0}`, () =>
      PreparedAnswer.pack(productAnswer(index.fragments.at(slot))),
    );
  }

  /** Names of the categories that have something to show, in the order of the alphabet. */
  categories(): Kept<{ categories: string[] }> {
    const index = this.holder.current();
    return this.answers.getOrLoad(`${index.revision} categories`, () =>
      PreparedAnswer.json({ categories: index.activeCategories() }),
    );
  }

  select(question: ProductsQuestion) {
    this.selector ??= new ProductSelector(this.holder.current());
    return this.selector.select(question);
  }

  /** Numbers of selected products. */
  idsAt(slots: number[]): number[] {
    const { columns } = this.holder.current();
    return slots.map((slot) => columns.id[slot] ?? 0);
  }
}

function productAnswer(product: JsonBytes<Product>): JsonBytes<{ product: Product }> {
  return Buffer.concat([Buffer.from('{"product":'), product, Buffer.from('}')]);
}

function activeSlot({ columns }: CatalogueIndex, id: string): number | null {
  const number = productNumberOf(id);
  const slot = columns.slotOf(number);
  if (slot === undefined || productIdOf(number) !== id) return null;
  return ((columns.flags[slot] ?? 0) & IS_ACTIVE) === 0 ? null : slot;
}
