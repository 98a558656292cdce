import { type Product, productsQuerySchema } from '@zaino/contracts/catalogue';
import {
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check';
import { CatalogueIndex } from '../index/catalogue-index';
import { toPublicProduct } from '../index/public-product';
import type { NamedProduct } from '../products/stored-product';
import { aNamedProduct, aProduct } from '../testing/product-factory';
import { ProductSelector } from './product-selector';
import { questionOf } from './products-question';

const categories = ['Quaderni', 'Zaini', 'Écriture', 'Penne'];

const anyProduct = record({
  id: integer({ min: 1, max: 40 }),
  name: constantFrom('Quaderno blu', 'Zaino rosso', 'Penna blu', 'Righello'),
  discountedPriceCents: integer({ min: 0, max: 12 }).map((euro) => euro * 50),
  isActive: constantFrom(true, true, true, false),
  isOffered: constantFrom(true, true, false),
  stock: integer({ min: 0, max: 3 }),
  minimumPurchase: integer({ min: 1, max: 2 }),
  ratingHundredths: integer({ min: 0, max: 10 }).map((half) => half * 50),
  reviewCount: integer({ min: 0, max: 2 }),
  createdAt: integer({ min: 0, max: 6 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
  category: constantFrom(...categories),
}).map(({ category, ...values }) => aNamedProduct(values, category));

/** Products written one after the other, and which of them are deleted after that. */
const anyHistory = record({
  batches: array(array(anyProduct, { maxLength: 12 }), { maxLength: 5 }),
  deleted: array(integer({ min: 1, max: 40 }), { maxLength: 10 }),
});

const orders = ['novita', 'prezzo-crescente', 'prezzo-decrescente', 'valutazione'] as const;
const text = (numbers: string[]) => option(constantFrom(...numbers), { nil: undefined });

const anyQuery = record({
  limit: integer({ min: 1, max: 7 }).map(String),
  categoria: option(array(constantFrom(...categories, 'penne', 'Nessuna'), { maxLength: 3 }), {
    nil: undefined,
  }),
  minPrezzo: text(['0', '1', '2,5', '2.501']),
  maxPrezzo: text(['0', '3', '4.999', '5,00']),
  minValutazione: text(['0', '1', '3.5', '4', '5']),
  soloDisponibili: text(['true', 'false']),
  ordine: option(constantFrom(...orders), { nil: undefined }),
  active: text(['true', 'false']),
});

type Filter = 'categoria' | 'prezzo' | 'valutazione' | 'disponibili';
type Query = ReturnType<typeof productsQuerySchema.parse>;

const fold = (name: string) => name.toLowerCase().replace('é', 'e');
const shown = (named: NamedProduct) => toPublicProduct(named, null);

/** Whether a product fits, straight from the contract's words; one filter may be left out. */
function fits(query: Query, product: Product, without?: Filter): boolean {
  const { categoria, minPrezzo = 0, maxPrezzo = Infinity, minValutazione = 0 } = query;
  const { prezzoScontato: price, valutazione } = product;
  const checks: Record<Filter, boolean> = {
    categoria: categoria.length === 0 || categoria.map(fold).includes(fold(product.categoria)),
    prezzo: price >= minPrezzo && price <= maxPrezzo,
    valutazione: valutazione >= minValutazione,
    disponibili: query.soloDisponibili !== true || product.disponibile,
  };
  const filters = Object.entries(checks).filter(([filter]) => filter !== without);
  return (query.active === false || product.active) && filters.every(([, isFit]) => isFit);
}

function expectedFacets(query: Query, products: Product[]) {
  const without = (filter: Filter) => products.filter((product) => fits(query, product, filter));
  const prices = without('prezzo').map(({ prezzoScontato }) => prezzoScontato);
  const named = new Map<string, number>();
  for (const { categoria } of without('categoria')) {
    named.set(categoria, (named.get(categoria) ?? 0) + 1);
  }
  return {
    categorie: [...named]
      .map(([nome, prodotti]) => ({ nome, prodotti }))
      .sort((one, other) => one.nome.localeCompare(other.nome, 'it')),
    prezzo: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
    valutazioni: [4, 3, 2, 1].map((min) => ({
      min,
      prodotti: without('valutazione').filter(({ valutazione }) => valutazione >= min).length,
    })),
    disponibili: without('disponibili').filter(({ disponibile }) => disponibile).length,
  };
}

const time = ({ createdAt }: Product) => Date.parse(createdAt);
const byId = (one: Product, other: Product) => (one.id < other.id ? -1 : 1);
const compare: Record<(typeof orders)[number], (one: Product, other: Product) => number> = {
  novita: (one, other) => time(other) - time(one) || byId(other, one),
  'prezzo-crescente': (one, other) => one.prezzoScontato - other.prezzoScontato || byId(one, other),
  'prezzo-decrescente': (one, other) =>
    other.prezzoScontato - one.prezzoScontato || byId(other, one),
  valutazione: (one, other) =>
    other.valutazione - one.valutazione ||
    other.numeroRecensioni - one.numeroRecensioni ||
    byId(one, other),
};

function orderOf({ ordine = 'novita' }: Query) {
  return compare[ordine === 'rilevanza' ? 'novita' : ordine];
}

function indexOf({ batches, deleted }: { batches: NamedProduct[][]; deleted: number[] }) {
  const index = new CatalogueIndex();
  const products = new Map<number, Product>();
  for (const batch of batches) {
    index.put(batch, new Map());
    for (const named of batch) products.set(named.product.id, shown(named));
  }
  index.remove(deleted);
  for (const id of deleted) products.delete(id);
  return { index, products: [...products.values()] };
}

const idsIn = (index: CatalogueIndex, slots: number[]) =>
  slots.map((slot) => (JSON.parse(index.fragments.at(slot).toString()) as Product).id);

/** All pages of a list, one after the other. */
function walk(index: CatalogueIndex, query: Query) {
  const selector = new ProductSelector(index);
  const ids: string[] = [];
  const pages = [selector.select(questionOf(query))];
  for (let page = pages[0]; page; page = pages.at(-1)) {
    ids.push(...idsIn(index, page.slots));
    if (page.next === null) break;
    pages.push(selector.select(questionOf({ ...query, cursor: page.next })));
  }
  return { ids, pages };
}

describe('ProductSelector', () => {
  it('selects, counts and sorts what the plain definition does, page by page', () => {
    assert(
      property(anyHistory, anyQuery, (history, raw) => {
        const { index, products } = indexOf(history);
        const query = productsQuerySchema.parse(raw);
        const expected = products.filter((product) => fits(query, product)).sort(orderOf(query));
        const { ids, pages } = walk(index, query);
        expect(ids).toEqual(expected.map(({ id }) => id));
        for (const { total, facets } of pages) {
          expect(total).toBe(expected.length);
          expect(facets).toEqual(expectedFacets(query, products));
        }
      }),
      { numRuns: 400 },
    );
  });

  it('does so for thousands of products, of many prices', () => {
    const many = array(anyProduct, { minLength: 1_500, maxLength: 1_500, size: 'max' }).map((all) =>
      all.map((named, at) => {
        const discountedPriceCents = (at * 7_919) % 1_000;
        const product = Object.assign(aProduct(), named.product, {
          id: at + 1,
          discountedPriceCents,
        });
        return { ...named, product };
      }),
    );
    const queries = array(anyQuery, { minLength: 10, maxLength: 10 });
    assert(
      property(many, queries, (batch, raws) => {
        const { index, products } = indexOf({ batches: [batch], deleted: [3, 700, 1_500] });
        const selector = new ProductSelector(index);
        for (const raw of raws) {
          const query = productsQuerySchema.parse(raw);
          const { total, facets, slots } = selector.select(questionOf(query));
          const expected = products.filter((product) => fits(query, product));
          expect([total, facets]).toEqual([expected.length, expectedFacets(query, products)]);
          const first = expected.sort(orderOf(query));
          expect(idsIn(index, slots)).toEqual(first.slice(0, query.limit).map(({ id }) => id));
        }
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  it('goes on behind the same place while products come, go and change', () => {
    const change = record({
      batch: array(anyProduct, { maxLength: 4 }),
      deleted: array(integer({ min: 1, max: 40 }), { maxLength: 2 }),
    });
    assert(
      property(
        anyHistory,
        anyQuery,
        array(change, { minLength: 1, maxLength: 12 }),
        boolean(),
        (history, raw, changes, isSearch) => {
          const { index, products } = indexOf(history);
          const search = isSearch ? { search: 'blu', ordine: 'rilevanza' } : {};
          const query = productsQuerySchema.parse({ ...raw, ...search });
          const touched = new Set(
            changes.flatMap(({ batch, deleted }) => [
              ...batch.map((named) => shown(named).id),
              ...deleted.map((id) => `P-${String(id).padStart(4, '0')}`),
            ]),
          );
          const selector = new ProductSelector(index);
          const seen: string[] = [];
          let page = selector.select(questionOf(query));
          seen.push(...idsIn(index, page.slots));
          const pending = [...changes];
          while (page.next !== null) {
            const next = pending.shift();
            if (next) {
              index.put(next.batch, new Map());
              index.remove(next.deleted);
            }
            page = selector.select(questionOf({ ...query, cursor: page.next }));
            seen.push(...idsIn(index, page.slots));
          }
          const steady = products
            .filter((product) => fits(query, product) && !touched.has(product.id))
            .filter(({ nome }) => !isSearch || nome.includes('blu'))
            .map(({ id }) => id);
          expect(seen.filter((id) => !touched.has(id)).sort()).toEqual(steady.sort());
        },
      ),
      { numRuns: 300 },
    );
  });
});
