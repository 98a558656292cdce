import type { AdminProduct } from '@zaino/contracts/catalogue';
import { holdProduct } from '../testing/row-holder';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { productNumberOf } from './product-id';

let service: TestService;
let calls: SaveCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
});
afterAll(() => service.stop());

describe('POST /api/saveproduct of a product that exists', () => {
  it('changes what is sent and keeps what is left out', async () => {
    const before = await service.product({ descrizione: 'Resta', tags: ['resta'], sconto: 10 });
    service.advance(1_000);
    const { status, body } = await calls.edit(before, { nome: 'Altro nome', prezzoOriginale: 4 });
    expect(status).toBe(200);
    expect(body.product).toEqual({
      ...before,
      nome: 'Altro nome',
      prezzoOriginale: 4,
      prezzoVendita: 5,
      prezzoScontato: 4.5,
      // The price before the change was lower.
      prezzoMinimo30Giorni: null,
      versione: 2,
      updatedAt: expect.any(String) as string,
    });
    expect(body.product.updatedAt > before.updatedAt).toBe(true);
    expect(await calls.read(before)).toEqual(body.product);
  });

  it('takes back a product as it was read', async () => {
    const before = await service.product();
    const { body } = await calls.edit(before, before);
    expect(body).toMatchObject({ success: true, product: before });
  });

  it('does not know a product that never was, or was deleted', async () => {
    const gone = await service.product();
    await service.adminCall({
      method: 'DELETE',
      path: `/api/admin/products/${gone.id}?versione=1`,
    });
    for (const id of ['P-999999', 'P-4294967296', gone.id]) {
      const { status, body } = await calls.edit({ ...gone, id }, {});
      expect([status, body.success, body.error]).toEqual([404, false, 'Prodotto non trovato']);
    }
  });

  it('is refused over a newer save, and nothing of it is kept', async () => {
    const seen = await service.product();
    const first = await calls.edit(seen, { nome: 'Prima' });
    const { status, body } = await calls.edit(seen, { nome: 'Dopo', categoria: 'Mai vista' });
    expect([status, body.code, body.success]).toEqual([409, 'product-changed', false]);
    expect(body.error).toMatch(/^Il prodotto è stato modificato nel frattempo/);
    expect(await calls.read(seen)).toEqual(first.body.product);
    const made = await service.database.query<unknown[]>('SELECT id FROM category WHERE name = ?', [
      'Mai vista',
    ]);
    expect(made).toEqual([]);
    // A version that does not exist yet is none that anybody has seen.
    expect((await calls.edit({ ...seen, versione: 99 }, { nome: 'Dopo' })).status).toBe(409);
  });

  it('finds its work done where the answer was lost', async () => {
    const seen = await service.product();
    const first = await calls.edit(seen, { nome: 'Una volta' });
    const again = await calls.edit(seen, { nome: 'Una volta' });
    expect([again.status, again.body.product]).toEqual([200, first.body.product]);
  });

  it('lets one of two admins save who do at the same moment', async () => {
    const seen = await service.product();
    // Both reach the product while somebody holds it, so that neither has seen the other.
    const holder = await holdProduct(service.database, seen.id);
    const saves = [calls.edit(seen, { nome: 'Ada' }), calls.edit(seen, { nome: 'Bruno' })];
    await holder.untilWaiting(2);
    await holder.release();
    const answers = await Promise.all(saves);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200);
    expect(await calls.read(seen)).toEqual(saved?.body.product);
    expect(saved?.body.product.versione).toBe(2);
  });

  it.each([
    // was said to be available, is offered, pieces: still offered
    [true, true, 5, true],
    [false, true, 5, false],
    [false, true, 0, true],
    [true, false, 5, true],
    [false, false, 5, false],
  ])(
    'takes disponibile %s of somebody who knows no inVendita (%s, %d pieces) for %s',
    async (disponibile, inVendita, pezzi_disponibili, expected) => {
      const seen = await service.product({ inVendita, pezzi_disponibili });
      const { body } = await calls.edit(seen, { disponibile });
      expect(body.product.inVendita).toBe(expected);
    },
  );
});

describe('pieces', () => {
  const sell = ({ id }: AdminProduct, pieces: number) =>
    service.database.query('UPDATE product SET stock = stock - ? WHERE id = ?', [
      pieces,
      productNumberOf(id),
    ]);

  it.each([
    // seen, sold meanwhile, set, then there are
    [10, 3, 10, 7],
    [10, 3, 50, 47],
    [10, 3, 8, 5],
    [10, 8, 5, 0],
    [10, 0, 0, 0],
    [0, 0, 4, 4],
  ])('%d seen, %d sold and %d set are %d', async (seen, sold, set, expected) => {
    const product = await service.product({ pezzi_disponibili: seen });
    await sell(product, sold);
    const { status, body } = await calls.edit(product, {
      pezzi_disponibili: set,
      pezziVisti: seen,
    });
    expect([status, body.product.pezzi_disponibili]).toEqual([200, expected]);
  });

  it('are counted anew where nobody says what they saw', async () => {
    const product = await service.product({ pezzi_disponibili: 10 });
    await sell(product, 3);
    const { body } = await calls.edit(product, { pezzi_disponibili: 50 });
    expect(body.product.pezzi_disponibili).toBe(50);
  });

  it('that are sold make no new version', async () => {
    const product = await service.product({ pezzi_disponibili: 10 });
    await sell(product, 4);
    expect(await readRow(product)).toMatchObject({ stock: 6, version: 1 });
    const { status, body } = await calls.edit(product, { nome: 'Nuovo nome' });
    expect([status, body.product.pezzi_disponibili]).toEqual([200, 6]);
  });

  it('never grow above what a product may have', async () => {
    const product = await service.product({ pezzi_disponibili: 999_999 });
    const { body } = await calls.edit(product, { pezzi_disponibili: 1_000_000, pezziVisti: 0 });
    expect(body.product.pezzi_disponibili).toBe(1_000_000);
  });

  it('that an order takes while a save waits are not given back', async () => {
    const product = await service.product({ pezzi_disponibili: 10 });
    const order = await holdProduct(service.database, product.id);
    const save = calls.edit(product, { nome: 'Insieme', pezzi_disponibili: 10, pezziVisti: 10 });
    await order.untilWaiting(1);
    await order.query('UPDATE product SET stock = stock - 4 WHERE id = ? AND stock >= 4');
    await order.release();
    expect((await save).body.product).toMatchObject({ nome: 'Insieme', pezzi_disponibili: 6 });
  });
});

async function readRow({ id }: AdminProduct) {
  const [row] = await service.database.query<{ stock: number; version: number }[]>(
    'SELECT stock, version FROM product WHERE id = ?',
    [productNumberOf(id)],
  );
  return row;
}
