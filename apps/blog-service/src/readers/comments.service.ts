import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  blogErrorCodes,
  COMMENT_TRAP,
  type BlogComment,
  type CommentInput,
} from '@zaino/contracts/blog';
import { type Problem, sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS, MINUTE_MS } from '@zaino/rules/durations';
import type { Window } from '@zaino/service/allowance';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import type { CommentEntity } from './comment.entity';
import { AddressAllowance } from './address-allowance';
import { isVisible, plainLine, plainLines } from '@zaino/service/plain-lines';
import { visibleArticle } from './visible-article';

const perDay: Window = { lengthMs: DAY_MS, most: 20 };
const perTenMinutes: Window = { lengthMs: 10 * MINUTE_MS, most: 5 };

type NewComment = Pick<CommentEntity, 'articleId' | 'name' | 'email' | 'content'>;

/** What readers write below articles; an admin decides what everybody sees. */
@Injectable()
export class CommentsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly allowance: AddressAllowance,
  ) {}

  async list(articleId: string): Promise<{ success: true; comments: BlogComment[] }> {
    const { manager } = this.dataSource;
    await visibleArticle(manager, { articleId, now: this.clock.now() });
    const rows = await manager.query<{ id: number; name: string; content: string; at: Date }[]>(
      `SELECT id, name, content, created_at AS at FROM blog_comment
       WHERE article_id = ? AND state = 'approved' ORDER BY created_at, id`,
      [articleId],
    );
    const comments = rows.map(({ id, name, content, at }) => ({
      id: String(id),
      name,
      content,
      createdAt: at.toISOString(),
    }));
    return { success: true, comments };
  }

  /** Keeps a comment until an admin looks at it; what fills the trap, or comes again, is told the same and not kept. */
  async add(articleId: string, input: CommentInput, address: string): Promise<{ success: true }> {
    if (input[COMMENT_TRAP]) return { success: true };
    const words = { name: plainLine(input.name), content: plainLines(input.content) };
    refuseInvisible(words);
    const { manager } = this.dataSource;
    await visibleArticle(manager, { articleId, now: this.clock.now() });
    const comment = { articleId: Number(articleId), email: input.email, ...words };
    if (!(await this.isKnown(comment))) {
      await this.allow(address);
      await this.keep(comment);
    }
    return { success: true };
  }

  private async isKnown(comment: NewComment): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT 1 FROM blog_comment WHERE digest = ?',
      [digestOf(comment)],
    );
    return rows.length > 0;
  }

  private async allow(address: string): Promise<void> {
    const full = await this.allowance.use({
      name: 'comments',
      address,
      windows: [perDay, perTenMinutes],
    });
    if (full === undefined) return;
    const detail =
      full === perDay
        ? 'Oggi hai già inviato molti commenti: riprova domani.'
        : 'Hai inviato molti commenti in poco tempo: riprova tra dieci minuti.';
    throw new DomainError('limited', blogErrorCodes.commentsLimited, { detail });
  }

  /** Two of the same at once are one. */
  private async keep(comment: NewComment): Promise<void> {
    const { articleId, name, email, content } = comment;
    await this.dataSource.query(
      `INSERT IGNORE INTO blog_comment (article_id, name, email, content, state, digest, created_at)
       VALUES (?, ?, ?, ?, 'pending', ?, ?)`,
      [articleId, name, email, content, digestOf(comment), new Date(this.clock.now())],
    );
  }
}

/** Of what was written where and by whom: the letters' case and the spaces between words are no difference. */
export function digestOf({ articleId, email, content }: NewComment): string {
  const words = content.toLowerCase().split(/\s+/u).join(' ');
  const text = JSON.stringify([articleId, email.toLowerCase(), words]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

function refuseInvisible(words: Record<string, string>): void {
  const errors: Problem['errors'] = Object.entries(words)
    .filter(([, text]) => !isVisible(text))
    .map(([path]) => ({ path, message: 'Scrivi qualcosa' }));
  if (errors.length > 0)
    throw new DomainError('invalid', sharedErrorCodes.invalidInput, { errors });
}
