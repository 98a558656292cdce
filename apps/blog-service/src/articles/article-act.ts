import type { StaffAct } from '@zaino/service/audit-log/audit-log';
import { difference } from '@zaino/service/audit-log/difference';
import { shortHash } from '@zaino/service/short-hash';
import type { ArticleEntity } from './article.entity';

/** A save of an article as the audit log has it; null where it was as it should be already. */
export function articleActOf(before: ArticleEntity | null, after: ArticleEntity): StaffAct | null {
  if (before?.version === after.version) return null;
  return {
    act: before === null ? 'articles.created' : 'articles.saved',
    subject: articleSubject(after.id),
    ...difference(before && told(before), told(after)),
  };
}

export const articleSubject = (id: number) => ({ kind: 'article', id: String(id) });

/** Its text is told by its hash and its length, and its author, who is a person, by nothing. */
function told(article: ArticleEntity) {
  const { title, slug, excerpt, categoryId, tags, featuredImage, content } = article;
  const { status, publishedAt, plannedAt } = article;
  const text = { hash: shortHash(content), characters: content.length };
  return {
    title,
    slug,
    excerpt,
    categoryId,
    tags,
    featuredImage,
    status,
    publishedAt,
    plannedAt,
    text,
  };
}
