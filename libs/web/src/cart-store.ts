import { type Cart, type CartTotals, cartTotals, emptyCart } from '@zaino/rules/cart';
import { FREE_SHIPPING_THRESHOLD, missingForFreeShipping } from '@zaino/rules/shipping';
import { CART_KEY, parseCart, serializeCart, type StoredCart } from './cart-storage';

/** How long a tab watches that no other tab, writing at the same moment, overwrote its change. */
const WATCH_MS = 5000;

/** The cart as a screen shows it; amounts in euro. The same object until something changes. */
export interface CartSnapshot extends Cart, CartTotals {
  /** `unread` until local storage was looked at: on the server and at first paint nobody knows what is in it. */
  status: 'unread' | 'ready';
  freeShippingThreshold: number;
  /** What the subtotal lacks to reach the threshold. */
  missingForFreeShipping: number;
  /** False where the browser refuses to keep the cart: it lasts as long as the page. */
  isSaved: boolean;
  /** True where a cart was found that could not be read and was therefore thrown away. */
  wasDiscarded: boolean;
}

/** The part of a browser window that the store works with. */
export interface CartTab {
  localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  addEventListener: (type: 'storage' | 'pageshow', listener: (event: Event) => void) => void;
  removeEventListener: (type: 'storage' | 'pageshow', listener: (event: Event) => void) => void;
  navigator: { locks?: { request: (name: string, work: () => void) => Promise<unknown> } };
}

/** The stored cart with what is known of the server's; `applied` is read only. */
type KeptChange = (kept: StoredCart) => Pick<StoredCart, 'cart' | 'sync'>;

interface OwnChange {
  id: string;
  apply: KeptChange;
  madeAt: number;
  isSaved: boolean;
}

function snapshotOf(cart: Cart, state: Pick<CartSnapshot, 'status' | 'isSaved' | 'wasDiscarded'>) {
  const totals = cartTotals(cart);
  return {
    ...cart,
    ...totals,
    ...state,
    freeShippingThreshold: FREE_SHIPPING_THRESHOLD,
    missingForFreeShipping: missingForFreeShipping(totals.subtotal),
  } satisfies CartSnapshot;
}

/** What is shown before local storage was read. */
export const unreadCart: CartSnapshot = snapshotOf(emptyCart, {
  status: 'unread',
  isSaved: true,
  wasDiscarded: false,
});

/**
 * Keeps one cart in step with local storage and the other tabs.
 *
 * Every change is made on what storage holds at that moment and written back at once, so nothing is lost
 * when the page closes. Browsers tell a tab late what another one wrote: two tabs that write at the same
 * moment overwrite each other. The stored cart therefore names the changes in it, and a tab that misses
 * one of its own makes it again, one tab at a time where the browser has Web Locks.
 */
export class CartStore {
  #snapshot = unreadCart;
  #held: StoredCart = { cart: emptyCart, applied: [] };
  #ownChanges: OwnChange[] = [];
  #isSaved = true;
  #wasDiscarded = false;
  #changeCount = 0;
  readonly #name = Math.random().toString(36).slice(2, 10);
  readonly #listeners = new Set<() => void>();
  readonly #tab: () => CartTab;

  /** `tab` is asked for only once somebody subscribes or changes the cart, never on the server. */
  constructor(tab: () => CartTab) {
    this.#tab = tab;
  }

  getSnapshot = (): CartSnapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#listen();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stopListening();
    };
  };

  /** Makes a change now; `apply` may be called again on another cart if a tab overwrote it. */
  change(apply: (cart: Cart) => Cart): void {
    this.changeKept((kept) => ({ ...kept, cart: apply(kept.cart) }));
  }

  /** As `change`, with what is known of the server's cart; the change is remembered by a name that begins with `label`. */
  changeKept(apply: KeptChange, label = ''): void {
    this.#changeCount += 1;
    const id = `${label}${this.#name}.${this.#changeCount}`;
    this.#ownChanges.push({ id, apply, madeAt: Date.now(), isSaved: false });
    this.#settle();
  }

  /** What is stored now. */
  readKept(): StoredCart {
    this.#settle();
    return this.#held;
  }

  #listen(): void {
    const tab = this.#tab();
    tab.addEventListener('storage', this.#onStorage);
    tab.addEventListener('pageshow', this.#onPageShow);
    this.#settle();
  }

  #stopListening(): void {
    const tab = this.#tab();
    tab.removeEventListener('storage', this.#onStorage);
    tab.removeEventListener('pageshow', this.#onPageShow);
  }

  #onStorage = (event: Event): void => {
    const { key } = event as StorageEvent;
    if (key !== CART_KEY && key !== null) return;
    const { locks } = this.#tab().navigator;
    if (locks) void locks.request(CART_KEY, () => this.#settle());
    else this.#settle();
  };

  /** A page taken from the back/forward cache heard nothing while it was away. */
  #onPageShow = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) this.#settle();
  };

  /** Brings memory, storage and subscribers to the stored cart plus those own changes that it lacks. */
  #settle(): void {
    const stored = this.#read();
    const missing = this.#ownChanges.filter(({ id }) => !stored.applied.includes(id));
    this.#held = missing.reduce(
      (kept, { id, apply }) => ({ ...apply(kept), applied: [...kept.applied, id] }),
      // Written by a version that knows nothing of the server's cart.
      stored.sync === undefined ? { ...stored, sync: this.#held.sync } : stored,
    );
    if (missing.length > 0) this.#write();
    this.#forgetOldChanges();
    this.#publish();
  }

  /** What storage holds; what this tab holds where storage cannot be read. */
  #read(): StoredCart {
    let text: string | null;
    try {
      text = this.#tab().localStorage.getItem(CART_KEY);
    } catch {
      // Blocked by the browser's settings: said on the screen through isSaved.
      this.#isSaved = false;
      return this.#held;
    }
    if (text === null) {
      this.#ownChanges = this.#ownChanges.filter((change) => !change.isSaved);
      return { cart: emptyCart, applied: [], sync: null };
    }
    return parseCart(text) ?? this.#discard();
  }

  #discard(): StoredCart {
    if (this.#snapshot.status === 'unread') this.#wasDiscarded = true;
    this.#tab().localStorage.removeItem(CART_KEY);
    return this.#held;
  }

  #write(): void {
    try {
      this.#tab().localStorage.setItem(CART_KEY, serializeCart(this.#held));
      this.#isSaved = true;
    } catch {
      // Blocked or full: the cart goes on in memory, said on the screen through isSaved.
      this.#isSaved = false;
      return;
    }
    for (const change of this.#ownChanges) change.isSaved = true;
  }

  #forgetOldChanges(): void {
    const oldest = Date.now() - WATCH_MS;
    this.#ownChanges = this.#ownChanges.filter(
      ({ isSaved, madeAt }) => !isSaved || madeAt >= oldest,
    );
  }

  #publish(): void {
    const next = snapshotOf(this.#held.cart, {
      status: 'ready',
      isSaved: this.#isSaved,
      wasDiscarded: this.#wasDiscarded,
    });
    if (JSON.stringify(next) === JSON.stringify(this.#snapshot)) return;
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
