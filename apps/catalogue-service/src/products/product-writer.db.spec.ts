import { productInputSchema } from '@zaino/contracts/catalogue';
import { newProduct, startTestService, type TestService } from '../testing/test-service';
import { AdminProducts } from './admin-products';
import type { ProductValues } from './product-values';
import { ProductWriter } from './product-writer';

const adminId = '00000000-0000-4000-8000-000000000000';
const values: ProductValues = { ...productInputSchema.parse(newProduct), inVendita: true };

let service: TestService;
let writer: ProductWriter;
let products: AdminProducts;
beforeAll(async () => {
  service = await startTestService();
  writer = service.app.get(ProductWriter, { strict: false });
  products = service.app.get(AdminProducts, { strict: false });
});
afterAll(() => service.stop());

const order = { kind: 'import', adminId } as const;
const make = async (at?: Date) => {
  const written = await writer.write({ ...order, edits: [{ id: null, values }], at });
  return written.products[0]?.id ?? 0;
};
const pricesOf = (id: number) =>
  service.database.query<{ at: Date; cents: number }[]>(
    `SELECT valid_from AS at, selling_price_cents AS cents FROM price_log
     WHERE product_id = ? ORDER BY valid_from, id`,
    [id],
  );

describe('a write', () => {
  it('dates what it is told, and no price before the one that it follows', async () => {
    const [first, second, earlier] = ['2026-03-01', '2026-04-01', '2026-03-15'].map(
      (day) => new Date(`${day}T08:00:00Z`),
    ) as [Date, Date, Date];
    const id = await make(first);
    const price = (prezzoOriginale: number, at: Date) =>
      writer.write({ ...order, edits: [{ id, values: { prezzoOriginale } }], at });
    await price(4, second);
    await price(8, earlier);
    expect(await pricesOf(id)).toEqual([
      { at: first, cents: 250 },
      { at: second, cents: 500 },
      { at: second, cents: 1_000 },
    ]);
    const [product] = await products.read([id]);
    expect(product).toMatchObject({ createdAt: first.toISOString(), prezzoVendita: 10 });
  });

  it('says what it made, what it changed and what was so already', async () => {
    const [same, other] = [await make(), await make()];
    const { products: written, leftOut } = await writer.write({
      ...order,
      edits: [
        { id: same, values: { nome: values.nome } },
        { id: other, values: { nome: 'Altro' }, expectedVersion: 1 },
        { id: null, values },
        { id: 4_000_000, values: {} },
      ],
    });
    expect(written.map(({ isNew, isChanged }) => ({ isNew, isChanged }))).toEqual([
      { isNew: true, isChanged: true },
      { isNew: false, isChanged: false },
      { isNew: false, isChanged: true },
    ]);
    expect(leftOut.map(({ id }) => id)).toEqual(['P-4000000']);
    expect(await products.read([other, same])).toMatchObject([
      { nome: 'Altro', versione: 2 },
      { nome: values.nome, versione: 1 },
    ]);
  });

  it('makes one step of two edits of the same product', async () => {
    const id = await make();
    const edits = [
      { id, values: { nome: 'Primo', margine: 0 } },
      { id, values: { nome: 'Secondo' } },
    ];
    await writer.write({ ...order, edits });
    expect(await products.read([id])).toMatchObject([
      { nome: 'Secondo', margine: 0, prezzoVendita: 2, versione: 2 },
    ]);
    expect((await pricesOf(id)).map(({ cents }) => cents)).toEqual([250, 200]);
  });

  it('is nothing at all where one product must not be left out and is', async () => {
    const id = await make();
    const refused = writer.write({
      ...order,
      isAllOrNothing: true,
      edits: [
        { id: null, values: { ...values, nome: 'Nessuno' } },
        { id, values: { nome: 'No' }, expectedVersion: 9 },
      ],
    });
    await expect(refused).rejects.toMatchObject({ kind: 'conflict', code: 'product-changed' });
    expect(await service.database.manager.countBy('product', { name: 'Nessuno' })).toBe(0);
  });

  it('reads products in the order that is asked for, each as often as that', async () => {
    const [one, two] = [await make(), await make()];
    const read = await products.read([two, 3_999_999, one, two]);
    expect(read.map(({ id }) => Number(id.slice(2)))).toEqual([two, one, two]);
    expect(await products.read([])).toEqual([]);
  });
});
