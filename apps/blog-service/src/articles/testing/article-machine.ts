import type { AdminArticle } from '@zaino/contracts/blog';
import type { Dice } from '@zaino/service/testing/fuzz/dice';
import type { Machine, MachineCommand } from '@zaino/service/testing/fuzz/fuzz-machine';
import type { TestService } from '../../testing/test-service';
import { type ArticleCalls, articleCalls } from './article-calls';

/** One article, which several admins write at once. */
export interface ArticleWorld {
  calls: ArticleCalls;
  id: string;
  /** Makes each save another one. */
  saves: number;
  /** Each version as its writer was answered. */
  versions: Map<number, AdminArticle>;
  wrong: string[];
}

type Command = MachineCommand<ArticleWorld>;
type Form = Partial<Pick<AdminArticle, 'title' | 'author' | 'excerpt'>>;

export async function beginArticle(service: TestService): Promise<ArticleWorld> {
  const article = await service.article();
  const versions = new Map([[article.version, article]]);
  return { calls: articleCalls(service), id: article.id, saves: 0, versions, wrong: [] };
}

/** Of the article as it is now, or now and then as it was: no save takes away what another has written. */
const write =
  (field: keyof Form): Command =>
  async (world, dice) => {
    const seen = await seenBy(world, dice);
    if (seen === undefined) return { status: 404 };
    world.saves += 1;
    const form = { [field]: `Parole ${world.saves}` };
    const answer = await world.calls.update(seen, { ...form, version: seen.version });
    if (answer.status >= 300) return answer;
    const { article } = answer.body;
    const { versions, wrong } = world;
    if (article.version !== seen.version + 1) {
      wrong.push(`version ${seen.version} was seen, ${article.version} was made of it`);
    }
    if (versions.has(article.version)) wrong.push(`version ${article.version} was written twice`);
    versions.set(article.version, article);
    if (!isSame(article, { ...seen, ...form })) wrong.push(`${article.version} lost some words`);
    return answer;
  };

async function seenBy(
  { calls, id, versions }: ArticleWorld,
  dice: Dice,
): Promise<AdminArticle | undefined> {
  if (dice.isOneIn(5)) return dice.pick([...versions.values()]);
  const { status, body } = await calls.read({ id });
  return status < 300 ? body.article : undefined;
}

export const authorCommands: Machine<ArticleWorld>['actors'][string] = {
  'write the title': write('title'),
  'write the author': write('author'),
  'write the excerpt': write('excerpt'),
  remove: ({ calls, id }) => calls.remove({ id }),
  restore: ({ calls, id }) => calls.restore({ id }),
};

/** The article is what was written last, and every write counts once. */
export async function articleFindings(world: ArticleWorld): Promise<string[]> {
  const { calls, id, versions, wrong } = world;
  await calls.restore({ id });
  const { article } = (await calls.read({ id })).body;
  const last = versions.get(article.version);
  const isLast = last !== undefined && isSame(last, article) && versions.size === article.version;
  return isLast
    ? wrong
    : [...wrong, `${versions.size} writes have made version ${article.version}`];
}

function isSame(one: AdminArticle, other: AdminArticle): boolean {
  return one.title === other.title && one.author === other.author && one.excerpt === other.excerpt;
}
