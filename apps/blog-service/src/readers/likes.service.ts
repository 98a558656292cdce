import { Injectable } from '@nestjs/common';
import { DEVICE_TOKEN_HEADER } from '@zaino/contracts/blog';
import { CSRF_HEADER, sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { addressBlock } from '@zaino/service/address-block';
import { clientAddress } from '@zaino/service/client-address';
import type { Window } from '@zaino/service/allowance';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { isSameSecret } from '@zaino/service/same-secret';
import { sessionIdOf } from '@zaino/service/sessions/session-cookie';
import { SessionStore } from '@zaino/service/sessions/session-store';
import { DataSource } from 'typeorm';
import { AddressAllowance } from './address-allowance';
import type { Reader } from './current-reader';
import { ReaderKeys } from './reader-keys';
import { setLike } from './set-like';
import { visibleArticle } from './visible-article';

/** A school or a mobile operator may have one address for a thousand people. */
const newDevices: Window[] = [{ lengthMs: HOUR_MS, most: 60 }];

/** Who likes what: an account, or a device by its token (docs/decisions/likes-and-views.md). */
@Injectable()
export class LikesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly keys: ReaderKeys,
    private readonly allowance: AddressAllowance,
    private readonly sessions: SessionStore,
  ) {}

  /** What the reader's like becomes: the wish, or the other of now. */
  async like(articleId: string, wish: boolean | undefined, reader: Reader) {
    await visibleArticle(this.dataSource.manager, { articleId, now: this.clock.now() });
    await this.makeSure(reader);
    const voter = this.knownVoter(reader);
    const answer =
      voter === null
        ? await this.likeOfStranger(articleId, wish, clientAddress(reader.request))
        : await this.likeOf(voter, { articleId, wish });
    return { success: true as const, ...answer };
  }

  /** Who the reader is as far as anything is liked already; null for nobody. */
  knownVoter({ request, signedIn }: Reader): string | null {
    if (signedIn !== null) return this.keys.voterOfAccount(signedIn.session.user.uid);
    return this.keys.voterOfDevice(request.headers[DEVICE_TOKEN_HEADER]);
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

  private likeOf(
    voter: string,
    { articleId, wish }: { articleId: string; wish: boolean | undefined },
  ) {
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const { likes } = await visibleArticle(manager, { articleId, now, isLocked: true });
      return setLike(manager, { articleId, voter, wish, likes, now });
    });
  }

  /**
   * A device without a token counts once for its address and the article, and gets a token with that. What does not
   * count gets none: a token that was not counted here would be counted at the next call.
   */
  private async likeOfStranger(articleId: string, wish: boolean | undefined, address: string) {
    await this.refuseTooMany(address);
    const deviceToken = this.keys.newDeviceToken();
    const voter = this.keys.voterOfDevice(deviceToken) ?? '';
    const from = this.keys.likeAddress(articleId, addressBlock(address));
    return inTransaction(this.dataSource, async (manager) => {
      const now = this.clock.now();
      const { likes } = await visibleArticle(manager, { articleId, now, isLocked: true });
      if (wish === false) return { liked: false, likes };
      const [row] = await manager.query<{ known: string }[]>(
        'SELECT COUNT(*) AS known FROM article_like_address WHERE article_id = ? AND address = ?',
        [articleId, from],
      );
      if (Number(row?.known) > 0) return { liked: true, likes };
      await manager.query(
        'INSERT INTO article_like_address (article_id, address, created_at) VALUES (?, ?, ?)',
        [articleId, from, new Date(now)],
      );
      const liked = await setLike(manager, { articleId, voter, wish: true, likes, now });
      return { ...liked, deviceToken };
    });
  }

  private async refuseTooMany(address: string): Promise<void> {
    const full = await this.allowance.use({ name: 'devices', address, windows: newDevices });
    if (full === undefined) return;
    throw new DomainError('limited', sharedErrorCodes.limited, {
      detail: 'Troppi “Mi piace” da nuovi dispositivi: riprova tra un’ora.',
    });
  }
}
