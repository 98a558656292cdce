import type { CartDifference } from '@zaino/rules/cart-difference';
import type { CartStore } from './cart-store';
import {
  claimed,
  heard,
  left,
  queued,
  type QueuedChange,
  type KnownServerCart,
  syncLabel,
  syncOf,
  unsentOf,
} from './cart-sync-state';

/** The server's cart, as far as this page reaches it; both reject where it does not. */
export interface CartServer {
  read: () => Promise<KnownServerCart>;
  change: (change: CartDifference & { id: string; customerId: string }) => Promise<KnownServerCart>;
}

interface SyncEnvironment {
  store: Pick<CartStore, 'changeKept' | 'readKept'>;
  server: CartServer;
  /** Uid of whoever is signed in; null for nobody, or nobody knows whom. */
  whoIsIn: () => string | null;
  /** One tab at a time, where the browser can see to it. */
  inTurn: (work: () => Promise<void>) => Promise<unknown>;
}

/** Lines of one change, which a call carries with ease. */
const LINES_AT_ONCE = 100;

/** Somebody else is signed in by now, in another tab. */
export class AnotherCustomer extends Error {}

/** Brings this device's cart and the server's into step: docs/decisions/cart-on-the-server.md. */
export class CartSyncRounds {
  readonly #in: SyncEnvironment;

  constructor(environment: SyncEnvironment) {
    this.#in = environment;
  }

  /**
   * Sends what was changed here until nothing is left, and hears what was changed elsewhere where `pulls` or something
   * was sent. Rejects as the server's calls do; what was to be sent stays for the next round.
   */
  async run({ pulls }: { pulls: boolean }): Promise<void> {
    await this.#in.inTurn(async () => {
      let wantsMore = pulls;
      for (;;) {
        const uid = this.#in.whoIsIn();
        if (uid === null) return;
        const change = this.#next(uid);
        if (!change && !wantsMore) return;
        await this.#exchange(uid, change);
        // Storage that keeps nothing of it would have the same asked for ever.
        if (change && syncOf(this.#in.store.readKept()).queue[0]?.id === change.id) return;
        wantsMore = this.#isLost();
      }
    });
  }

  /** Somebody has signed out: their cart is on the server, and what is not waits for them here. */
  leave(): void {
    if (syncOf(this.#in.store.readKept()).owner === null) return;
    const change = { id: crypto.randomUUID(), madeAt: Date.now() };
    this.#in.store.changeKept((kept) => left(kept, change), 'left:');
  }

  #isLost(): boolean {
    return syncOf(this.#in.store.readKept()).isLost ?? false;
  }

  /** What is to be sent now; null where the server has it all, or must be heard first. */
  #next(uid: string): QueuedChange | null {
    const { store } = this.#in;
    const kept = store.readKept();
    const now = Date.now();
    const mine = claimed(kept, uid, now);
    if (mine !== kept) store.changeKept((latest) => claimed(latest, uid, now), syncLabel(uid));
    const { queue, isLost } = syncOf(store.readKept());
    if (isLost) return null;
    return queue[0] ?? this.#queueUnsent(uid);
  }

  /** What is sent is what was kept first: sent again after a lost answer, it must be the same. */
  #queueUnsent(uid: string): QueuedChange | null {
    const { store } = this.#in;
    const unsent = unsentOf(store.readKept());
    if (!unsent) return null;
    const difference = { ...unsent, lines: unsent.lines.slice(0, LINES_AT_ONCE) };
    const change = { id: crypto.randomUUID(), difference, madeAt: Date.now() };
    store.changeKept((kept) => queued(kept, uid, change), syncLabel(uid));
    return change;
  }

  async #exchange(uid: string, change: QueuedChange | null): Promise<void> {
    const { store, server: service } = this.#in;
    const server = change
      ? await service.change({ id: change.id, customerId: uid, ...change.difference })
      : await service.read();
    if (server.customerId !== uid) throw new AnotherCustomer();
    const news = { uid, changeId: change?.id ?? null, server };
    const sync = syncOf(store.readKept());
    if (!change && !sync.isLost && sync.version === server.version) return;
    store.changeKept((kept) => heard(kept, news), syncLabel(uid));
  }
}
