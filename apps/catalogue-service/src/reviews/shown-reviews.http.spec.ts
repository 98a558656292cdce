import { randomUUID } from 'node:crypto';
import type { ProductList } from '@zaino/contracts/catalogue';
import { MediaSweep } from '@zaino/service/media/media-sweep';
import { anImage } from '@zaino/service/media/testing/image-files';
import { serviceKeyHeader, startTestService, type TestService } from '../testing/test-service';
import { type ReviewCalls, reviewCalls } from './testing/review-calls';

let service: TestService;
let calls: ReviewCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = reviewCalls(service);
});
afterAll(() => service.stop());

const found = async (query: string) => {
  const { body } = await service.call<ProductList>({ path: `/api/getproducts?${query}` });
  return body.products.map(({ id }) => id);
};

describe('what reviews say of a product', () => {
  it('is an average and a distribution by stars, and comes in pages, newest first', async () => {
    const product = await service.product();
    const rows = Array.from({ length: 12 }, (_, number) => [
      Number(product.id.slice(2)),
      randomUUID(),
      (number % 3) + 3,
      `Una recensione di prova ${number}`,
      new Date(service.now() + number),
      new Date(service.now() + number),
    ]);
    await service.database.query(
      `INSERT INTO review (product_id, uid, stars, text, created_at, submitted_at, first_name, initial, state)
       VALUES ${rows.map(() => "(?, ?, ?, ?, ?, ?, 'Maria', '', 'approved')").join(', ')}`,
      rows.flat(),
    );
    await calls.published(product, { stars: 1 });
    const first = (await calls.list(product)).body;
    expect(first.summary).toEqual({ average: 3.77, count: 13, byStars: [1, 0, 4, 4, 4] });
    expect(first.reviews).toHaveLength(10);
    const second = (await calls.list(product, 'page=2')).body;
    expect(second.summary).toEqual(first.summary);
    const texts = [...first.reviews, ...second.reviews].map(({ text }) => text);
    expect(new Set(texts).size).toBe(13);
    expect(texts.at(-1)).toBe('Una recensione di prova 0');
    expect((await calls.list(product, 'page=3')).body.reviews).toEqual([]);
    expect((await calls.product(product)).recensioni).toEqual({ media: 3.77, numero: 13 });
  });

  it.each(['0', '-1', 'x', '10001'])('has no page %s', async (page) => {
    expect((await calls.list(await service.product(), `page=${page}`)).status).toBe(400);
  });

  it('counts in filter and order before what the supplier tells, which stays in its fields', async () => {
    const categoria = `Recensiti ${randomUUID()}`;
    const make = (valutazione: number, numeroRecensioni: number) =>
      service.product({ categoria, valutazione, numeroRecensioni });
    const [praised, blamed, plain] = [await make(1, 900), await make(5, 900), await make(3.5, 8)];
    await calls.published(praised, { stars: 5 });
    await calls.published(blamed, { stars: 2 });
    const query = `categoria=${encodeURIComponent(categoria)}`;
    expect(await found(`${query}&ordine=valutazione`)).toEqual(
      [praised, plain, blamed].map(({ id }) => id),
    );
    expect(await found(`${query}&minValutazione=4`)).toEqual([praised.id]);
    expect(await calls.product(praised)).toMatchObject({
      valutazione: 1,
      numeroRecensioni: 900,
      recensioni: { media: 5, numero: 1 },
    });
    expect((await calls.product(plain)).recensioni).toBeNull();
  });

  it('stays through saves of the product and their undo, and no save can say it', async () => {
    const product = await service.product();
    await calls.published(product, { stars: 5 });
    const save = (body: object) =>
      service.adminCall<{ changeId: string }>({
        method: 'POST',
        path: '/api/saveproduct',
        body: { isEdit: true, productId: product.id, product: { ...product, ...body } },
      });
    const saved = await save({ nome: 'Altro nome', recensioni: { media: 1, numero: 99 } });
    expect(saved.status).toBe(200);
    const known = { media: 5, numero: 1 };
    expect((await calls.product(product)).recensioni).toEqual(known);
    const path = `/api/admin/product-changes/${saved.body.changeId}/undo`;
    await service.adminCall({ method: 'POST', path });
    expect(await calls.product(product)).toMatchObject({ nome: product.nome, recensioni: known });
  });
});

describe('the reviews of an account', () => {
  const path = (uid: string) => `/internal/customers/${uid}/reviews`;
  const asked = (method: string, uid: string) =>
    service.call<{ reviews?: unknown[] }>({ method, path: path(uid), headers: serviceKeyHeader });

  it('are given out as a whole', async () => {
    const [zaino, astuccio] = [
      await service.product({ nome: 'Zaino' }),
      await service.product({ nome: 'Astuccio' }),
    ];
    const author = await calls.buyer(zaino, astuccio);
    await calls.published(zaino, {}, author);
    await calls.write(astuccio, author, { stars: 1 });
    const { status, body } = await asked('GET', author.uid);
    expect(status).toBe(200);
    expect(body.reviews).toMatchObject([
      { product: { id: zaino.id, name: 'Zaino' }, state: 'approved', firstName: 'Maria' },
      { product: { id: astuccio.id, name: 'Astuccio' }, state: 'pending', stars: 1 },
    ]);
    expect((await asked('GET', randomUUID())).body).toEqual({ reviews: [] });
  });

  it('go with it: text, stars, name, and the picture a week later', async () => {
    const product = await service.product();
    const author = await calls.buyer(product);
    const { url } = (await calls.upload(await anImage('png', { width: 41 }), author)).body;
    await calls.published(product, { image: url }, author);
    await calls.published(product, { stars: 2 });
    const age = () =>
      service.database.query('UPDATE media SET needed_at = needed_at - INTERVAL 8 DAY');
    const isKept = async () => (await service.send(`${url}/160.webp`)).status === 200;
    await age();
    await service.app.get(MediaSweep, { strict: false }).run();
    expect(await isKept()).toBe(true);
    for (let times = 0; times < 2; times += 1) {
      expect((await asked('DELETE', author.uid)).status).toBe(200);
    }
    expect((await calls.product(product)).recensioni).toEqual({ media: 2, numero: 1 });
    const rows = await service.database.query<unknown[]>('SELECT 1 FROM review WHERE uid = ?', [
      author.uid,
    ]);
    expect(rows).toEqual([]);
    await age();
    await service.app.get(MediaSweep, { strict: false }).run();
    const select = 'SELECT 1 FROM media WHERE id = ?';
    expect(await service.database.query<unknown[]>(select, [url.slice(-32)])).toEqual([]);
  });

  it('are told to our services alone', async () => {
    const author = await calls.buyer(await service.product());
    for (const method of ['GET', 'DELETE']) {
      for (const headers of [{}, author.headers, await service.signIn('admin')]) {
        const { status } = await service.call({ method, path: path(author.uid), headers });
        expect(status).toBe(401);
      }
    }
  });
});
