import type { DraftFields } from '@zaino/contracts/blog';
import { DAY_MS } from '@zaino/rules/durations';
import { MediaStore } from '@zaino/service/media/media-store';
import { MediaSweep } from '@zaino/service/media/media-sweep';
import { Media } from '@zaino/service/media/media.entity';
import { aDrawing } from '@zaino/service/media/testing/image-files';
import { ArticleSweep } from '../articles/article-sweep';
import { type ArticleCalls, articleCalls } from '../articles/testing/article-calls';
import { startTestService, type TestService } from '../testing/test-service';

const KEY = 'new-0123456789';
const fields: DraftFields = {
  title: '',
  content: '',
  author: '',
  excerpt: '',
  category: '',
  tags: '',
  slug: '',
  featuredImage: '',
  status: 'draft',
  publishedAt: '',
};

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());

/** Eight days pass for all images. */
const age = () => service.database.query('UPDATE media SET needed_at = needed_at - INTERVAL 8 DAY');
const sweep = () => service.app.get(MediaSweep, { strict: false }).run();
const there = async () => {
  const rows = await service.database.getRepository(Media).find({ select: { id: true } });
  return new Set(rows.map(({ id }) => `/api/blog/media/${id}`));
};

let drawings = 0;
/** The address of an image that is like no other, and that nothing names. */
async function kept(): Promise<string> {
  const store = service.app.get(MediaStore, { strict: false });
  return (await store.keepDrawing(aDrawing(`<desc>${(drawings += 1)}</desc>`))).url;
}

const imageIn = (url: string) => `<figure><img src="${url}" alt=""></figure>`;

describe('images of the blog', () => {
  it('stay as long as an article names them, though it is deleted, and a week longer', async () => {
    const [inText, featured, nowhere] = [await kept(), await kept(), await kept()];
    const article = await service.article({ content: imageIn(inText), featuredImage: featured });
    await age();
    expect(await sweep()).toBe(1);
    expect(await there()).toEqual(new Set([inText, featured]));
    expect(await there()).not.toContain(nowhere);

    await calls.remove(article);
    await age();
    expect(await sweep()).toBe(0);
    expect((await calls.restore(article)).body.article.content).toContain(inText);

    await calls.update(article, { content: '<p>Senza</p>' });
    expect(await sweep()).toBe(0);
    await age();
    expect(await sweep()).toBe(1);
    expect(await there()).toEqual(new Set([featured]));

    await calls.remove(article);
    service.advance(31 * DAY_MS);
    await service.app.get(ArticleSweep, { strict: false }).run();
    await age();
    expect(await sweep()).toBe(1);
  });

  it('stay as long as an unsaved form names them', async () => {
    const [inText, featured] = [await kept(), await kept()];
    const headers = await service.signIn();
    const path = `/api/blog/drafts/${KEY}`;
    const body = {
      fields: { ...fields, content: imageIn(inText), featuredImage: featured },
      baseVersion: null,
    };
    // As old as can be, and needed from the moment of this call on.
    await age();
    expect((await service.call({ method: 'PUT', path, body, headers })).status).toBe(200);
    const forgetting = 'DELETE FROM media WHERE needed_at < CURRENT_TIMESTAMP - INTERVAL 7 DAY';
    await service.database.query(forgetting);
    expect(await there()).toEqual(new Set([inText, featured]));
    await age();
    expect(await sweep()).toBe(0);
    expect(await there()).toEqual(new Set([inText, featured]));
    await service.call({ method: 'DELETE', path, headers });
    await age();
    expect(await sweep()).toBe(2);
  });

  it('are never lost to an article that is being saved while copies of the service sweep', async () => {
    const images = await Promise.all(Array.from({ length: 12 }, kept));
    await age();
    const sweeps = [sweep(), sweep(), sweep()];
    const saves = await Promise.all(images.map((url) => calls.create({ content: imageIn(url) })));
    await Promise.all(sweeps);
    const left = await there();
    for (const [index, { status, body }] of saves.entries()) {
      const url = images[index] ?? '';
      // Either the image was saved by it, or it was gone before and the admin is told.
      if (status === 200) expect(left).toContain(url);
      else expect([status, left.has(url), body.errors?.[0]?.path]).toEqual([400, false, 'content']);
    }
  });
});
