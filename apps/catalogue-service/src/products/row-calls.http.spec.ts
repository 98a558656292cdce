import type { AdminProduct, ProductRow } from '@zaino/contracts/catalogue';
import { italianDay } from '@zaino/rules/italian-day';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';

interface Done<Product> {
  success: boolean;
  changeId: string;
  product: Product;
}

let service: TestService;
let calls: SaveCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
});
afterAll(() => service.stop());

const send = <Product>(method: string, path: string, body?: unknown) =>
  service.adminCall<Done<Product>>({ method, path: `/api/admin/products/${path}`, body });
const patch = (id: string, body: unknown) => send<ProductRow>('PATCH', id, body);

describe('PATCH /api/admin/products/:id', () => {
  it.each<[object, object]>([
    [{ prezzoOriginale: 4 }, { prezzoVendita: 5, prezzoScontato: 5 }],
    [{ margine: 50 }, { prezzoVendita: 3, prezzoScontato: 3 }],
    [{ sconto: 10 }, { prezzoVendita: 2.5, prezzoScontato: 2.25 }],
    [{ pezzi_disponibili: 0 }, { disponibile: false }],
    [{ active: false }, { disponibile: false }],
    [{ inVendita: false }, { disponibile: false }],
    [{ categoria: 'Nuova di zecca' }, {}],
  ])('changes %j and nothing else', async (fields, computed) => {
    const before = await service.product();
    const { status, body } = await patch(before.id, { ...fields, versione: 1 });
    expect(status).toBe(200);
    const after = await calls.read(before);
    const changed = { ...fields, ...computed, versione: 2, updatedAt: after.updatedAt };
    const since = italianDay(new Date(before.createdAt));
    const announced = { prezzoMinimo30Giorni: 2.5, prezzoMinimoDal: since };
    expect(after).toEqual({ ...before, ...changed, ...('sconto' in fields && announced) });
    expect(after).toMatchObject(body.product);
    expect(body.product).not.toHaveProperty('immagini');
  });

  it('is refused over a newer save, and for a product that is gone', async () => {
    const product = await service.product();
    await calls.edit(product, { nome: 'Prima' });
    const late = await patch(product.id, { active: false, versione: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'product-changed']);
    expect((await calls.read(product)).active).toBe(true);
    const gone = await patch('P-777777', { active: false, versione: 1 });
    expect([gone.status, gone.body.error]).toEqual([404, 'Prodotto non trovato']);
  });

  it.each<[string, object]>([
    ['no version', { active: false }],
    ['a name', { versione: 1, nome: 'Altro' }],
    ['a price for sale', { versione: 1, prezzoVendita: 3 }],
    ['a negative price', { versione: 1, prezzoOriginale: -1 }],
    ['pieces that are no number', { versione: 1, pezzi_disponibili: '7' }],
    ['half a piece', { versione: 1, pezzi_disponibili: 0.5 }],
    ['a null', { versione: 1, sconto: null }],
    ['a version of 0', { versione: 0 }],
  ])('refuses %s', async (_, body) => {
    const product = await service.product();
    expect((await patch(product.id, body)).status).toBe(400);
    expect(await calls.read(product)).toEqual(product);
  });
});

describe('DELETE /api/admin/products/:id', () => {
  const remove = (id: string, query: string) => send('DELETE', id + query);

  it('takes the product out of everything that is read, and keeps its row', async () => {
    const product = await service.product();
    expect((await remove(product.id, '?versione=1')).body.success).toBe(true);
    expect((await service.call({ path: `/api/getproduct/${product.id}` })).status).toBe(404);
    const select = 'SELECT name FROM product WHERE id = ? AND deleted_at IS NOT NULL';
    const rows = await service.database.query<unknown[]>(select, [Number(product.id.slice(2))]);
    expect(rows).toHaveLength(1);
  });

  it('is refused over a newer save, a second time, and without a version', async () => {
    const product = await service.product();
    await calls.edit(product, { nome: 'Più nuovo' });
    expect((await remove(product.id, '?versione=1')).status).toBe(409);
    expect((await remove(product.id, '')).status).toBe(400);
    expect((await remove(product.id, '?versione=2')).status).toBe(200);
    expect((await remove(product.id, '?versione=3')).status).toBe(404);
  });
});

describe('POST /api/admin/products/:id/duplicate', () => {
  const duplicate = (id: string) => send<AdminProduct>('POST', `${id}/duplicate`);

  it('makes an inactive copy without the pieces, reviews and supplier’s number of the original', async () => {
    const original = await service.product({
      descrizione: 'Testo',
      immagini: ['https://immagini.example/a.jpg'],
      tags: ['nuovo'],
      sconto: 10,
      margine: 30,
      fornitoreProductId: 'F-1',
      urlAliexpress: 'https://f.example',
      valutazione: 4.5,
      numeroRecensioni: 9,
      pezzi_disponibili: 5,
      pezzi_singolo_acquisto: 2,
    });
    const { status, body } = await duplicate(original.id);
    expect(status).toBe(200);
    expect(body.product).toEqual({
      ...original,
      id: body.product.id,
      nome: 'Quaderno a righe (copia)',
      active: false,
      disponibile: false,
      pezzi_disponibili: 0,
      valutazione: 0,
      numeroRecensioni: 0,
      fornitoreProductId: '',
      createdAt: body.product.createdAt,
      updatedAt: body.product.updatedAt,
    });
    expect(body.product.id).not.toBe(original.id);
    expect(await calls.read(original)).toEqual(original);
    expect((await service.call({ path: `/api/getproduct/${body.product.id}` })).status).toBe(404);
  });

  it('finds room for its name', async () => {
    const long = await service.product({ nome: `${'a'.repeat(191)}🎒${'b'.repeat(7)}` });
    const { body } = await duplicate(long.id);
    expect(body.product.nome).toBe(`${'a'.repeat(191)} (copia)`);
  });

  it('does not know a product that is gone', async () => {
    expect((await duplicate('P-777777')).status).toBe(404);
  });
});
