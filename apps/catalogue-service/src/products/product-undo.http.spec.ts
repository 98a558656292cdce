import { randomUUID } from 'node:crypto';
import type { AdminProduct, LeftOut, ProductRow } from '@zaino/contracts/catalogue';
import { DAY_MS } from '@zaino/rules/durations';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { ChangeSweep } from './change-sweep';
import { productNumberOf } from './product-id';

interface Done {
  success: boolean;
  changeId: string;
  product: AdminProduct;
  products: ProductRow[];
  deleted: string[];
  leftOut: LeftOut[];
}

let service: TestService;
let calls: SaveCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
});
afterAll(() => service.stop());

const undo = (changeId: string) =>
  service.adminCall<Done>({
    method: 'POST',
    path: `/api/admin/product-changes/${changeId}/undo`,
  });
const send = (method: string, path: string, body?: unknown) =>
  service.adminCall<Done>({ method, path: `/api/admin/products/${path}`, body });
const statusOf = async ({ id }: AdminProduct) =>
  (await service.adminCall({ path: `/api/getproduct/${id}` })).status;
/** What an undo brings back: all but the version and the time of the save. */
const content = (product: AdminProduct) => ({ ...product, versione: 0, updatedAt: '' });
const setStock = ({ id }: AdminProduct, stock: number) =>
  service.database.query('UPDATE product SET stock = ? WHERE id = ?', [stock, productNumberOf(id)]);

