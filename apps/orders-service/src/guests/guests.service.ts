import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ordersErrorCodes } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { DAY_MS } from '@zaino/rules/durations';
import { type CallingGuest, GuestKeys } from '@zaino/service/calling-guest';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, type EntityManager, IsNull, MoreThan } from 'typeorm';
import { GuestBuyerEntity } from './guest-buyer.entity';
import { GuestKeyEntity } from './guest-key.entity';

/** As long as a browser may keep the cookie (`cookies.guest`). */
const BROWSER_MS = 7 * DAY_MS;
/** Longer than the months in which a school's books arrive; after that the link is sent again. */
const LINK_MS = 180 * DAY_MS;

interface Begun {
  email: string;
  /** Of the browser's cookie. */
  key: string | null;
  network: string;
}

/** A browser that is a guest's from now on. */
export interface OpenedBrowser {
  key: string;
  email: string;
  token: string;
}

/** Who orders without an account, and what opens their orders. */
@Injectable()
export class GuestsService extends GuestKeys {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async find(key: string): Promise<CallingGuest | null> {
    const guest = await this.guestOfKey(key, 'browser');
    if (guest === null || guest.claimedBy !== null) return null;
    const { id, email, network } = guest;
    return { id, email, network, token: tokenOf(key) };
  }

  /** The same guest for the same browser and address, another for all else: whoever reads one mailbox sees its orders alone. */
  async begin({ email, key, network }: Begun): Promise<OpenedBrowser> {
    const { manager } = this.dataSource;
    const known = key === null ? null : await this.find(key);
    const begunAt = new Date(this.clock.now());
    if (key !== null && known?.email === email) {
      await manager.update(GuestBuyerEntity, { id: known.id }, { network, begunAt });
      return { key, email, token: known.token };
    }
    const id = randomUUID();
    await manager.insert(GuestBuyerEntity, { id, email, network, begunAt, claimedBy: null });
    return this.openBrowser({ id, email });
  }

  /**
   * Makes a browser that of the guest of a link. Rejects as `not-found` (`guest-link-ended`), and as `conflict`
   * (`guest-has-account`) where the orders are an account's by now.
   */
  async openLink(key: string): Promise<OpenedBrowser> {
    const guest = await this.guestOfKey(key, 'link');
    if (guest === null) throw linkEnded();
    if (guest.claimedBy !== null) {
      throw new DomainError('conflict', ordersErrorCodes.guestHasAccount, {
        detail: 'L’ordine è in un account: accedi per vederlo.',
      });
    }
    return this.openBrowser(guest);
  }

  /** A key for the link of one mail: who has it opens the guest's orders. */
  linkKey(guestId: string): Promise<string> {
    return this.addKey(guestId, 'link');
  }

  /** Whose key it is, also once the orders are an account's; null for nobody's. */
  findOwner(key: string): Promise<GuestBuyerEntity | null> {
    return this.guestOfKey(key, 'browser');
  }

  /** For the transaction that writes an order: rejects as `unauthenticated` where the guest has an account meanwhile, and holds that off. */
  async assertOpen(manager: EntityManager, id: string): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { id, claimedBy: IsNull() };
    if ((await manager.findOne(GuestBuyerEntity, { where, lock })) === null) {
      throw new DomainError('unauthenticated', sharedErrorCodes.unauthenticated);
    }
  }

  private async guestOfKey(
    key: string,
    kind: GuestKeyEntity['kind'],
  ): Promise<GuestBuyerEntity | null> {
    const { manager } = this.dataSource;
    const endsAt = MoreThan(new Date(this.clock.now()));
    const found = await manager.findOneBy(GuestKeyEntity, { hash: hashOf(key), kind, endsAt });
    return found && manager.findOneBy(GuestBuyerEntity, { id: found.guestId });
  }

  private async openBrowser({ id, email }: { id: string; email: string }): Promise<OpenedBrowser> {
    const key = await this.addKey(id, 'browser');
    return { key, email, token: tokenOf(key) };
  }

  private async addKey(guestId: string, kind: GuestKeyEntity['kind']): Promise<string> {
    const key = randomBytes(32).toString('base64url');
    const endsAt = new Date(this.clock.now() + (kind === 'link' ? LINK_MS : BROWSER_MS));
    await this.dataSource.manager.insert(GuestKeyEntity, {
      hash: hashOf(key),
      guestId,
      kind,
      endsAt,
    });
    return key;
  }
}

/** A link, or a browser, that opens nothing (any more). */
export function linkEnded(): DomainError {
  return new DomainError('not-found', ordersErrorCodes.guestLinkEnded, {
    detail: 'Il link non vale più.',
  });
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Follows from the key, which no script of the page can read. */
function tokenOf(key: string): string {
  return hashOf(`page of ${key}`);
}
