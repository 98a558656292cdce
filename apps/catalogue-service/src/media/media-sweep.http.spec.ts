import { DAY_MS } from '@zaino/rules/durations';
import { MediaStore } from '@zaino/service/media/media-store';
import { MediaSweep } from '@zaino/service/media/media-sweep';
import { Media } from '@zaino/service/media/media.entity';
import { aDrawing } from '@zaino/service/media/testing/image-files';
import { ChangeSweep } from '../products/change-sweep';
import { type SaveCalls, saveCalls } from '../testing/save-calls';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let calls: SaveCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = saveCalls(service);
});
afterAll(() => service.stop());

/** Eight days pass for all images. */
const age = () => service.database.query('UPDATE media SET needed_at = needed_at - INTERVAL 8 DAY');
const sweep = () => service.app.get(MediaSweep, { strict: false }).run();
const there = async () => {
  const rows = await service.database.getRepository(Media).find({ select: { id: true } });
  return new Set(rows.map(({ id }) => `/api/media/${id}`));
};

let drawings = 0;
async function kept(): Promise<string> {
  const store = service.app.get(MediaStore, { strict: false });
  return (await store.keepDrawing(aDrawing(`<desc>${(drawings += 1)}</desc>`))).url;
}

describe('images of products', () => {
  it('stay as long as a product names them, or an undo would bring them back', async () => {
    const [first, second, nowhere] = [await kept(), await kept(), await kept()];
    const product = await service.product({ immagini: [first, second] });
    await age();
    expect(await sweep()).toBe(1);
    expect(await there()).not.toContain(nowhere);

    const { body } = await calls.edit(product, { immagini: [second] });
    await age();
    expect(await sweep()).toBe(0);
    const undo = `/api/admin/product-changes/${body.changeId}/undo`;
    expect((await service.adminCall({ method: 'POST', path: undo })).status).toBe(200);
    const restored = await calls.read(product);
    expect(restored.immagini).toEqual([first, second]);

    await calls.edit(restored, { immagini: [second] });
    service.advance(31 * DAY_MS);
    await service.app.get(ChangeSweep, { strict: false }).run();
    await age();
    expect(await sweep()).toBe(1);
    expect(await there()).toEqual(new Set([second]));
  });

  it('stay with a product that is deleted', async () => {
    const image = await kept();
    const { id } = await service.product({ immagini: [image] });
    const path = `/api/admin/products/${id}?versione=1`;
    expect((await service.adminCall({ method: 'DELETE', path })).status).toBe(200);
    service.advance(31 * DAY_MS);
    await service.app.get(ChangeSweep, { strict: false }).run();
    await age();
    await sweep();
    expect(await there()).toContain(image);
  });
});
