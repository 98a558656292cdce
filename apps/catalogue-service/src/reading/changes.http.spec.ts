import { connectTestRedis } from '@zaino/testing/test-redis';
import { type AdminProduct, type Product, type ProductList } from '@zaino/contracts/catalogue';
import { dataChangedChannel } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { italianDay } from '@zaino/rules/italian-day';
import { createService } from '@zaino/service/create-service';
import { callTo } from '@zaino/service/testing/service-calls';
import { AppModule } from '../app.module';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { startTestService, type TestService } from '../testing/test-service';

describe('what the public calls show of changes', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const refresh = () => service.app.get(CatalogueIndexHolder, { strict: false }).refresh();
  const shown = async ({ id }: { id: string }) =>
    (await service.call<{ product: Product }>({ path: `/api/getproduct/${id}` })).body.product;
  const list = async (query: string) =>
    (await service.call<ProductList>({ path: `/api/getproducts?${query}` })).body;

  async function save(product: AdminProduct, changes: Partial<AdminProduct>) {
    const { status, body } = await service.adminCall<{ product: AdminProduct }>({
      method: 'POST',
      path: '/api/saveproduct',
      body: { product: { ...product, ...changes }, isEdit: true, productId: product.id },
    });
    expect(status).toBe(200);
    return body.product;
  }

  it('shows a save to whoever saved, in the list, the search and the detail', async () => {
    const product = await service.product({ nome: 'Goniometro', categoria: 'Geometria' });
    expect((await list('search=goniometri')).total).toBe(1);
    const saved = await save(product, {
      nome: 'Curvilineo',
      prezzoOriginale: 10,
      categoria: 'Disegno',
    });
    expect(await shown(product)).toMatchObject({ nome: 'Curvilineo', prezzoVendita: 12.5 });
    expect((await list('search=goniometro')).total).toBe(0);
    expect((await list('categoria=Disegno&minPrezzo=12.5')).products).toMatchObject([
      { id: product.id, nome: 'Curvilineo' },
    ]);
    await save(saved, { active: false });
    expect((await list('categoria=Disegno')).total).toBe(0);
    expect((await service.call({ path: `/api/getproduct/${product.id}` })).status).toBe(404);
  });

  it('shows what was sold, and forgets what was deleted', async () => {
    const product = await service.product({ nome: 'Righello', pezzi_disponibili: 5 });
    const before = await service.call({ path: `/api/getproduct/${product.id}` });
    const sell = (pieces: number) =>
      service.database.query('UPDATE product SET stock = stock - ? WHERE id = ?', [
        pieces,
        Number(product.id.slice(2)),
      ]);
    await sell(2);
    await refresh();
    const after = await service.call({ path: `/api/getproduct/${product.id}` });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await shown(product)).toMatchObject({ pezzi_disponibili: 3, disponibile: true });
    await sell(3);
    await refresh();
    expect(await shown(product)).toMatchObject({ pezzi_disponibili: 0, disponibile: false });
    await service.adminCall({
      method: 'DELETE',
      path: `/api/admin/products/${product.id}?versione=${product.versione}`,
    });
    expect((await service.call({ path: `/api/getproduct/${product.id}` })).status).toBe(404);
    expect((await list('search=righello')).total).toBe(0);
  });

  it('forgets rows that are not there any more, as after a restored backup', async () => {
    const product = await service.product({ nome: 'Sestante' });
    await service.database.query('DELETE FROM product WHERE id = ?', [Number(product.id.slice(2))]);
    // By itself it compares all rows only once an hour.
    const holder = service.app.get(CatalogueIndexHolder, { strict: false });
    holder.compareAll();
    await holder.refresh();
    expect((await list('search=sestante')).total).toBe(0);
  });

  it('takes over what a transaction commits long after its statements', async () => {
    const product = await service.product({ nome: 'Planisfero', pezzi_disponibili: 9 });
    const other = await service.product({ nome: 'Planetario' });
    const runner = service.database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE product SET stock = 4 WHERE id = ?', [Number(product.id.slice(2))]);
    await service.database.query('UPDATE product SET stock = 7 WHERE id = ?', [
      Number(other.id.slice(2)),
    ]);
    await refresh();
    expect([await shown(product), await shown(other)]).toMatchObject([
      { pezzi_disponibili: 9 },
      { pezzi_disponibili: 7 },
    ]);
    await runner.commitTransaction();
    await runner.release();
    await refresh();
    expect(await shown(product)).toMatchObject({ pezzi_disponibili: 4 });
  });

  it('tells those who keep pages made from its data', async () => {
    const listener = await connectTestRedis(service.redisRelay.url);
    const told = new Promise<string>((resolve) => {
      void listener.subscribe(dataChangedChannel(listener), resolve);
    });
    await service.product({ nome: 'Lavagnetta' });
    expect(JSON.parse(await told)).toEqual({ domain: 'catalogue' });
    await listener.close();
  });

  it('walks through a list exactly once while products change', async () => {
    const categoria = 'Da sfogliare';
    const products: AdminProduct[] = [];
    for (let number = 1; number <= 12; number += 1) {
      products.push(
        await service.product({ nome: `Foglio ${number}`, categoria, prezzoOriginale: number }),
      );
    }
    const steady = products.filter((_, at) => at % 3 !== 0).map(({ id }) => id);
    const moving = products.filter((_, at) => at % 3 === 0);
    const walked: string[] = [];
    let next: string | null = '';
    const query = `categoria=${encodeURIComponent(categoria)}&ordine=prezzo-crescente&limit=3`;
    while (next !== null) {
      const page = await list(`${query}&cursor=${next}`);
      walked.push(...page.products.map(({ id }) => id));
      ({ next } = page);
      const changed = moving.pop();
      if (changed) await save(changed, { prezzoOriginale: 6.5 });
      await service.product({ nome: 'Foglio nuovo', categoria, prezzoOriginale: 0.5 });
    }
    expect(walked.filter((id) => steady.includes(id))).toEqual(steady);
  });

  it('shows the lowest price before a reduction, and none beside one that would not hold', async () => {
    const product = await service.product({ prezzoOriginale: 10, margine: 0, nome: 'Lampada' });
    expect((await shown(product)).prezzoMinimo30Giorni).toBeNull();
    service.advance(31 * DAY_MS);
    const announced = { prezzoMinimo30Giorni: 10, prezzoMinimoDal: null };
    const first = await save(product, { sconto: 10 });
    expect(await shown(first)).toMatchObject({ prezzoScontato: 9, ...announced });
    service.advance(DAY_MS);
    const second = await save(first, { sconto: 40 });
    expect(await shown(second)).toMatchObject({ prezzoScontato: 6, ...announced });
    service.advance(DAY_MS);
    // Dearer than a day before: the reduction begins anew, and ten euro would not hold against six.
    const dearer = await save(second, { sconto: 20 });
    expect(await shown(dearer)).toMatchObject({ prezzoScontato: 8, prezzoMinimo30Giorni: null });
    const plain = await save(dearer, { sconto: 0 });
    service.advance(31 * DAY_MS);
    await refresh();
    expect(await shown(await save(plain, { sconto: 20 }))).toMatchObject(announced);
  });

  it('says since when a product is on sale that was so for less than 30 days', async () => {
    const draft = await service.product({
      prezzoOriginale: 10,
      margine: 0,
      nome: 'Lampada nuova',
      active: false,
    });
    service.advance(40 * DAY_MS);
    const seen = await save(draft, { active: true });
    service.advance(10 * DAY_MS);
    const reduced = await save(seen, { sconto: 20 });
    expect(await shown(reduced)).toMatchObject({
      prezzoScontato: 8,
      prezzoMinimo30Giorni: 10,
      prezzoMinimoDal: italianDay(new Date(seen.updatedAt)),
    });
    const born = await service.product({ prezzoOriginale: 10, sconto: 20, nome: 'Nata scontata' });
    expect((await shown(born)).prezzoMinimo30Giorni).toBeNull();
  });

  it('shows in every copy of the service what one of them writes', async () => {
    const config = {
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'silent' as const,
      RELEASE: 'test',
      SERVICE_KEY: 'a-key-that-only-the-services-of-this-test-know',
      ANSWER_CACHE_MB: 8,
      BRAND_NAME: 'Zaino',
      MYSQL_URL: service.databaseUrl,
      REDIS_URL: 'redis://127.0.0.1:1',
      ORDERS_URL: service.orders.url,
      IDENTITY_URL: service.auditLog.url,
    };
    const copy = await createService(AppModule.with(config), { name: 'catalogue', config });
    await copy.listen(0, '127.0.0.1');
    const callCopy = callTo(copy, await copy.getUrl());
    const seen = ({ id }: { id: string }) =>
      callCopy<{ product: Product }>({ path: `/api/getproduct/${id}` });
    const product = await service.product({ nome: 'Visto da due' });
    const until = async (isReached: () => Promise<boolean>) => {
      while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 50));
    };
    await until(async () => (await seen(product)).status === 200);
    await save(product, { nome: 'Visto da tutti' });
    await until(async () => (await seen(product)).body.product.nome === 'Visto da tutti');
    await copy.close();
  });

  it('goes on without its database, and catches up once that is back', async () => {
    const product = await service.product({ nome: 'Resistente', pezzi_disponibili: 8 });
    await service.databaseRelay.cut();
    expect(await shown(product)).toMatchObject({ nome: 'Resistente' });
    expect((await list('search=resistenti')).total).toBe(1);
    expect((await service.call({ path: '/api/getcategories' })).status).toBe(200);
    expect((await service.call({ path: '/health/ready' })).status).toBe(503);
    await service.database.query('UPDATE product SET stock = 3 WHERE id = ?', [
      Number(product.id.slice(2)),
    ]);
    await refresh();
    expect(await shown(product)).toMatchObject({ pezzi_disponibili: 8 });
    await service.databaseRelay.restore();
    await refresh();
    expect(await shown(product)).toMatchObject({ pezzi_disponibili: 3 });
    expect((await service.call({ path: '/health/ready' })).status).toBe(200);
  });
});
