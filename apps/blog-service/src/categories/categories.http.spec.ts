import type { AdminArticle, AdminCategory, ListedArticle } from '@zaino/contracts/blog';
import { type ArticleCalls, articleCalls } from '../articles/testing/article-calls';
import { CategoryAliasEntity } from './category-alias.entity';
import { importCategories } from '../import/import-categories';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
let calls: ArticleCalls;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { database, adminCall } = service;
  await database.query('UPDATE article SET category_id = NULL, deleted_at = created_at');
  for (const table of ['blog_category', 'blog_category_alias']) {
    await database.query(`DELETE FROM ${table}`);
  }
  // Takes over that all of them are gone.
  await adminCall({ path: '/api/getBlogCategories' });
});

const path = (id: string) => `/api/blog/categories/${id}`;
const rename = (id: string, name: unknown) =>
  service.adminCall<{ category: { id: string; name: string } }>({
    method: 'PUT',
    path: path(id),
    body: { name },
  });
const remove = (id: string) => service.adminCall({ method: 'DELETE', path: path(id) });
const list = async () => {
  const call = { path: '/api/blog/categories' };
  return (await service.adminCall<{ categories: AdminCategory[] }>(call)).body.categories;
};
const publicList = async (category: string) => {
  const query = `/api/getBlogArticles?content=false&category=${encodeURIComponent(category)}`;
  return (await service.call<{ articles: ListedArticle[] }>({ path: query })).body.articles;
};
const categoryOf = async (article: AdminArticle) => {
  const { category, categoryId, version } = (await calls.read(article)).body.article;
  return [category, categoryId, version];
};

describe('the categories for admins', () => {
  it('are told with their articles of all states, in the order of the alphabet', async () => {
    await service.article({ category: 'Scuola' });
    await service.article({ category: 'Scuola', status: 'draft' });
    await calls.remove(await service.article({ category: 'Esami' }));
    await service.article({ category: 'Èlite' });
    expect(await list()).toEqual([
      { id: 'elite', name: 'Èlite', articles: 1 },
      { id: 'esami', name: 'Esami', articles: 0 },
      { id: 'scuola', name: 'Scuola', articles: 2 },
    ]);
  });
});

