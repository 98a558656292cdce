import type { Maker, ProductDetail } from '@zaino/contracts/catalogue';
import { startTestService, type TestService } from '../testing/test-service';
import { makeMaker, someMaker } from './testing/maker-calls';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const path = '/api/admin/makers';

const save = (maker: Maker, changes: object) => {
  const { nome, indirizzo, contatto, paese, responsabile, versione } = maker;
  const body = { nome, indirizzo, contatto, paese, responsabile, versione, ...changes };
  return service.adminCall<{ produttore: Maker; code?: string }>({
    method: 'PUT',
    path: `${path}/${maker.id}`,
    body,
  });
};

const shown = async (id: string) => {
  const { body } = await service.call<{ product: ProductDetail }>({
    path: `/api/getproduct/${id}`,
  });
  return body.product;
};

describe('the makers of products', () => {
  it('are kept by admins, and told to the audit log', async () => {
    const maker = await makeMaker(service, { nome: 'Fabbrica Uno' });
    const { status, body } = await save(maker, { contatto: 'https://fabbrica.example/sicurezza' });
    expect(status).toBe(200);
    expect(body.produttore).toMatchObject({ versione: 2, prodotti: 0 });
    const list = await service.adminCall<{ produttori: Maker[] }>({ path });
    expect(list.body.produttori).toContainEqual(body.produttore);
  });

  it('are no business of strangers', async () => {
    expect((await service.call({ path })).status).toBe(401);
    const call = { method: 'POST', path, body: someMaker };
    expect((await service.call(call)).status).toBe(401);
  });

  it.each([
    ['nome', ''],
    ['indirizzo', ' '],
    ['contatto', 'nessuno'],
    ['contatto', 'javascript:alert(1)'],
    ['paese', 'Italia'],
    ['responsabile', { nome: 'Importa', indirizzo: '', contatto: 'a@b.example' }],
  ])('are refused with a wrong %s', async (field, value) => {
    const body = { ...someMaker, nome: 'Mai fatta', [field]: value };
    expect((await service.adminCall({ method: 'POST', path, body })).status).toBe(400);
  });

  it('have a name each, however it is written', async () => {
    const maker = await makeMaker(service, { nome: 'Matite Però' });
    const other = await makeMaker(service, { nome: 'Matite Altre' });
    const body = { ...someMaker, nome: 'MATITE PERO' };
    expect(await service.adminCall({ method: 'POST', path, body })).toMatchObject({
      status: 409,
      body: { code: 'maker-taken' },
    });
    expect((await save(other, { nome: maker.nome })).status).toBe(409);
    expect((await save(maker, { nome: 'Matite però' })).status).toBe(200);
  });

  it('are not saved over somebody else’s save', async () => {
    const maker = await makeMaker(service, { nome: 'Fabbrica Due' });
    await save(maker, { indirizzo: 'Via Nuova 2, 26100 Cremona' });
    expect(await save(maker, { indirizzo: 'Via Vecchia 1' })).toMatchObject({
      status: 409,
      body: { code: 'maker-changed' },
    });
    expect((await save({ ...maker, id: '99999' }, {})).status).toBe(404);
  });
});

describe('the safety of a product', () => {
  it('stands in the answer of one product, and in no list', async () => {
    const maker = await makeMaker(service, { nome: 'Penne Lontane', paese: 'CN' });
    const product = await service.product({
      nome: 'Penna lontana',
      produttore: 'penne lontane',
      avvertenze: 'Non adatta ai bambini sotto i 3 anni.',
      marcaturaCe: 'presente',
    });
    expect(product).toMatchObject({ produttore: 'Penne Lontane', marcaturaCe: 'presente' });
    const { sicurezza } = await shown(product.id);
    expect(sicurezza).toEqual({
      produttore: { ...someMaker, nome: 'Penne Lontane', paese: 'CN' },
      avvertenze: 'Non adatta ai bambini sotto i 3 anni.',
      marcaturaCe: 'presente',
    });
    const list = await service.call<{ products: object[] }>({
      path: '/api/getproducts?search=lontana',
    });
    expect(list.body.products).toHaveLength(1);
    expect(JSON.stringify(list.body)).not.toMatch(/sicurezza|avvertenze|produttore|Lontane/);
    const admin = await service.adminCall<{ product: ProductDetail }>({
      path: `/api/getproduct/${product.id}`,
    });
    expect(admin.body.product).toMatchObject({ sicurezza, avvertenze: sicurezza?.avvertenze });

    const responsabile = {
      nome: 'Importa Srl',
      indirizzo: 'Via del Porto 3, 34100 Trieste (TS)',
      contatto: 'info@importa.example',
    };
    await save(maker, { responsabile });
    expect((await shown(product.id)).sicurezza?.produttore?.responsabile).toEqual(responsabile);
  });

  it('says nothing of what nobody knows', async () => {
    const { id } = await service.product({ nome: 'Righello anonimo' });
    expect((await shown(id)).sicurezza).toEqual({
      produttore: null,
      avvertenze: '',
      marcaturaCe: 'da-verificare',
    });
  });

  it('names no maker that there is not', async () => {
    const body = {
      product: { nome: 'Gomma', categoria: 'Gomme', prezzoOriginale: 1, produttore: 'Nessuno' },
      isEdit: false,
      productId: null,
    };
    expect(
      await service.adminCall({ method: 'POST', path: '/api/saveproduct', body }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: 'product.produttore' }] } });
  });

  it('is set for many products at once, and taken back', async () => {
    await makeMaker(service, { nome: 'Per Molti' });
    const products = [
      await service.product({ nome: 'Molti A' }),
      await service.product({ nome: 'Molti B' }),
    ];
    const seen = products.map(({ id, versione }) => ({ id, versione }));
    const fields = { produttore: 'Per Molti', marcaturaCe: 'non-dovuta' };
    const { body } = await service.adminCall<{ changeId: string; products: object[] }>({
      method: 'POST',
      path: '/api/admin/products/bulk',
      body: { products: seen, change: { kind: 'fields', fields } },
    });
    expect(body.products).toMatchObject([fields, fields]);
    const undo = `/api/admin/product-changes/${body.changeId}/undo`;
    const undone = await service.adminCall<{ products: object[] }>({ method: 'POST', path: undo });
    const without = { produttore: '', marcaturaCe: 'da-verificare' };
    expect(undone.body.products).toMatchObject([without, without]);
  });

  it('is left out while the database is away, and such an answer is kept by nobody', async () => {
    const { id } = await service.product({ nome: 'Squadra' });
    await service.databaseRelay.cut();
    try {
      expect((await shown(id)).sicurezza).toBeNull();
    } finally {
      await service.databaseRelay.restore();
    }
    expect((await shown(id)).sicurezza).not.toBeNull();
  });
});
