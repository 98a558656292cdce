import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ArticleEntity } from '../articles/article.entity';
import { CommentEntity } from '../readers/comment.entity';
import { LikeEntity } from '../readers/like.entity';
import { digestOf } from '../readers/comments.service';
import { plainLine, plainLines } from '@zaino/service/plain-lines';
import type { FileArticle, FileComment } from './blog-file';

/** What readers left at a new article: comments, likes, and that they were there. */
export async function importReaders(
  manager: EntityManager,
  articleId: number,
  { slug, views, likes, comments }: FileArticle,
): Promise<void> {
  const rows = new Map(comments.map((comment) => commentRow(articleId, comment)));
  await manager.insert(CommentEntity, [...rows.values()]);
  const createdAt = new Date();
  const voters = Array.from({ length: likes }, (_, index) => voterOf(`${slug} ${index}`));
  await manager.insert(
    LikeEntity,
    voters.map((voter) => ({ articleId, voter, createdAt })),
  );
  const approved = [...rows.values()].filter(({ state }) => state === 'approved');
  await manager.update(
    ArticleEntity,
    { id: articleId },
    { views, likes, commentsCount: approved.length },
  );
}

/** By its digest: what was written twice is one. */
function commentRow(articleId: number, { createdAt, state, ...written }: FileComment) {
  const words = { name: plainLine(written.name), content: plainLines(written.content) };
  const comment = { articleId, email: written.email, ...words };
  const digest = digestOf(comment);
  return [digest, { ...comment, state, digest, createdAt: new Date(createdAt) }] as const;
}

/** Stands for somebody who likes it and comes from nowhere: no account and no device has it. */
function voterOf(name: string): string {
  return createHash('sha256').update(`import ${name}`).digest('hex').slice(0, 32);
}
