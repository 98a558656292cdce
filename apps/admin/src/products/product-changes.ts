import {
  adminCatalogueApi,
  type adminCatalogueEndpoints,
  catalogueErrorCodes,
  type ProductRow,
  type QuickFields,
} from '@zaino/contracts/catalogue';
import type { AnswerOf } from '@zaino/contracts/shared';
import type { ChangeAnswer } from '@zaino/data-table/row-changes';
import { type EditTerms, RowEdits } from '@zaino/data-table/row-edits';
import { fetchJson } from '@zaino/web/api-client';
import type { BulkChange } from './product-effect';
import { loadProduct } from './form/product-form.api';
import type { LoadedProducts } from './loaded-products';
import { rowOf } from './product-rows';
import { productNoun } from './product-words';

/** Far more than one product is written. */
const BULK_TIMEOUT_MS = 60_000;

type Answer = AnswerOf<typeof adminCatalogueEndpoints.bulk | typeof adminCatalogueEndpoints.undo>;

const answerOf = ({ products, ...answer }: Answer): ChangeAnswer<ProductRow> => ({
  ...answer,
  rows: products,
});

const productTerms: EditTerms<ProductRow, QuickFields> = {
  noun: productNoun,
  nameOf: ({ nome }) => nome,
  async undo(id) {
    const options = { params: { id }, timeoutMs: BULK_TIMEOUT_MS };
    return answerOf(await fetchJson(adminCatalogueApi.undo, options));
  },
  undoRefused: catalogueErrorCodes.undoRefused,
  newest: async (id) => rowOf(await loadProduct(id)),
  async save({ fields, seen, now }) {
    const { product, changeId } = await fetchJson(adminCatalogueApi.patch, {
      params: { id: now.id },
      body: {
        ...fields,
        versione: now.versione,
        ...('pezzi_disponibili' in fields && { pezziVisti: seen.pezzi_disponibili }),
      },
    });
    return { row: product, changeId };
  },
  // Stock is sent with the stock that was seen: what was sold meanwhile stays sold.
  collides: ({ seen, now }) => seen.prezzoOriginale !== now.prezzoOriginale,
  rowChanged: catalogueErrorCodes.productChanged,
};

/** Everything that the table of the products changes. */
export class ProductChanges extends RowEdits<ProductRow, QuickFields> {
  constructor(list: LoadedProducts) {
    super(list, productTerms);
  }

  /** Rejects where nothing was changed. */
  bulk(rows: readonly ProductRow[], change: BulkChange, textOf: (count: number) => string) {
    const products = rows.map(({ id, versione }) => ({ id, versione }));
    const options = { body: { products, change }, timeoutMs: BULK_TIMEOUT_MS };
    return this.many(
      async () => answerOf(await fetchJson(adminCatalogueApi.bulk, options)),
      textOf,
    );
  }

  async remove({ id, nome, versione }: ProductRow): Promise<void> {
    const options = { params: { id }, query: { versione } };
    await this.attempt(id, async () => {
      const { changeId } = await fetchJson(adminCatalogueApi.remove, options);
      this.list.remove([id]);
      this.tell(`${nome}: eliminato`, changeId);
    });
  }

  /** Gives the copy; null where there is none. */
  duplicate({ id, nome }: ProductRow): Promise<ProductRow | null> {
    return this.attempt(id, async () => {
      const { product, changeId } = await fetchJson(adminCatalogueApi.duplicate, {
        params: { id },
      });
      const copy = rowOf(product);
      this.list.merge([copy]);
      this.tell(`${nome}: copiato, la copia è inattiva`, changeId);
      return copy;
    });
  }
}
