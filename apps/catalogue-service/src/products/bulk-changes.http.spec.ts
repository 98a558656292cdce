import type { AdminProduct, LeftOut, ProductRow } from '@zaino/contracts/catalogue';
import { loggedChange } from '../testing/logged-change';
import { holdProduct } from '../testing/row-holder';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';
import { ProductWriter } from './product-writer';

interface Answer {
  success: boolean;
  changeId: string;
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

const seen = ({ id, versione }: Pick<AdminProduct, 'id' | 'versione'>) => ({ id, versione });
const bulk = (products: object[], change: unknown) =>
  service.adminCall<Answer>({
    method: 'POST',
    path: '/api/admin/products/bulk',
    body: { products, change },
  });
const three = async () => [
  await service.product({ nome: 'Uno' }),
  await service.product({ nome: 'Due' }),
  await service.product({ nome: 'Tre' }),
];

describe('a change of many products', () => {
  it('sets fields, and answers with the rows that changed', async () => {
    const products = await three();
    const fields = { active: false, categoria: 'Saldi', sconto: 50 };
    const { status, body } = await bulk(products.map(seen), { kind: 'fields', fields });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, deleted: [], leftOut: [] });
    expect(body.products).toMatchObject(
      products.map(({ id, nome }) => ({
        id,
        nome,
        ...fields,
        versione: 2,
        prezzoVendita: 2.5,
        prezzoScontato: 1.25,
        disponibile: false,
      })),
    );
    const again = body.products.map(seen);
    expect((await bulk(again, { kind: 'fields', fields })).body.products).toEqual([]);
  });

  it.each([
    [10, 2.2, 2.75],
    [-50, 1, 1.25],
    [-99, 0.02, 0.03],
    [12.5, 2.25, 2.81],
    [0, 2, 2.5],
  ])('raises original prices by %d %%', async (percent, prezzoOriginale, prezzoVendita) => {
    const product = await service.product();
    const { body } = await bulk([seen(product)], { kind: 'price', percent });
    expect(await calls.read(product)).toMatchObject({ prezzoOriginale, prezzoVendita });
    expect(body.products).toHaveLength(percent === 0 ? 0 : 1);
  });

  it('leaves out whose price would be higher than any may be', async () => {
    const [cheap, dear] = [
      await service.product(),
      await service.product({ nome: 'Oro', prezzoOriginale: 60_000 }),
    ];
    const { body } = await bulk([seen(cheap), seen(dear)], { kind: 'price', percent: 100 });
    expect(body.products.map(({ id }) => id)).toEqual([cheap.id]);
    const motivo = 'Il nuovo prezzo supererebbe 99.999,99 €';
    expect(body.leftOut).toEqual([{ id: dear.id, nome: 'Oro', motivo }]);
    expect(await calls.read(dear)).toEqual(dear);
  });

  it('leaves out and names what was changed meanwhile, or is gone', async () => {
    const [one, two, gone] = (await three()) as [AdminProduct, AdminProduct, AdminProduct];
    await calls.edit(two, { nome: 'Due di un altro' });
    await bulk([seen(gone)], { kind: 'delete' });
    const change = { kind: 'fields', fields: { margine: 40 } };
    const products = [two, gone, one, { id: 'P-888888', versione: 1 }].map(seen);
    const { body } = await bulk(products, change);
    expect(body.products.map(({ id }) => id)).toEqual([one.id]);
    expect(body.leftOut).toEqual([
      { id: two.id, nome: 'Due di un altro', motivo: 'È stato modificato nel frattempo' },
      { id: gone.id, nome: 'Tre', motivo: 'Questo prodotto non esiste più' },
      { id: 'P-888888', nome: '', motivo: 'Questo prodotto non esiste più' },
    ]);
    expect(await calls.read(two)).toMatchObject({ nome: 'Due di un altro', margine: 25 });
  });

  it('deletes, and tells the security log without a word about the products', async () => {
    const products = await three();
    const { body } = await bulk(products.map(seen), { kind: 'delete' });
    expect(body).toMatchObject({ products: [], deleted: products.map(({ id }) => id) });
    for (const { id } of products) {
      expect((await service.adminCall({ path: `/api/getproduct/${id}` })).status).toBe(404);
    }
    const entry = await loggedChange(service, body.changeId);
    expect(entry).toMatchObject({
      level: 'WARN',
      category: 'catalogue.bulk-delete',
      source: 'catalogue',
      data: { count: 3, changeId: body.changeId },
    });
    expect(JSON.stringify(entry)).not.toContain('Due');
  });

  it('counts a product once that is named twice', async () => {
    const product = await service.product();
    const { body } = await bulk([seen(product), seen(product)], { kind: 'price', percent: 100 });
    expect(body.products).toMatchObject([{ prezzoOriginale: 4, versione: 2 }]);
  });

