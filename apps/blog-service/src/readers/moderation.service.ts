import { Injectable } from '@nestjs/common';
import {
  type AdminComment,
  type adminBlogEndpoints,
  COMMENT_PAGE_SIZE,
  type CommentState,
} from '@zaino/contracts/blog';
import { AuditLog, type StaffAct } from '@zaino/service/audit-log/audit-log';
import { DataChanges } from '@zaino/service/data-changes';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf, QueryOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';

type Queue = QueryOf<typeof adminBlogEndpoints.moderationQueue>;
type Decision = BodyOf<typeof adminBlogEndpoints.moderate>;

interface QueueRow extends Omit<AdminComment, 'id' | 'createdAt' | 'article'> {
  id: number;
  createdAt: Date;
  articleId: number;
  slug: string;
  title: string;
}

interface StoredComment {
  id: number;
  state: CommentState;
  articleId: number;
}

const stateAfter = { approve: 'approved', hide: 'hidden', delete: null } as const;

const acts = {
  approve: 'comments.approved',
  hide: 'comments.hidden',
  delete: 'comments.deleted',
} as const;

/** Nothing of what somebody has written. */
function actOf({ id, state, articleId }: StoredComment, action: Decision['action']): StaffAct {
  const after = stateAfter[action];
  return {
    act: acts[action],
    subject: { kind: 'comment', id: String(id) },
    before: { state, articleId },
    after: after && { state: after, articleId },
  };
}

/** What admins see and decide about comments. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: DataChanges,
    private readonly auditLog: AuditLog,
  ) {}

  /** Newest first; without those of deleted articles. */
  async queue({ state, articleId, offset }: Queue) {
    const filter = filterOf({ state, articleId });
    const counts = await this.countStates(articleId);
    const index = articleId === undefined ? '' : 'FORCE INDEX (ix_blog_comment_article)';
    // In the order of an index of the comments, so that no more of them are looked at than are left out and shown.
    const rows = await this.dataSource.query<QueueRow[]>(
      `SELECT comment.id, comment.name, comment.email, comment.content, comment.state,
         comment.created_at AS createdAt, article.id AS articleId, article.slug, article.title
       FROM blog_comment comment ${index}
         STRAIGHT_JOIN article ON article.id = comment.article_id
       WHERE article.deleted_at IS NULL ${filter.sql}
       ORDER BY comment.created_at DESC, comment.id DESC LIMIT ? OFFSET ?`,
      [...filter.values, COMMENT_PAGE_SIZE, offset],
    );
    const { pending, approved, hidden } = counts;
    const total = state === undefined ? pending + approved + hidden : counts[state];
    return { success: true as const, comments: rows.map(toAdminComment), total, counts };
  }

  /** Those that are not there any more, or are already as they shall be, are passed over. */
  async moderate({ ids, action }: Decision) {
    const wanted = [...new Set(ids.map(Number))];
    const changed = await inTransaction(this.dataSource, async (manager) => {
      const comments = await lockComments(manager, wanted);
      const concerned = comments.filter(({ state }) => state !== stateAfter[action]);
      if (concerned.length > 0) await write(manager, concerned, stateAfter[action]);
      else this.auditLog.changedNothing();
      await this.auditLog.recordAll(
        manager,
        concerned.map((comment) => actOf(comment, action)),
      );
      return concerned;
    });
    const isPublic = ({ state }: StoredComment) => action === 'approve' || state === 'approved';
    if (changed.some(isPublic)) this.changes.publish({ domain: 'blog' });
    return { success: true as const, changed: changed.length };
  }

  /** All of them less those of deleted articles: there are few of these, and an index counts the rest. */
  private async countStates(articleId: string | undefined) {
    const { sql, values } = filterOf({ articleId });
    const rows = await this.dataSource.query<{ state: CommentState; comments: string }[]>(
      `SELECT state, SUM(comments) AS comments FROM (
         SELECT comment.state, COUNT(*) AS comments FROM blog_comment comment
         WHERE TRUE ${sql} GROUP BY comment.state
         UNION ALL
         SELECT comment.state, -COUNT(*) FROM blog_comment comment
         JOIN article ON article.id = comment.article_id
         WHERE article.deleted_at IS NOT NULL ${sql} GROUP BY comment.state
       ) AS counted GROUP BY state`,
      [...values, ...values],
    );
    const counts = { pending: 0, approved: 0, hidden: 0 };
    for (const { state, comments } of rows) counts[state] = Number(comments);
    return counts;
  }
}

function filterOf({ state, articleId }: Pick<Queue, 'state' | 'articleId'>) {
  const conditions = [
    ...(state === undefined ? [] : [{ sql: 'AND comment.state = ?', value: state }]),
    ...(articleId === undefined ? [] : [{ sql: 'AND comment.article_id = ?', value: articleId }]),
  ];
  return {
    sql: conditions.map(({ sql }) => sql).join(' '),
    values: conditions.map(({ value }) => value),
  };
}

/** Articles come before their comments, and both by their ids, as everywhere: nobody waits in a circle. */
async function lockComments(manager: EntityManager, ids: number[]): Promise<StoredComment[]> {
  await manager.query(
    `SELECT id FROM article FORCE INDEX (PRIMARY)
     WHERE id IN (?) ORDER BY id FOR UPDATE`,
    [[0, ...(await articlesOf(manager, ids))]],
  );
  return manager.query<StoredComment[]>(
    `SELECT id, state, article_id AS articleId FROM blog_comment FORCE INDEX (PRIMARY)
     WHERE id IN (?) ORDER BY id FOR UPDATE`,
    [ids],
  );
}

async function articlesOf(manager: EntityManager, ids: number[]): Promise<number[]> {
  const rows = await manager.query<{ articleId: number }[]>(
    'SELECT DISTINCT article_id AS articleId FROM blog_comment WHERE id IN (?)',
    [ids],
  );
  return rows.map(({ articleId }) => articleId);
}

/** Brings the comments to a state, or deletes them, and counts anew what everybody sees of their articles. */
async function write(
  manager: EntityManager,
  comments: StoredComment[],
  state: CommentState | null,
): Promise<void> {
  const ids = comments.map(({ id }) => id);
  if (state === null) await manager.query('DELETE FROM blog_comment WHERE id IN (?)', [ids]);
  else await manager.query('UPDATE blog_comment SET state = ? WHERE id IN (?)', [state, ids]);
  await manager.query(
    `UPDATE article FORCE INDEX (PRIMARY) SET comments_count =
       (SELECT COUNT(*) FROM blog_comment WHERE article_id = article.id AND state = 'approved')
     WHERE id IN (?) ORDER BY id`,
    [[...new Set(comments.map(({ articleId }) => articleId))]],
  );
}

function toAdminComment({
  id,
  createdAt,
  articleId,
  slug,
  title,
  ...rest
}: QueueRow): AdminComment {
  return {
    ...rest,
    id: String(id),
    createdAt: createdAt.toISOString(),
    article: { id: String(articleId), slug, title },
  };
}
