import {
  adminCatalogueApi,
  type LeftOut,
  type ProductRow,
  type QuickFields,
} from '@zaino/contracts/catalogue';
import { catalogueErrorCodes } from '@zaino/contracts/catalogue';
import { ApiError, fetchJson } from '@zaino/web/api-client';
import type { BulkChange } from './bulk-effect';
import { named, products } from './count-words';
import { loadProduct } from './form/product-form.api';
import { Observable } from './observable';
import type { LoadedProducts } from './loaded-products';
import { changedRow, rowOf } from './product-rows';
import { saveFailureWords } from './save-words';

/** Somebody else has saved a product between its reading here and a change of it. */
export interface ProductConflict {
  id: string;
  /** What was to be saved; it still can be. */
  fields: QuickFields;
  /** The row that the change was made on. */
  seen: ProductRow;
  /** As the other save left it. */
  now: ProductRow;
}

export interface ChangesState {
  /** What has just happened, and what can be done about it. */
  message: { text: string; action: 'undo' | 'redo' | null } | null;
  conflict: ProductConflict | null;
  /** Products that the last change of many did not touch, and why. */
  leftOut: readonly LeftOut[];
}

/** Far more than one product is written. */
const BULK_TIMEOUT_MS = 60_000;

const takingBack = {
  undo: {
    nothing: 'Non c’è niente da annullare',
    done: 'Annullato',
    failed: 'Non annullato',
  },
  redo: {
    nothing: 'Non c’è niente da ripetere',
    done: 'Ripetuto',
    failed: 'Non ripetuto',
  },
} as const;

interface Done {
  text: string;
  changeId: string;
}

/** Everything that the table changes, with what is said of it and how it is taken back. */
export class ProductChanges extends Observable<ChangesState> {
  private readonly list: LoadedProducts;
  /** Changes of this page that can be taken back, the latest last. */
  private readonly done: Done[] = [];
  /** Those that were taken back, the latest last: an undo can be undone like any change. */
  private readonly undone: Done[] = [];
  /** Saves of one product wait for one another: each is made on the version that the one before has left. */
  private readonly queues = new Map<string, Promise<unknown>>();

  constructor(list: LoadedProducts) {
    super({ message: null, conflict: null, leftOut: [] });
    this.list = list;
  }

  /** Says that something is done that can be taken back. */
  tell(text: string, changeId: string): void {
    this.done.push({ text, changeId });
    this.undone.length = 0;
    this.set({ message: { text, action: 'undo' } });
  }

  /** Says something that cannot be taken back. */
  say(text: string): void {
    this.set({ message: { text, action: null } });
  }

  closeMessage(): void {
    this.set({ message: null });
  }

  closeLeftOut(): void {
    this.set({ leftOut: [] });
  }

  /**
   * Saves fields of one product: shown at once, taken back where the save fails. Gives null, or why it failed; a
   * conflict is said in the state and counts as no failure. `seen` is what stood there when the editing began.
   */
  edit(id: string, fields: QuickFields, seen: QuickFields = {}): Promise<string | null> {
    this.list.expect(id, fields);
    const before = this.queues.get(id) ?? Promise.resolve();
    const save = () => this.save(id, fields, seen);
    const saving = before.then(save, save);
    this.queues.set(id, saving);
    return saving;
  }

  /** The own values once more, over the newer save; or that one is kept. */
  resolveConflict(isOwn: boolean): Promise<string | null> {
    const { conflict } = this.get();
    this.set({ conflict: null });
    return conflict && isOwn
      ? this.edit(conflict.id, conflict.fields)
      : Promise.resolve<string | null>(null);
  }

  /** Rejects where nothing was changed. */
  async bulk(rows: readonly ProductRow[], change: BulkChange, textOf: (count: number) => string) {
    const seen = rows.map(({ id, versione }) => ({ id, versione }));
    const answer = await fetchJson(adminCatalogueApi.bulk, {
      body: { products: seen, change },
      timeoutMs: BULK_TIMEOUT_MS,
    });
    const changed = answer.products.length + answer.deleted.length;
    this.takeOver(answer);
    this.tell(withLeftOut(textOf(changed), answer.leftOut), answer.changeId);
    return answer;
  }

  async remove({ id, nome, versione }: ProductRow): Promise<void> {
    const params = { id };
    await this.attempt(id, async () => {
      const { changeId } = await fetchJson(adminCatalogueApi.remove, {
        params,
        query: { versione },
      });
      this.list.remove([id]);
      this.tell(`${nome}: eliminato`, changeId);
    });
  }