  it('takes off what was sold since the pieces were seen', async () => {
    const product = await service.product({ pezzi_disponibili: 10 });
    await service.database.query('UPDATE product SET stock = 7 WHERE id = ?', [
      Number(product.id.slice(2)),
    ]);
    const fields = { pezzi_disponibili: 100 };
    const products = [{ ...seen(product), pezziVisti: 10 }];
    expect((await bulk(products, { kind: 'fields', fields })).body.products).toMatchObject([
      { pezzi_disponibili: 97 },
    ]);
  });

  it.each<[string, unknown]>([
    ['no product', { products: [], change: { kind: 'delete' } }],
    ['no change', { products: [{ id: 'P-0001', versione: 1 }] }],
    ['no version', { products: [{ id: 'P-0001' }], change: { kind: 'delete' } }],
    ['an unknown change', { products: [{ id: 'P-0001', versione: 1 }], change: { kind: 'all' } }],
    ['a field that is not for many', fieldsBody({ nome: 'Tutti uguali' })],
    ['a price below 0', fieldsBody({ prezzoOriginale: -1 })],
    ['a discount above 100', fieldsBody({ sconto: 101 })],
    ['nothing but a null', fieldsBody(null)],
    ['100 percent less', priceBody(-100)],
    ['ten times more than may be', priceBody(1_001)],
    ['three decimals', priceBody(0.001)],
    ['no percentage', priceBody('10')],
  ])('refuses %s', async (_, body) => {
    const answer = await service.adminCall({
      method: 'POST',
      path: '/api/admin/products/bulk',
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-input']);
  });
});

describe('10,000 products at once', () => {
  const COUNT = 10_000;
  let products: { id: string; versione: number }[];

  beforeAll(async () => {
    const values = { ...(await service.product()), descrizione: 'x'.repeat(1_000) };
    const edits = Array.from({ length: COUNT }, (_, n) => ({
      id: null,
      values: { ...values, nome: `Prodotto ${n}`, fornitoreProductId: String(n) },
    }));
    const order = { kind: 'import', adminId: '00000000-0000-4000-8000-000000000000' } as const;
    const written = await service.app.get(ProductWriter, { strict: false }).write({
      ...order,
      edits,
    });
    products = written.products.map(({ id }) => ({
      id: `P-${String(id).padStart(4, '0')}`,
      versione: 1,
    }));
  });

  it('are made in the order of their edits', async () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(COUNT);
    const last = await calls.read(products.at(-1) ?? { id: '' });
    expect(last).toMatchObject({ nome: 'Prodotto 9999', fornitoreProductId: '9999' });
  });

  it('change together or not at all', async () => {
    const holder = await holdProduct(service.database, products.at(-1)?.id ?? '');
    const change = { kind: 'price', percent: 10 };
    const changing = bulk([...products].reverse(), change);
    // It has all but the last one when the database goes away.
    await holder.untilWaiting(1);
    await service.databaseRelay.cut();
    expect((await changing).status).toBe(503);
    await holder.release();
    await service.databaseRelay.restore();
    expect(await versions()).toEqual([{ version: 1, count: String(COUNT) }]);
  });

  it('change in one transaction, with prices and an undo for each', async () => {
    const { status, body } = await bulk(products, { kind: 'price', percent: 10 });
    expect([status, body.products.length, body.leftOut]).toEqual([200, COUNT, []]);
    expect(await versions()).toEqual([{ version: 2, count: String(COUNT) }]);
    const select = 'SELECT COUNT(*) AS count FROM product_change_item WHERE change_id = ?';
    expect(await service.database.query<unknown[]>(select, [body.changeId])).toEqual([
      { count: String(COUNT) },
    ]);
    const undo = await service.adminCall<Answer>({
      method: 'POST',
      path: `/api/admin/product-changes/${body.changeId}/undo`,
    });
    expect([undo.status, undo.body.products.length]).toEqual([200, COUNT]);
    expect(undo.body.products[0]).toMatchObject({ prezzoOriginale: 2, versione: 3 });
  });

  it('never block each other, whatever the order of two admins is', async () => {
    const current = products.map(({ id }) => ({ id, versione: 3 }));
    const answers = await Promise.all([
      bulk(current, { kind: 'price', percent: 10 }),
      bulk([...current].reverse(), { kind: 'price', percent: 20 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Who comes second leaves out all that the first has changed.
    const changed = answers.map(({ body }) => body.products.length).sort((a, b) => a - b);
    expect(changed).toEqual([0, COUNT]);
  });

  const versions = () =>
    service.database.query<unknown[]>(
      `SELECT version, COUNT(*) AS count FROM product WHERE supplier_product_id <> ''
       GROUP BY version`,
    );
});

function fieldsBody(fields: unknown) {
  return { products: [{ id: 'P-0001', versione: 1 }], change: { kind: 'fields', fields } };
}

function priceBody(percent: unknown) {
  return { products: [{ id: 'P-0001', versione: 1 }], change: { kind: 'price', percent } };
}
