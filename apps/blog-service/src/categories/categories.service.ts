import { Injectable } from '@nestjs/common';
import { type AdminCategory, CATEGORY_NAME_MISSING } from '@zaino/contracts/blog';
import { AuditLog } from '@zaino/service/audit-log/audit-log';
import { AfterCommit } from '@zaino/service/after-commit';
import { fieldRefused } from '@zaino/service/field-refused';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { CategoryAliasEntity } from './category-alias.entity';
import { CategoryEntity } from './category.entity';
import { isVisible, plainLine } from '@zaino/service/plain-lines';
import { categoryInUse, categoryMissing, categoryRenamed, categoryTaken } from './refused-category';
import { chooseCategorySlug } from './choose-category-slug';
import { findRenamed } from './name-category';

type Named = Pick<AdminCategory, 'id' | 'name'>;
type Names = Pick<CategoryEntity, 'slug' | 'name'>;

/** Categories as admins rename and remove them; new ones come with an article. */
@Injectable()
export class CategoriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly afterCommit: AfterCommit,
    private readonly auditLog: AuditLog,
  ) {}

  /** In the order of the alphabet, with their articles of all states. */
  async list(): Promise<AdminCategory[]> {
    const rows = await this.dataSource.query<(Named & { articles: string })[]>(
      `SELECT c.slug AS id, c.name, COUNT(a.id) AS articles FROM blog_category c
       LEFT JOIN article a ON a.category_id = c.id AND a.deleted_at IS NULL
       GROUP BY c.id ORDER BY c.name`,
    );
    return rows.map((row) => ({ ...row, articles: Number(row.articles) }));
  }

  /** Old addresses and forms that were begun before go on leading to it. Repeated, it changes nothing. */
  async rename(id: string, wish: string): Promise<Named> {
    const name = plainLine(wish);
    if (!isVisible(name)) throw fieldRefused('name', CATEGORY_NAME_MISSING);
    const renamed = await inTransaction(
      this.dataSource,
      async (manager) => {
        const { before, after } = await renameCategory(manager, id, name);
        if (before === null) this.auditLog.changedNothing();
        else {
          const subject = categorySubject(id);
          await this.auditLog.record(manager, {
            act: 'categories.renamed',
            subject,
            before,
            after,
          });
        }
        return after;
      },
      { retriesDuplicates: true },
    );
    await this.afterCommit.run();
    return { id: renamed.slug, name: renamed.name };
  }

  /** Refuses one that has articles; those that were deleted come back without it. */
  remove(id: string): Promise<void> {
    return inTransaction(this.dataSource, async (manager) => {
      const category = await lockCategory(manager, id);
      if (category === null) throw await goneOrRenamed(manager, id);
      const categoryId = category.id;
      const [filed] = await manager.query<{ articles: string }[]>(
        'SELECT COUNT(*) AS articles FROM article WHERE category_id = ? AND deleted_at IS NULL',
        [categoryId],
      );
      if (Number(filed?.articles) > 0) throw categoryInUse(Number(filed?.articles));
      await manager.query('UPDATE article SET category_id = NULL WHERE category_id = ?', [
        categoryId,
      ]);
      await manager.delete(CategoryAliasEntity, { categoryId });
      await manager.delete(CategoryEntity, { id: categoryId });
      const { slug, name } = category;
      const subject = categorySubject(id);
      await this.auditLog.record(manager, {
        act: 'categories.removed',
        subject,
        before: { slug, name },
      });
    });
  }
}

const categorySubject = (id: string) => ({ kind: 'category', id });

/** What a category is called by now, and what it was before; null where it was called so already. */
interface Renamed {
  before: Names | null;
  after: Names;
}

async function renameCategory(manager: EntityManager, id: string, name: string): Promise<Renamed> {
  const before = await lockCategory(manager, id);
  if (before === null) return { before, after: await renamedBefore(manager, id, name) };
  if (before.name === name) return { before: null, after: before };
  const other = await manager.findOneBy(CategoryEntity, { name });
  if (other !== null && other.id !== before.id) throw categoryTaken(other.name);
  const slug = await chooseCategorySlug(manager, name, before.id);
  await noteAliases(manager, before, { slug, name });
  await manager.update(CategoryEntity, { id: before.id }, { slug, name });
  // It is no save of its articles: their versions stay, and all who show them read them anew.
  await manager.query(
    'UPDATE article SET changed_at = CURRENT_TIMESTAMP(3) WHERE category_id = ?',
    [before.id],
  );
  return { before: { slug: before.slug, name: before.name }, after: { slug, name } };
}

/** A call that is repeated after a lost answer finds its work done; another one met somebody who was faster. */
async function renamedBefore(manager: EntityManager, id: string, name: string): Promise<Names> {
  const renamed = await findRenamed(manager, { kind: 'slug', word: id });
  if (renamed?.name === name) return renamed;
  throw renamed ? categoryRenamed(renamed.name) : categoryMissing();
}

async function goneOrRenamed(manager: EntityManager, id: string) {
  const renamed = await findRenamed(manager, { kind: 'slug', word: id });
  return renamed ? categoryRenamed(renamed.name) : categoryMissing();
}

/** Whoever saves an article in it, renames it or removes it waits for one another here. */
function lockCategory(manager: EntityManager, slug: string): Promise<CategoryEntity | null> {
  return manager.findOne(CategoryEntity, { where: { slug }, lock: { mode: 'pessimistic_write' } });
}

async function noteAliases(
  manager: EntityManager,
  before: CategoryEntity,
  after: Names,
): Promise<void> {
  for (const kind of ['slug', 'name'] as const) {
    await manager.upsert(CategoryAliasEntity, { kind, word: before[kind], categoryId: before.id }, [
      'kind',
      'word',
    ]);
    // What it is called now is no alias, be it by another case or by accents.
    await manager.delete(CategoryAliasEntity, { kind, word: after[kind], categoryId: before.id });
  }
}
