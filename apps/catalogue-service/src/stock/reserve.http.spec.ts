import { randomUUID } from 'node:crypto';
import { saveCalls } from '../testing/save-calls';
import { buying, stockCalls, type StockCalls } from '../testing/stock-calls';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let stock: StockCalls;
beforeAll(async () => {
  service = await startTestService();
  stock = stockCalls(service);
});
afterAll(() => service.stop());

const pieces = (pezzi_disponibili: number) => service.product({ pezzi_disponibili });
const reserved = { status: 200, body: { outcome: 'reserved' } };

describe('a reservation', () => {
  it('takes the pieces of all its lines', async () => {
    const [pens, books] = [await pieces(10), await pieces(4)];
    const lines = [buying(books, 4), buying(pens, 3)];
    expect(await stock.reserve({ lines })).toMatchObject(reserved);
    expect([await stock.stockOf(pens), await stock.stockOf(books)]).toEqual([7, 0]);
  });

  it('takes none where one line is short, and says what is left of each', async () => {
    const [pens, books] = [await pieces(10), await pieces(4)];
    const lines = [buying(pens, 3), buying(books, 5)];
    const { status, body, id } = await stock.reserve({ lines });
    expect([status, body]).toEqual([
      200,
      {
        outcome: 'refused',
        lines: [
          {
            productId: pens.id,
            quantity: 3,
            obstacle: null,
            available: 10,
            price: 2.5,
            minimum: 1,
          },
          {
            productId: books.id,
            quantity: 5,
            obstacle: 'stock-short',
            available: 4,
            price: 2.5,
            minimum: 1,
          },
        ],
      },
    ]);
    expect([await stock.stockOf(pens), await stock.stockOf(books)]).toEqual([10, 4]);
    expect(await stock.reserve({ id, lines: [buying(books, 4)] })).toMatchObject(reserved);
  });

  it('is refused at another price than the one of now', async () => {
    const product = await service.product({ sconto: 20 });
    expect(product.prezzoScontato).toBe(2);
    const line = { ...buying(product), price: 2.5 };
    expect((await stock.reserve({ lines: [line] })).body).toEqual({
      outcome: 'refused',
      lines: [
        {
          productId: product.id,
          quantity: 1,
          obstacle: 'price-changed',
          available: 999,
          price: 2,
          minimum: 1,
        },
      ],
    });
    expect(await stock.stockOf(product)).toBe(999);
  });

  it('is refused below the fewest pieces of one purchase', async () => {
    const product = await service.product({ pezzi_singolo_acquisto: 3 });
    const { body } = await stock.reserve({ lines: [buying(product, 2)] });
    expect(body.lines?.[0]).toMatchObject({ obstacle: 'below-minimum', minimum: 3 });
    expect(await stock.reserve({ lines: [buying(product, 3)] })).toMatchObject(reserved);
  });

  it.each([
    ['inactive', { active: false }],
    ['not offered', { inVendita: false }],
  ])('is refused for a product that is %s', async (_, input) => {
    const product = await service.product(input);
    const { body } = await stock.reserve({ lines: [buying(product)] });
    expect(body.lines).toEqual([
      {
        productId: product.id,
        quantity: 1,
        obstacle: 'gone',
        available: 0,
        price: null,
        minimum: 1,
      },
    ]);
    expect(await stock.stockOf(product)).toBe(999);
  });

  it('is refused for a product that was deleted, or never was', async () => {
    const product = await service.product();
    const path = `/api/admin/products/${product.id}?versione=${product.versione}`;
    expect((await service.adminCall({ method: 'DELETE', path })).status).toBe(200);
    const lines = [buying(product), buying({ id: 'P-999999', prezzoScontato: 1 })];
    const { body } = await stock.reserve({ lines });
    expect(body.lines?.map(({ obstacle }) => obstacle)).toEqual(['gone', 'gone']);
  });

  it('is one, however often it is sent', async () => {
    const product = await pieces(10);
    const [id, lines] = [randomUUID(), [buying(product, 4)]];
    for (let times = 0; times < 3; times += 1) {
      expect(await stock.reserve({ id, lines })).toMatchObject(reserved);
    }
    expect(await stock.stockOf(product)).toBe(6);
    await stock.confirm(id);
    expect(await stock.reserve({ id, lines })).toMatchObject(reserved);
  });

  it('is a conflict with other lines under the same id', async () => {
    const [product, other] = [await pieces(10), await pieces(10)];
    const { id } = await stock.reserve({ lines: [buying(product, 4)] });
    const conflict = { status: 409, body: { code: 'reservation-taken' } };
    for (const lines of [
      [buying(product, 5)],
      [buying(other, 4)],
      [buying(product, 4), buying(other)],
    ]) {
      expect(await stock.reserve({ id, lines })).toMatchObject(conflict);
    }
    expect([await stock.stockOf(product), await stock.stockOf(other)]).toEqual([6, 10]);
  });

  it('counts no version, and shows in what everybody reads within a moment', async () => {
    const product = await pieces(2);
    await stock.reserve({ lines: [buying(product, 2)] });
    const { read } = saveCalls(service);
    expect(await read(product)).toMatchObject({ versione: 1, pezzi_disponibili: 0 });
    const shown = async () => {
      const path = `/api/getproduct/${product.id}`;
      const { body } = await service.call<{ product: { disponibile: boolean } }>({ path });
      return body.product.disponibile;
    };
    while (await shown()) await new Promise((resolve) => setTimeout(resolve, 20));
    const { offers } = (await stock.offers([product.id])).body;
    expect(offers[0]).toMatchObject({ disponibile: false, pezzi_disponibili: 0 });
  });

  it('goes on beside the save of an admin who had counted before', async () => {
    const product = await pieces(10);
    const { edit, read } = saveCalls(service);
    await stock.reserve({ lines: [buying(product, 3)] });
    await edit(product, { pezzi_disponibili: 50, pezziVisti: 10 });
    expect((await read(product)).pezzi_disponibili).toBe(47);
  });

  it.each([
    ['no lines', []],
    ['a product twice', 'twice'],
    ['no pieces', [{ productId: 'P-0001', quantity: 0, price: 1 }]],
    ['parts of a piece', [{ productId: 'P-0001', quantity: 1.5, price: 1 }]],
    ['no price', [{ productId: 'P-0001', quantity: 1 }]],
    ['an id that is none', [{ productId: '1 OR 1=1', quantity: 1, price: 1 }]],
  ])('is refused with %s', async (_, lines) => {
    const line = { productId: 'P-0001', quantity: 1, price: 1 };
    const sent = lines === 'twice' ? [line, line] : lines;
    expect((await stock.reserve({ lines: sent as never })).status).toBe(400);
  });

  it('is for other services of ours alone', async () => {
    const product = await pieces(10);
    const paths = ['/internal/reservations', '/internal/products/offers'];
    for (const headers of [{}, await service.signIn('admin'), await service.signIn('customer')]) {
      for (const path of paths) {
        const body = { id: randomUUID(), lines: [buying(product)], ids: [product.id] };
        const answer = await service.call({ method: 'POST', path, body, headers });
        expect([401, 403]).toContain(answer.status);
      }
    }
    expect(await stock.stockOf(product)).toBe(10);
  });
});

