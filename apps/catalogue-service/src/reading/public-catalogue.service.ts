import { Injectable } from '@nestjs/common';
import type { Product, ProductList } from '@zaino/contracts/catalogue';
import { joinJson } from '@zaino/service/join-json';
import type { JsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { IS_ACTIVE, type ProductColumns } from '../index/product-columns';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';
import { ProductSelector } from './product-selector';
import type { ProductsQuestion } from './products-question';

/** Lists are compressed for few callers before something changes: this costs half of the shared quality, for 5 % more. */
const LIST_QUALITY = 1;

type Kept<Value> = PreparedAnswer<Value> | Promise<PreparedAnswer<Value>>;

/** What everybody may read, answered from memory. */
@Injectable()
export class PublicCatalogueService {
  private selector?: ProductSelector;

  constructor(private readonly holder: CatalogueIndexHolder) {}

  products(question: ProductsQuestion): Kept<ProductList> {
    const { limit, cursor = '', list } = question;
    return this.holder.answer(`${limit} ${cursor} ${list}`, ({ fragments }) => {
      const { slots, ...rest } = this.select(question);
      const products = slots.map((slot) => fragments.at(slot));
      return PreparedAnswer.pack(joinJson('products', products, rest), { quality: LIST_QUALITY });
    });
  }

  /** Kept under the revision of the product: a change of another one leaves it in place. */
  product(id: string): Kept<{ product: Product }> {
    const { columns, fragments } = this.holder.current();
    const slot = activeSlot(columns, id);
    if (slot === null) throw productNotFound();
    const make = () => PreparedAnswer.pack(productAnswer(fragments.at(slot)));
    return this.holder.answer(id, make, columns.revision[slot] ?? 0);
  }

  /** Names of the categories that have something to show, in the order of the alphabet. */
  categories(): Kept<{ categories: string[] }> {
    return this.holder.answer('categories', (index) =>
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

function activeSlot(columns: ProductColumns, id: string): number | null {
  const number = productNumberOf(id);
  const slot = columns.slotOf(number);
  if (slot === undefined || productIdOf(number) !== id) return null;
  return ((columns.flags[slot] ?? 0) & IS_ACTIVE) === 0 ? null : slot;
}
