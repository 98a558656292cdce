import {
  adminCatalogueEndpoints,
  adminMakerEndpoints,
  type ProductRow,
} from '@zaino/contracts/catalogue';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { makeProduct } from '../form/make-product';
import { makeMaker } from '../makers/testing/make-maker';
import { productEffect } from '../product-effect';
import { changedRow, rowOf } from '../product-rows';

const calls = adminCatalogueEndpoints;

/** A row with prices as the server computes them. */
export function makeRow(changes: Partial<ProductRow> = {}): ProductRow {
  return changedRow({ ...rowOf(makeProduct()), sconto: 0, ...changes }, {});
}

/** Many different rows: `P-0001` and on. */
export function makeRows(count: number): ProductRow[] {
  return Array.from({ length: count }, (_, index) =>
    makeRow({
      id: `P-${String(index + 1).padStart(4, '0')}`,
      nome: `Prodotto ${index + 1}`,
      descrizione: index % 10 === 0 ? 'Carta perché sì' : 'Plastica',
      categoria: ['Zaini', 'Penne', 'Diari'][index % 3] ?? '',
      prezzoOriginale: (count - index) / 100,
      pezzi_disponibili: index % 7,
      active: index % 5 !== 0,
    }),
  );
}

/** What a test wants a call to be answered instead. */
type Override = (url: URL, body: unknown) => Response | Promise<Response> | undefined;

export const problem = (status: number, code: string, detail: string) =>
  Response.json({ code, detail, requestId: 'r-1', success: false, error: detail }, { status });

function parsed<Schema extends z.core.$ZodType>(schema: Schema | undefined, body: unknown) {
  if (!schema) throw new Error('A call without a body');
  return z.parse(schema, body);
}

export const serviceDown = () =>
  problem(503, 'unavailable', 'Servizio momentaneamente non disponibile');

/**
 * The admin's calls as their contract describes them, on products in memory: with versions, conflicts and changes that
 * can be taken back. What is sent and answered is checked by the contract's schemas.
 */
export class FakeCatalogue {
  rows = new Map<string, ProductRow>();
  /** Methods and paths, in their order. */
  readonly asked: string[] = [];
  /** First come, first served; one that answers nothing lets the call through. */
  override: Override | null = null;
  pageSize = Infinity;
  /** Lowest prices of the last 30 days, where they differ from the price of now. */
  readonly lowestPrices = new Map<string, number>();
  readonly makers = [makeMaker()];
  private readonly before = new Map<string, Map<string, ProductRow | null>>();

