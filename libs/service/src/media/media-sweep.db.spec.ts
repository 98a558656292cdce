import { createTestDatabase, type TestDatabase } from '@zaino/testing/test-database';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../database-options';
import { MediaStore } from './media-store';
import { MediaSweep } from './media-sweep';
import { addNeededAtSql, Media, mediaTablesSql, MediaVariant } from './media.entity';
import { aDrawing } from './testing/image-files';

const PATH = '/api/blog/media';
const NAMED_IN = 'SELECT body AS text FROM page';

let schema: TestDatabase;
let database: DataSource;
let store: MediaStore;
let sweep: MediaSweep;
beforeAll(async () => {
  schema = await createTestDatabase();
  const options = databaseOptions(schema.url, { entities: [Media, MediaVariant], migrations: [] });
  database = await new DataSource(options).initialize();
  for (const statement of [...mediaTablesSql, addNeededAtSql]) await database.query(statement);
  await database.query('CREATE TABLE page (body text NOT NULL)');
  store = new MediaStore(database, PATH);
  sweep = new MediaSweep(database, PATH, NAMED_IN);
});
afterAll(async () => {
  await database.destroy();
  await schema.drop();
});
beforeEach(async () => {
  for (const table of ['media', 'media_variant', 'page'])
    await database.query(`DELETE FROM ${table}`);
});

let drawings = 0;
/** A drawing that is like no other, and was needed so many days ago. */
async function kept({ daysAgo = 0 } = {}) {
  const image = await store.keepDrawing(aDrawing(`<desc>${(drawings += 1)}</desc>`));
  await age(image.id, daysAgo);
  return image;
}

const age = (id: string, days: number) =>
  database.query('UPDATE media SET needed_at = needed_at - INTERVAL ? DAY WHERE id = ?', [
    days,
    id,
  ]);
const name = (text: string) => database.query('INSERT INTO page VALUES (?)', [text]);
const isThere = (id: string) => database.getRepository(Media).existsBy({ id });

describe('the sweep of images', () => {
  it('forgets what nothing has named for a week, with all its forms', async () => {
    const [old, young] = [await kept({ daysAgo: 8 }), await kept({ daysAgo: 6 })];
    for (const { id: mediaId } of [old, young]) {
      const content = Buffer.from('x');
      await database.manager.insert(MediaVariant, { mediaId, file: '160.avif', content });
    }
    expect(await sweep.run()).toBe(1);
    expect([await isThere(old.id), await isThere(young.id)]).toEqual([false, true]);
    const forms = await database.getRepository(MediaVariant).find();
    expect(forms.map(({ mediaId }) => mediaId)).toEqual([young.id]);
    expect(await sweep.run()).toBe(0);
  });

  it('leaves what is named, and a week more once it is not', async () => {
    const images = await Promise.all([1, 2, 3].map(() => kept({ daysAgo: 100 })));
    const [first, second, third] = images.map(({ url }) => url);
    await name(`<img src="${first}/640.jpg" srcset="${first}/160.webp 160w">`);
    await name(JSON.stringify({ content: `<img src="${second}">`, featuredImage: third }));
    expect(await sweep.run()).toBe(0);
    await database.query('DELETE FROM page');
    expect(await sweep.run()).toBe(0);
    for (const { id } of images) await age(id, 8);
    expect(await sweep.run()).toBe(3);
  });

  it('knows only addresses of its own service', async () => {
    const { id } = await kept({ daysAgo: 8 });
    await name(`/api/media/${id}`);
    expect(await sweep.run()).toBe(1);
  });

  it('leaves what somebody is about to save, though nothing names it yet', async () => {
    const [held, checked, again] = [
      await kept({ daysAgo: 8 }),
      await kept({ daysAgo: 8 }),
      await kept({ daysAgo: 8 }),
    ];
    expect(await store.hold([held.id])).toEqual(new Map([[held.id, { width: 80, height: 60 }]]));
    expect(await store.unknownAmong([checked.url])).toEqual(new Set());
    // The same image is uploaded once more.
    expect(await store.keepDrawing(aDrawing(`<desc>${drawings}</desc>`))).toEqual(again);
    expect(await sweep.run()).toBe(0);
  });

  it('is waited for by who wants to save an image that goes, and told then', async () => {
    const { id, url } = await kept({ daysAgo: 8 });
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('DELETE FROM media WHERE id = ?', [id]);
    const unknown = store.unknownAmong([url]);
    const waiting = `SELECT COUNT(*) AS count FROM information_schema.processlist
      WHERE db = DATABASE() AND info LIKE 'UPDATE media SET needed_at%'`;
    const isWaiting = async () => {
      const [row] = await database.query<{ count: string }[]>(waiting);
      return Number(row?.count) > 0;
    };
    while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 10));
    await runner.commitTransaction();
    await runner.release();
    expect(await unknown).toEqual(new Set([url]));
  });

  it('forgets nothing that was needed between its look and its end', async () => {
    const { id } = await kept({ daysAgo: 8 });
    // As if an admin were faster than the rest of the sweep: the row is held when it wants to forget it.
    const runner = database.createQueryRunner();
    await runner.startTransaction();
    await runner.query('UPDATE media SET needed_at = CURRENT_TIMESTAMP(3) WHERE id = ?', [id]);
    const forgotten = sweep.run();
    await runner.commitTransaction();
    await runner.release();
    expect(await forgotten).toBe(0);
    expect(await isThere(id)).toBe(true);
  });

  it('may be done by several copies at once, however much there is', async () => {
    const images = await Promise.all(Array.from({ length: 120 }, () => kept({ daysAgo: 8 })));
    for (const { url } of images.slice(0, 10)) await name(url);
    const copies = [1, 2, 3].map(() => new MediaSweep(database, PATH, NAMED_IN));
    const forgotten = await Promise.all(copies.map((copy) => copy.run()));
    expect(forgotten.reduce((sum, count) => sum + count, 0)).toBe(110);
    expect(await database.getRepository(Media).count()).toBe(10);
  });

  it('forgets nothing where it cannot read what is named', async () => {
    const { id } = await kept({ daysAgo: 8 });
    const blind = new MediaSweep(database, PATH, 'SELECT body AS text FROM nowhere');
    await expect(blind.run()).rejects.toThrow(/nowhere/);
    expect(await isThere(id)).toBe(true);
  });
});