describe('an undo', () => {
  it('of a save brings back every field', async () => {
    const before = await service.product({ descrizione: 'Prima', tags: ['a'], immagini: [] });
    const { body } = await calls.edit(before, {
      nome: 'Dopo',
      descrizione: 'Dopo',
      categoria: 'Dopo',
      fornitore: 'Dopo',
      fornitoreProductId: 'D',
      urlAliexpress: 'https://dopo.example',
      tags: ['b'],
      immagini: ['https://dopo.example/a.jpg'],
      prezzoOriginale: 9,
      margine: 1,
      sconto: 2,
      active: false,
      inVendita: false,
      pezzi_disponibili: 1,
      pezzi_singolo_acquisto: 2,
      valutazione: 1,
      numeroRecensioni: 1,
    });
    const undone = await undo(body.changeId);
    expect(undone.status).toBe(200);
    expect(undone.body).toMatchObject({ success: true, deleted: [], leftOut: [] });
    expect(undone.body.products).toMatchObject([{ id: before.id, nome: before.nome, versione: 3 }]);
    const after = await calls.read(before);
    expect(content(after)).toEqual(content(before));
    expect(after.versione).toBe(3);
  });

  it('is itself a change that can be undone', async () => {
    const before = await service.product();
    const saved = await calls.edit(before, { nome: 'Dopo', prezzoOriginale: 5 });
    const undone = await undo(saved.body.changeId);
    const redone = await undo(undone.body.changeId);
    expect(redone.status).toBe(200);
    expect(content(await calls.read(before))).toEqual(content(saved.body.product));
    await undo(redone.body.changeId);
    expect((await calls.read(before)).nome).toBe(before.nome);
  });

  it('goes back step by step', async () => {
    const zero = await service.product({ nome: 'Zero' });
    const one = await calls.edit(zero, { nome: 'Uno' });
    const two = await calls.edit(one.body.product, { nome: 'Due' });
    const three = await calls.edit(two.body.product, { nome: 'Tre' });
    const names: string[] = [];
    for (const { body } of [three, two, one]) {
      expect((await undo(body.changeId)).body.leftOut).toEqual([]);
      names.push((await calls.read(zero)).nome);
    }
    expect(names).toEqual(['Due', 'Uno', 'Zero']);
  });

  it('is done again step by step, and taken back again', async () => {
    const zero = await service.product({ nome: 'Zero' });
    const one = await calls.edit(zero, { nome: 'Uno' });
    const two = await calls.edit(one.body.product, { nome: 'Due' });
    const undos = [await undo(two.body.changeId), await undo(one.body.changeId)].reverse();
    const names: string[] = [];
    const redos: string[] = [];
    for (const { body } of undos) {
      redos.push((await undo(body.changeId)).body.changeId);
      names.push((await calls.read(zero)).nome);
    }
    for (const changeId of redos.reverse()) {
      expect((await undo(changeId)).body.leftOut).toEqual([]);
      names.push((await calls.read(zero)).nome);
    }
    expect(names).toEqual(['Uno', 'Due', 'Uno', 'Zero']);
    // What somebody saves in between is not lost to a change from before.
    const other = await calls.edit(await calls.read(zero), { nome: 'Altro' });
    expect((await undo(undos[0]?.body.changeId ?? '')).status).toBe(409);
    expect(await calls.read(zero)).toEqual(other.body.product);
  });

  it('leaves out and names what was changed again since', async () => {
    const products = [await service.product({ nome: 'A' }), await service.product({ nome: 'B' })];
    const seen = products.map(({ id, versione }) => ({ id, versione }));
    const change = { kind: 'fields', fields: { margine: 50 } };
    const { body } = await send('POST', 'bulk', { products: seen, change });
    const [a, b] = products as [AdminProduct, AdminProduct];
    const newer = await calls.edit({ ...b, versione: 2 }, { nome: 'B di un altro' });
    const undone = await undo(body.changeId);
    expect(undone.body.products.map(({ id }) => id)).toEqual([a.id]);
    const motivo = 'È stato modificato nel frattempo';
    expect(undone.body.leftOut).toEqual([{ id: b.id, nome: 'B di un altro', motivo }]);
    expect(await calls.read(b)).toEqual(newer.body.product);
    expect(content(await calls.read(a))).toEqual(content(a));
  });

  it('of a new product deletes it, and of that brings it back', async () => {
    const { body } = await calls.create({ nome: 'Sbaglio', categoria: 'X', prezzoOriginale: 1 });
    const undone = await undo(body.changeId);
    expect(undone.body).toMatchObject({ products: [], deleted: [body.product.id], leftOut: [] });
    expect(await statusOf(body.product)).toBe(404);
    await undo(undone.body.changeId);
    expect(content(await calls.read(body.product))).toEqual(content(body.product));
  });

  it('of a delete brings the product back', async () => {
    const product = await service.product();
    const { body } = await send('DELETE', `${product.id}?versione=1`);
    expect(await statusOf(product)).toBe(404);
    const undone = await undo(body.changeId);
    expect(undone.body.products).toMatchObject([{ id: product.id, versione: 3 }]);
    expect(content(await calls.read(product))).toEqual(content(product));
  });

  it('takes back pieces without those that were sold meanwhile', async () => {
    const product = await service.product({ pezzi_disponibili: 10 });
    const body = { versione: 1, pezzi_disponibili: 50, pezziVisti: 10 };
    const patched = await send('PATCH', product.id, body);
    await setStock(product, 47);
    await undo(patched.body.changeId);
    expect((await calls.read(product)).pezzi_disponibili).toBe(7);

    const saved = await calls.edit({ ...product, versione: 3 }, { nome: 'Nome' });
    await setStock(product, 2);
    await undo(saved.body.changeId);
    expect((await calls.read(product)).pezzi_disponibili).toBe(2);
  });

  it('writes the price that it brings back into the log', async () => {
    const product = await service.product({ prezzoOriginale: 4 });
    const saved = await calls.edit(product, { prezzoOriginale: 8 });
    await undo(saved.body.changeId);
    const path = `/api/admin/products/${product.id}/prices`;
    const { body } = await service.adminCall<{ prezzi: { prezzoVendita: number }[] }>({ path });
    expect(body.prezzi.map(({ prezzoVendita }) => prezzoVendita)).toEqual([5, 10, 5]);
  });

  it('is refused a second time', async () => {
    const saved = await calls.edit(await service.product(), { nome: 'Dopo' });
    const answers = await Promise.all([undo(saved.body.changeId), undo(saved.body.changeId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await undo(saved.body.changeId);
    expect([body.code, body.success]).toEqual(['undo-refused', false]);
    expect(body.error).toBe('Questa modifica è già stata annullata.');
  });

  it('is refused for what never was', async () => {
    const { status, body } = await undo(randomUUID());
    expect([status, body.code]).toEqual([404, 'not-found']);
    expect((await undo('1')).status).toBe(400);
    expect((await undo(encodeURIComponent("' OR 1=1"))).status).toBe(400);
  });

  it('is possible for 30 days; then the change is forgotten', async () => {
    const sweep = service.app.get(ChangeSweep, { strict: false });
    const product = await service.product();
    const [old, older] = [await calls.edit(product, { nome: 'Uno' }), await service.product()];
    const late = await calls.edit(older, { nome: 'Mai più' });
    service.advance(30 * DAY_MS - 60_000);
    const young = await calls.edit(await service.product(), { nome: 'Giovane' });
    await sweep.run();
    expect((await undo(old.body.changeId)).status).toBe(200);
    service.advance(61_000);
    expect((await undo(late.body.changeId)).body).toMatchObject({
      code: 'undo-refused',
      error: 'Questa modifica ha più di 30 giorni e non si può più annullare.',
    });
    expect(await sweep.run()).toBeGreaterThan(20);
    expect((await undo(late.body.changeId)).status).toBe(404);
    const counts = await service.database.query<unknown[]>(
      `SELECT (SELECT COUNT(*) FROM product_change) AS changes, COUNT(*) AS items,
         COUNT(DISTINCT product_id) AS products FROM product_change_item`,
    );
    // The young save, its product's, and the undo above.
    expect(counts).toEqual([{ changes: '3', items: '3', products: '2' }]);
    expect((await undo(young.body.changeId)).status).toBe(200);
  });
});