  /** Gives the copy; null where there is none. */
  async duplicate({ id, nome }: ProductRow): Promise<ProductRow | null> {
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

  /** Takes back the latest change. */
  undo(): Promise<void> {
    return this.takeBack('undo', this.done, this.undone);
  }

  /** Does again what was taken back last. */
  redo(): Promise<void> {
    return this.takeBack('redo', this.undone, this.done);
  }

  private async takeBack(action: 'undo' | 'redo', from: Done[], to: Done[]): Promise<void> {
    const { nothing, done, failed } = takingBack[action];
    const change = from.pop();
    if (!change) {
      this.say(nothing);
      return;
    }
    try {
      const params = { id: change.changeId };
      const answer = await fetchJson(adminCatalogueApi.undo, {
        params,
        timeoutMs: BULK_TIMEOUT_MS,
      });
      to.push({ text: change.text, changeId: answer.changeId });
      this.takeOver(answer);
      const text = withLeftOut(`${done}: ${change.text}`, answer.leftOut);
      this.set({ message: { text, action: action === 'undo' ? 'redo' : 'undo' } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What may work at a second try stays where it was.
      const isLost = error.code === catalogueErrorCodes.undoRefused || error.kind === 'not-found';
      if (!isLost) from.push(change);
      const text = `${failed}. ${saveFailureWords(error)}`;
      this.set({ message: { text, action: isLost ? null : action } });
    }
  }

  private takeOver(answer: { products: ProductRow[]; deleted: string[]; leftOut: LeftOut[] }) {
    this.list.merge(answer.products);
    this.list.remove(answer.deleted);
    this.set({ leftOut: answer.leftOut });
    // They differ from what is shown.
    if (answer.leftOut.length > 0) void this.list.reload();
  }

  private async save(id: string, fields: QuickFields, seen: QuickFields): Promise<string | null> {
    const now = this.list.storedRow(id);
    if (!now) return 'Il prodotto non c’è più';
    const before = changedRow(now, seen);
    try {
      if (before.prezzoOriginale !== now.prezzoOriginale) {
        // Somebody else's price came while this one was typed.
        this.set({ conflict: { id, fields, seen: before, now } });
        return null;
      }
      const { product, changeId } = await fetchJson(adminCatalogueApi.patch, {
        params: { id },
        body: {
          ...fields,
          versione: now.versione,
          ...('pezzi_disponibili' in fields && { pezziVisti: before.pezzi_disponibili }),
        },
      });
      this.list.merge([product]);
      this.tell(`${product.nome}: salvato`, changeId);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return await this.unsaved(error, before, fields);
    } finally {
      this.list.settle(id, fields);
    }
  }

  private async unsaved(error: ApiError, seen: ProductRow, fields: QuickFields) {
    if (error.kind === 'not-found') {
      this.list.remove([seen.id]);
      this.say(`${seen.nome}: qualcun altro lo ha eliminato`);
      return null;
    }
    if (error.code !== catalogueErrorCodes.productChanged) return saveFailureWords(error);
    const now = await this.newest(seen.id);
    if (!now) return `${saveFailureWords(error)}. Riprova`;
    this.list.merge([now]);
    this.set({ conflict: { id: seen.id, fields, seen, now } });
    return null;
  }

  private async newest(id: string): Promise<ProductRow | null> {
    try {
      return rowOf(await loadProduct(id));
    } catch (error) {
      if (error instanceof ApiError) return null;
      throw error;
    }
  }

  /** A change of one product by a key or button: what goes wrong is said. */
  private async attempt<Value>(id: string, change: () => Promise<Value>): Promise<Value | null> {
    try {
      return await change();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const now = error.kind === 'conflict' ? await this.newest(id) : null;
      if (now) this.list.merge([now]);
      if (error.kind === 'not-found') this.list.remove([id]);
      this.say(saveFailureWords(error));
      return null;
    }
  }
}

function withLeftOut(text: string, leftOut: readonly LeftOut[]): string {
  if (leftOut.length === 0) return text;
  const names = named(leftOut.map(({ nome }) => nome));
  return `${text}. ${products(leftOut.length)} rimast${leftOut.length === 1 ? 'o' : 'i'} com’era${leftOut.length === 1 ? '' : 'no'}: ${names}`;
}