  constructor(rows: readonly ProductRow[]) {
    for (const row of rows) this.rows.set(row.id, row);
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const url = new URL(input as string, 'http://localhost');
      const method = init?.method ?? 'GET';
      this.asked.push(`${method} ${url.pathname}`);
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      const answer = (await this.override?.(url, body)) ?? this.answer(method, url, body);
      init?.signal?.throwIfAborted();
      return answer;
    });
  }

  /** As another admin's save. */
  saveElsewhere(id: string, changes: Partial<ProductRow>): void {
    const row = this.rows.get(id);
    if (row) this.rows.set(id, changedRow({ ...row, ...changes, versione: row.versione + 1 }, {}));
  }

  private answer(method: string, url: URL, body: unknown): Response {
    const path = url.pathname;
    const id = /P-\d+/.exec(path)?.[0] ?? '';
    const answers: [boolean, () => Response][] = [
      [path === calls.table.path, () => this.page(url)],
      [path === `/api/getproduct/${id}`, () => this.product(id)],
      [path === adminMakerEndpoints.list.path, () => Response.json({ produttori: this.makers })],
      [path === calls.bulk.path, () => this.bulk(body)],
      [path === calls.pricesBefore.path, () => this.pricesBefore(body)],
      [path.endsWith('/undo'), () => this.undo(path.split('/').at(-2) ?? '')],
      [path.endsWith('/duplicate'), () => this.duplicate(id)],
      [method === 'PATCH', () => this.patch(id, body)],
      [method === 'DELETE', () => this.remove(id, url)],
    ];
    return answers.find(([isAsked]) => isAsked)?.[1]() ?? serviceDown();
  }

  private page(url: URL): Response {
    const { limit, cursor } = calls.table.query.parse(Object.fromEntries(url.searchParams));
    const rows = [...this.rows.values()].sort((a, b) => a.id.localeCompare(b.id));
    const from = rows.findIndex(({ id }) => id > (cursor ?? ''));
    const products = rows.slice(from, from + Math.min(limit, this.pageSize));
    const last = products.at(-1)?.id ?? null;
    const next = last === rows.at(-1)?.id ? null : last;
    return Response.json(calls.table.response.parse({ products, total: rows.length, next }));
  }

  private product(id: string): Response {
    const row = this.rows.get(id);
    return row
      ? Response.json({ product: { ...makeProduct(), ...row } })
      : problem(404, 'not-found', 'Prodotto non trovato');
  }

  private patch(id: string, body: unknown): Response {
    const { versione, pezziVisti, ...fields } = parsed(calls.patch.body, body);
    if ('pezzi_disponibili' in fields && pezziVisti === undefined) throw new Error('pezziVisti?');
    const row = this.rows.get(id);
    if (!row) return problem(404, 'not-found', 'Prodotto non trovato');
    if (row.versione !== versione) {
      return problem(409, 'product-changed', 'Il prodotto è stato modificato nel frattempo');
    }
    const changeId = this.write([changedRow(row, fields)]);
    return Response.json(
      calls.patch.response.parse({ success: true, changeId, product: this.rows.get(id) }),
    );
  }

  /** All were sold at the price of now for long, but those of `lowestPrices`. */
  private pricesBefore(body: unknown): Response {
    const { products } = parsed(calls.pricesBefore.body, body);
    const rows = products.flatMap((id) => this.rows.get(id) ?? []);
    const prodotti = rows.map(({ id, prezzoScontato }) => ({
      id,
      prezzoScontato,
      prezzoMinimo30Giorni: null,
      prezzoMinimoRecente: this.lowestPrices.get(id) ?? prezzoScontato,
    }));
    return Response.json(calls.pricesBefore.response.parse({ prodotti }));
  }

  private bulk(body: unknown): Response {
    const { products, change } = parsed(calls.bulk.body, body);
    const current = products.filter((one) => this.rows.get(one.id)?.versione === one.versione);
    const leftOut = products
      .filter((one) => !current.includes(one))
      .map(({ id }) => ({
        id,
        nome: this.rows.get(id)?.nome ?? id,
        motivo: 'modificato nel frattempo',
      }));
    const rows = current.flatMap(({ id }) => this.rows.get(id) ?? []);
    const { effects } = productEffect(rows, change);
    const deleted = effects.filter(({ after }) => !after).map(({ before }) => before.id);
    const changed = effects.flatMap(({ after }) => after ?? []);
    const changeId = this.write(changed, deleted);
    const now = changed.flatMap(({ id }) => this.rows.get(id) ?? []);
    return Response.json(
      calls.bulk.response.parse({ success: true, changeId, products: now, deleted, leftOut }),
    );
  }

  private remove(id: string, url: URL): Response {
    const { versione } = calls.remove.query.parse(Object.fromEntries(url.searchParams));
    const row = this.rows.get(id);
    if (!row) return problem(404, 'not-found', 'Prodotto non trovato');
    if (row.versione !== versione) {
      return problem(409, 'product-changed', 'Il prodotto è stato modificato nel frattempo');
    }
    return Response.json({ success: true, changeId: this.write([], [id]) });
  }

  private duplicate(id: string): Response {
    const row = this.rows.get(id);
    if (!row) return problem(404, 'not-found', 'Prodotto non trovato');
    const copy = { ...row, id: 'P-9999', nome: `${row.nome} (copia)`, active: false, versione: 0 };
    const changeId = this.write([changedRow(copy, {})]);
    const product = { ...makeProduct(), ...this.rows.get('P-9999') };
    return Response.json(calls.duplicate.response.parse({ success: true, changeId, product }));
  }

  private undo(changeId: string): Response {
    const images = this.before.get(changeId);
    if (!images) return problem(409, 'undo-refused', 'Questa modifica non si può più annullare');
    this.before.delete(changeId);
    const old = [...images.values()].filter((image) => image !== null);
    const deleted = [...images.keys()].filter((id) => images.get(id) === null);
    const undoId = this.write(
      old.map((row) => ({ ...row, versione: row.versione + 2 })),
      deleted,
    );
    const products = old.flatMap(({ id }) => this.rows.get(id) ?? []);
    return Response.json(
      calls.undo.response.parse({
        success: true,
        changeId: undoId,
        products,
        deleted,
        leftOut: [],
      }),
    );
  }

  /** Keeps how things were; gives the change's id. */
  private write(changed: readonly ProductRow[], deleted: readonly string[] = []): string {
    const changeId = randomUUID();
    const ids = [...changed.map(({ id }) => id), ...deleted];
    this.before.set(changeId, new Map(ids.map((id) => [id, this.rows.get(id) ?? null])));
    for (const row of changed) this.rows.set(row.id, { ...row, versione: row.versione + 1 });
    for (const id of deleted) this.rows.delete(id);
    return changeId;
  }
}