describe('a category that is renamed', () => {
  it('has its new name and id everywhere, and no article counts as saved', async () => {
    const article = await service.article({ category: 'Guide' });
    const { status, body } = await rename('guide', '  Guide  pratiche ');
    expect([status, body]).toEqual([
      200,
      { success: true, category: { id: 'guide-pratiche', name: 'Guide pratiche' } },
    ]);
    expect(await list()).toEqual([{ id: 'guide-pratiche', name: 'Guide pratiche', articles: 1 }]);
    expect(await categoryOf(article)).toEqual(['Guide pratiche', 'guide-pratiche', 1]);
    expect(await publicList('guide-pratiche')).toMatchObject([
      { id: article.id, category: 'Guide pratiche', categoryId: 'guide-pratiche' },
    ]);
    const { body: known } = await service.call<{ categories: unknown[] }>({
      path: '/api/getBlogCategories',
    });
    expect(known.categories).toEqual([
      { id: 'guide-pratiche', name: 'Guide pratiche', articles: 1 },
    ]);
  });

  it('is found by its old id, and its old name in a form means it', async () => {
    const article = await service.article({ category: 'Guide' });
    await rename('guide', 'Consigli');
    await rename('consigli', 'Idee');
    for (const old of ['guide', 'consigli', 'idee']) {
      expect(await publicList(old)).toMatchObject([{ id: article.id, categoryId: 'idee' }]);
    }
    // A form that was opened before.
    await calls.update(article, { category: 'Guide', title: 'Salvato dopo' });
    expect(await categoryOf(article)).toEqual(['Idee', 'idee', 2]);
    // An import that was written before.
    await service.database.transaction((manager) =>
      importCategories(manager, [{ id: 'guide', name: 'Guide' }]),
    );
    expect((await list()).map(({ id }) => id)).toEqual(['idee']);
  });

  it('may get its old name back, and another case of its own', async () => {
    await service.article({ category: 'Guide' });
    await rename('guide', 'Consigli');
    expect((await rename('consigli', 'GUIDE')).body.category).toEqual({
      id: 'guide',
      name: 'GUIDE',
    });
    expect((await rename('guide', 'Guide')).body.category).toEqual({ id: 'guide', name: 'Guide' });
    const aliases = await service.database.getRepository(CategoryAliasEntity).find();
    expect(aliases.map(({ kind, word }) => `${kind} ${word}`)).toEqual([
      'name Consigli',
      'slug consigli',
    ]);
  });

  it('takes no id that another has, or had', async () => {
    await service.article({ category: 'A & B' });
    await service.article({ category: 'Altra' });
    expect((await rename('altra', 'A / B')).body.category.id).toBe('a-b-2');
    await rename('a-b', 'Nuova');
    await service.article({ category: 'A + B' });
    expect((await list()).map(({ id }) => id).sort()).toEqual(['a-b-2', 'a-b-3', 'nuova']);
    expect((await publicList('a-b')).map(({ category }) => category)).toEqual(['Nuova']);
  });

  it('has an id that an address may ask for, however long its name is', async () => {
    const [begin, end] = ['a'.repeat(30), 'b'.repeat(29)];
    await service.article({ category: `${begin} ${end}` });
    await service.article({ category: 'Corta' });
    const { body } = await rename('corta', `${begin}+${end}`);
    expect(body.category.id).toBe(`${begin}-${'b'.repeat(27)}-2`);
    expect(await publicList(body.category.id)).toHaveLength(1);
  });

  it('is refused a name that another has', async () => {
    await service.article({ category: 'Guide' });
    await service.article({ category: 'Scuola' });
    const { status, body } = await rename('guide', 'scuolà');
    expect([status, body.code, body.error]).toEqual([
      409,
      'category-taken',
      'C’è già una categoria che si chiama «Scuola».',
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(['Guide', 'Scuola']);
  });

  it.each(['', ' ', '\u0000', '\u200b', 'x'.repeat(61), 7, null, undefined])(
    'is refused the name %j',
    async (name) => {
      await service.article({ category: 'Guide' });
      const { status, body } = await rename('guide', name);
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect((await list()).map(({ name: kept }) => kept)).toEqual(['Guide']);
    },
  );

  it('is found where the call is repeated, and not where somebody else was faster', async () => {
    await service.article({ category: 'Guide' });
    await rename('guide', 'Consigli');
    expect((await rename('guide', 'Consigli')).body.category.id).toBe('consigli');
    for (const { status, body } of [await rename('guide', 'Idee'), await remove('guide')]) {
      expect([status, body.code, body.error]).toEqual([
        409,
        'category-renamed',
        'La categoria è stata rinominata nel frattempo: ora si chiama «Consigli».',
      ]);
    }
    expect((await rename('nessuna', 'Idee')).status).toBe(404);
    expect((await rename('Nessuna!', 'Idee')).status).toBe(400);
  });

  it('is renamed by one of many who try at once', async () => {
    await service.article({ category: 'Guide' });
    const names = Array.from({ length: 10 }, (_, index) => `Nome ${index}`);
    const answers = await Promise.all(names.map((name) => rename('guide', name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...names.slice(1).map(() => 409),
    ]);
    const [kept, ...others] = await list();
    expect(others).toEqual([]);
    expect(answers.find(({ status }) => status === 200)?.body.category.name).toBe(kept?.name);
  });

  it('leaves one name to one of two categories that want it at once', async () => {
    for (const category of ['Una', 'Altra']) await service.article({ category });
    const answers = await Promise.all(['una', 'altra'].map((id) => rename(id, 'Comune')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a category that is removed', () => {
  it('is gone where it has no articles; those that were deleted come back without it', async () => {
    const article = await service.article({ category: 'Guide' });
    await rename('guide', 'Consigli');
    await calls.remove(article);
    expect((await remove('consigli')).body).toEqual({ success: true });
    expect(await list()).toEqual([]);
    expect(await service.database.getRepository(CategoryAliasEntity).count()).toBe(0);
    expect((await calls.restore(article)).body.article).toMatchObject({
      category: '',
      categoryId: null,
    });
    const { status, body } = await remove('consigli');
    expect([status, body.code, body.error]).toEqual([
      404,
      'category-unknown',
      'Questa categoria non c’è più.',
    ]);
  });

  it('stays where it has articles, of any state', async () => {
    await service.article({ category: 'Guide', status: 'draft' });
    const { status, body } = await remove('guide');
    expect([status, body.code, body.error]).toEqual([
      409,
      'category-in-use',
      'La categoria ha ancora un articolo: spostalo in un’altra, poi riprova.',
    ]);
    await service.article({ category: 'Guide' });
    expect((await remove('guide')).body.error).toBe(
      'La categoria ha ancora 2 articoli: spostali in un’altra, poi riprova.',
    );
  });

  it('never leaves an article that is being saved without the category that it was saved with', async () => {
    for (let round = 0; round < 5; round += 1) {
      const seed = await service.article({ category: 'Guide' });
      await calls.update(seed, { category: '' });
      const saves = Array.from({ length: 5 }, () => service.article({ category: 'Guide' }));
      const [removal, ...articles] = await Promise.all([remove('guide'), ...saves]);
      expect([200, 409]).toContain(removal.status);
      for (const article of articles) {
        expect(await categoryOf(article)).toEqual(['Guide', 'guide', 1]);
        await calls.remove(article);
      }
    }
  });
});