describe('offers', () => {
  it('say what products cost now, in the order of the question', async () => {
    const [plain, reduced] = [
      await service.product({ pezzi_disponibili: 7, immagini: [] }),
      await service.product({ sconto: 20, pezzi_singolo_acquisto: 2, categoria: 'Penne' }),
    ];
    const inactive = await service.product({ active: false });
    const ids = [reduced.id, 'P-888888', plain.id, inactive.id, plain.id];
    const { status, body } = await stock.offers(ids);
    expect(status).toBe(200);
    expect(body.offers).toEqual([
      {
        id: reduced.id,
        nome: reduced.nome,
        categoria: 'Penne',
        immagini: [],
        prezzo: 2,
        prezzoVendita: 2.5,
        prezzoMinimo30Giorni: null,
        disponibile: true,
        pezzi_disponibili: 999,
        pezzi_singolo_acquisto: 2,
      },
      {
        id: plain.id,
        nome: plain.nome,
        categoria: 'Quaderni',
        immagini: [],
        prezzo: 2.5,
        prezzoVendita: 2.5,
        prezzoMinimo30Giorni: null,
        disponibile: true,
        pezzi_disponibili: 7,
        pezzi_singolo_acquisto: 1,
      },
    ]);
    expect((await stock.offers([])).body).toEqual({ offers: [] });
  });

  it('know a price that another copy of the service has saved', async () => {
    const product = await service.product();
    await service.database.query(
      'UPDATE product SET selling_price_cents = 300, discounted_price_cents = 300 WHERE id = ?',
      [Number(product.id.slice(2))],
    );
    const { offers } = (await stock.offers([product.id])).body;
    expect(offers[0]).toMatchObject({ prezzo: 3, prezzoVendita: 3 });
  });

  it('are unavailable while the database is away', async () => {
    const product = await service.product();
    await service.databaseRelay.cut();
    const body = { ids: [product.id] };
    const path = '/internal/products/offers';
    const ask = () => service.call({ method: 'POST', path, body, headers: serviceKeyHeader });
    expect(await ask()).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    await service.databaseRelay.restore();
    while ((await ask()).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  });
});
