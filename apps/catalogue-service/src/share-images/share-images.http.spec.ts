import { adminCatalogueEndpoints } from '@zaino/contracts/catalogue';
import { sharp } from '@zaino/service/media/sharp';
import { anImage } from '@zaino/service/media/testing/image-files';
import { startTestService, type TestService } from '../testing/test-service';

const { uploadImage } = adminCatalogueEndpoints;

describe('images for links to products', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  async function image(id: string) {
    const answer = await service.send(`/api/share-images/products/${id}.jpg`);
    return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
  }

  it('show a product with its first image', async () => {
    const { body } = await service.adminCall<{ url: string }>({
      method: uploadImage.method,
      path: uploadImage.path,
      headers: { 'content-type': 'image/png' },
      body: await anImage('png', { width: 400, height: 400 }),
    });
    const pictured = await image((await service.product({ nome: 'Uno', immagini: [body.url] })).id);
    const without = await image((await service.product({ nome: 'Uno' })).id);
    expect([pictured.status, without.status]).toEqual([200, 200]);
    expect((await sharp(pictured.bytes).metadata()).width).toBe(1200);
    expect(pictured.bytes.equals(without.bytes)).toBe(false);
  });

  it('fetch no image that stands elsewhere on the web', async () => {
    const immagini = ['https://images.example/a.jpg'];
    const elsewhere = await image((await service.product({ nome: 'Due', immagini })).id);
    const without = await image((await service.product({ nome: 'Due' })).id);
    expect(elsewhere.bytes.equals(without.bytes)).toBe(true);
  });

  it('say nothing of a price: it may be another when they are looked at', async () => {
    const cheap = await image((await service.product({ nome: 'Tre', prezzoOriginale: 1 })).id);
    const dear = await image((await service.product({ nome: 'Tre', prezzoOriginale: 99 })).id);
    expect(cheap.bytes.equals(dear.bytes)).toBe(true);
  });

  it('follow a change of what they say', async () => {
    const { id } = await service.product({ categoria: 'Prima' });
    const before = await image(id);
    const path = `/api/admin/products/${id}`;
    const body = { categoria: 'Dopo', versione: 1 };
    expect((await service.adminCall({ method: 'PATCH', path, body })).status).toBe(200);
    expect((await image(id)).bytes.equals(before.bytes)).toBe(false);
  });

  it('are of products that everybody sees alone', async () => {
    const { id } = await service.product({ active: false });
    expect((await image(id)).status).toBe(404);
    expect((await image('P-9999')).status).toBe(404);
    expect((await image('x')).status).toBe(400);
  });
});
