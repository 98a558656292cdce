import { Injectable } from '@nestjs/common';
import { DEVICE_TOKEN_HEADER } from '@zaino/contracts/blog';
import { CSRF_HEADER, sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { clientAddress } from '@zaino/service/client-address';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isSameSecret } from '@zaino/service/same-secret';
import { sessionIdOf } from '@zaino/service/sessions/session-cookie';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { Allowance, type Window } from './allowance';
import type { Reader } from './current-reader';
import { ReaderKeys } from './reader-keys';
import { visibleArticle } from './visible-article';

/** A school or a mobile operator may have one address for a thousand people. */
const newDevices: Window[] = [{ lengthMs: HOUR_MS, most: 60 }];

interface Voter {
  voter: string;
  /** For a device without a good one. */
  deviceToken?: string;
}

/** Who likes what: an account, or a device by its token (docs/decisions/likes-and-views.md). */
@Injectable()
export class LikesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keys: ReaderKeys,
    private readonly allowance: Allowance,
    private readonly sessions: SessionStore,
  ) {}

  /** What the reader's like becomes: the wish, or the other of now. */
  async like(articleId: string, wish: boolean | undefined, reader: Reader) {
    await visibleArticle(this.dataSource.manager, { articleId, now: this.clock.now() });
    const { voter, deviceToken } = await this.voterFor(reader);
    const answer = await this.write(articleId, voter, wish);
    return { success: true as const, ...answer, deviceToken };
  }

  /** Who the reader is as far as anything is liked already; null for nobody. */
  knownVoter({ request, signedIn }: Reader): string | null {
    if (signedIn !== null) return this.keys.voterOfAccount(signedIn.session.user.uid);
    return this.keys.voterOfDevice(request.headers[DEVICE_TOKEN_HEADER]);
  }

  private async voterFor(reader: Reader): Promise<Voter> {
    await this.makeSure(reader);
    const voter = this.knownVoter(reader);
    if (voter !== null) return { voter };
    const address = clientAddress(reader.request);
    const full = await this.allowance.use({ name: 'devices', address, windows: newDevices });
    if (full !== undefined) {
      throw new DomainError('limited', sharedErrorCodes.limited, {
        detail: 'Troppi “Mi piace” da nuovi dispositivi: riprova tra un’ora.',
      });
    }
    const deviceToken = this.keys.newDeviceToken();
    return { voter: this.keys.voterOfDevice(deviceToken) ?? '', deviceToken };
  }

  /** The cookie alone changes nothing, and somebody with an account is not taken for a device while nobody can tell. */
  private async makeSure({ request, signedIn }: Reader): Promise<void> {
    if (signedIn !== null) {
      if (isSameSecret(request.headers[CSRF_HEADER], signedIn.session.csrfToken)) return;
      throw new DomainError('forbidden', sharedErrorCodes.csrf);
    }
    const id = sessionIdOf(request);
    if (id === null) return;
    await this.sessions.find(id).catch((cause: unknown) => {
      throw new DomainError('unavailable', sharedErrorCodes.unavailable, { cause });
    });
  }

  private write(articleId: string, voter: string, wish: boolean | undefined) {
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const { likes } = await visibleArticle(manager, { articleId, now, isLocked: true });
      const [row] = await manager.query<{ known: string }[]>(
        'SELECT COUNT(*) AS known FROM article_like WHERE article_id = ? AND voter = ?',
        [articleId, voter],
      );
      const wasLiked = Number(row?.known) > 0;
      const liked = wish ?? !wasLiked;
      if (liked === wasLiked) return { liked, likes };
      const [statement, values] = liked
        ? [
            'INSERT INTO article_like (article_id, voter, created_at) VALUES (?, ?, ?)',
            [new Date(now)],
          ]
        : ['DELETE FROM article_like WHERE article_id = ? AND voter = ?', []];
      await manager.query(statement, [articleId, voter, ...values]);
      const after = liked ? likes + 1 : likes - 1;
      await manager.query('UPDATE article SET likes = ? WHERE id = ?', [after, articleId]);
      return { liked, likes: after };
    });
  }
}
