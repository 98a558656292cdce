import { Injectable, Logger } from '@nestjs/common';
import type {
  Product,
  ProductDetail,
  ProductList,
  ProductSafety,
} from '@zaino/contracts/catalogue';
import { SearchCounter } from '@zaino/service/day-counts/search-counter';
import { joinJson } from '@zaino/service/join-json';
import type { JsonBytes } from '@zaino/service/json-bytes';
import { PreparedAnswer } from '@zaino/service/prepared-answer';
import { DataSource } from 'typeorm';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { IS_ACTIVE, type ProductColumns } from '../index/product-columns';
import { productIdOf, productNumberOf } from '../products/product-id';
import { productNotFound } from '../products/product-not-found';
import { readProductSafety } from './product-safety';
import { ProductSelector } from './product-selector';
import type { ProductsQuestion } from './products-question';

/** Lists are compressed for few callers before something changes: this costs half of the shared quality, for 5 % more. */
const LIST_QUALITY = 1;

type Kept<Value> = PreparedAnswer<Value> | Promise<PreparedAnswer<Value>>;

/** What everybody may read, answered from memory; of one product, the safety comes from the database. */
@Injectable()
export class PublicCatalogueService {
  private readonly logger = new Logger(PublicCatalogueService.name);
  private selector?: ProductSelector;

  constructor(
    private readonly holder: CatalogueIndexHolder,
    private readonly searches: SearchCounter,
    private readonly dataSource: DataSource,
  ) {}

  products(question: ProductsQuestion): Kept<ProductList> {
    const { limit, cursor = '', list, search } = question;
    const key = `${limit} ${cursor} ${list}`;
    const answer = this.holder.answer(key, ({ fragments }) => {
      const { slots, ...rest } = this.select(question);
      this.searches.note(key, rest.total === 0);
      const products = slots.map((slot) => fragments.at(slot));
      return PreparedAnswer.pack(joinJson('products', products, rest), { quality: LIST_QUALITY });
    });
    // Further pages are the same search, and filters may be why nothing is found.
    if (search && cursor === '' && !isNarrowed(question)) this.searches.count(key, search);
    return answer;
  }

  /** Kept under the revision of the product: a change of another one leaves it in place. */
  product(id: string): Kept<{ product: ProductDetail }> {
    const { columns, fragments } = this.holder.current();
    const slot = activeSlot(columns, id);
    if (slot === null) throw productNotFound();
    const product = fragments.at(slot);
    const make = async () => {
      const safety = await readProductSafety(this.dataSource, productNumberOf(id));
      return PreparedAnswer.pack(productAnswer(product, safety));
    };
    const answer = this.holder.answer(id, make, columns.revision[slot] ?? 0);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => this.withoutSafety(product, error))
      : answer;
  }

  /** The database is away: the product can be shown and bought, and nobody keeps an answer that lacks something. */
  private withoutSafety(product: JsonBytes<Product>, error: unknown) {
    this.logger.warn(`The safety of a product could not be read: ${String(error)}`);
    return new PreparedAnswer(productAnswer(product, null), { cacheControl: 'no-store' });
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

/** Whether more is asked for than words. */
function isNarrowed(question: ProductsQuestion): boolean {
  const { categoria, minPrezzo, maxPrezzo, minValutazione, soloDisponibili } = question;
  const bounds = [minPrezzo, maxPrezzo, minValutazione];
  return (
    categoria.length > 0 || soloDisponibili === true || bounds.some((bound) => bound !== undefined)
  );
}

function productAnswer(
  product: JsonBytes<Product>,
  safety: ProductSafety | null,
): JsonBytes<{ product: ProductDetail }> {
  // A product's own fields, its last brace taken away, and one field more.
  const fields = product.subarray(0, -1);
  const last = Buffer.from(`,"sicurezza":${JSON.stringify(safety)}}}`);
  return Buffer.concat([Buffer.from('{"product":'), fields, last]);
}

function activeSlot(columns: ProductColumns, id: string): number | null {
  const number = productNumberOf(id);
  const slot = columns.slotOf(number);
  if (slot === undefined || productIdOf(number) !== id) return null;
  return ((columns.flags[slot] ?? 0) & IS_ACTIVE) === 0 ? null : slot;
}
