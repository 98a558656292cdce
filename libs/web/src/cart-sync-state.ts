import { type Cart, emptyCart } from '@zaino/rules/cart';
import { applyDifference, type CartDifference, cartDifference } from '@zaino/rules/cart-difference';
import { lineKey } from '@zaino/rules/cart-line';
import { withQuantity } from '@zaino/rules/cart-pieces';
import { DAY_MS } from '@zaino/rules/durations';
import { readCart, type StoredCart } from './cart-storage';
import { mergedCart, type MergedCart, withoutDoubles } from './merged-cart';

/** The cart of a customer as the server has it. */
export interface KnownServerCart extends Cart {
  customerId: string;
  version: number;
}

/** A change on its way to the server, which makes it once for its id. */
export interface QueuedChange {
  id: string;
  difference: CartDifference;
  /** Milliseconds since 1970. */
  madeAt: number;
}

/** What the server has not heard yet from somebody who has signed out on this device. */
interface Parked {
  owner: string;
  queue: QueuedChange[];
}

/** What a device knows of the cart on the server; kept with the local cart. */
export interface CartSync {
  /** Whose cart the local one is; null: a guest's. */
  owner: string | null;
  /** The server's cart as last heard. */
  base: Cart;
  version: number;
  /** In the order of making; the first one may be there already. */
  queue: QueuedChange[];
  parked: Parked[];
  /** What a guest had put in, until the server has it: then it is known what of it was there already. */
  guests?: Pick<Cart, 'items' | 'children'>;
  /** What came of that, until somebody has read it. */
  merged?: MergedCart;
  /** A version that knows nothing of this has written last: what was known is lost. */
  isLost?: true;
}

type Kept = Pick<StoredCart, 'cart' | 'sync'>;

/** What the server remembers of changes is longer than this, in milliseconds; older ones count as made. */
const QUEUE_MS = 60 * DAY_MS;
/** People who use one device. */
const MOST_PARKED = 4;

const guestSync: CartSync = { owner: null, base: emptyCart, version: 0, queue: [], parked: [] };

/** Name by which the stored cart remembers that somebody's cart was in step. */
export const syncLabel = (uid: string) => `sync:${uid}.`;

/** Reads what an earlier page has kept; a guest's where there is nothing, or nothing that can be read. */
export function syncOf({ sync }: Kept): CartSync {
  const value = sync as Partial<CartSync> | null | undefined;
  const base = readCart(value?.base);
  const isWhole = value && base && Array.isArray(value.queue) && Array.isArray(value.parked);
  return isWhole ? { ...(value as CartSync), base } : guestSync;
}

/** The server's cart once it has all that is on its way. */
function expectedOf({ base, queue }: CartSync): Cart {
  return queue.reduce((cart, { difference }) => applyDifference(cart, difference), base);
}

/** What was changed on this device and is not on its way yet; null where nothing was. */
export function unsentOf(kept: Kept): CartDifference | null {
  return cartDifference(expectedOf(syncOf(kept)), kept.cart);
}

/** What was put in and is not on its way yet, as a cart of its own. */
function unsentAlone(kept: Kept): Cart {
  const difference = unsentOf(kept);
  return difference ? applyDifference(emptyCart, difference) : emptyCart;
}

/**
 * Makes the local cart that of somebody who is signed in. A guest's is added to theirs, once: from then on it is
 * theirs. One that still belongs to somebody else stays behind for them, but for what was put in since.
 */
export function claimed(kept: StoredCart, uid: string, now: number): Kept {
  const sync = syncOf(kept);
  if (sync.owner === uid) return withoutOld(kept, now);
  const isLost =
    kept.sync === undefined && kept.applied.some((id) => id.startsWith(syncLabel(uid)));
  const guests = sync.owner === null ? kept.cart : unsentAlone(kept);
  const parked = parkedWith(sync, now);
  const queue = parked.find(({ owner }) => owner === uid)?.queue ?? [];
  return {
    cart: queue.reduce((cart, { difference }) => applyDifference(cart, difference), guests),
    sync: {
      owner: uid,
      base: emptyCart,
      version: 0,
      queue,
      parked: parked.filter(({ owner }) => owner !== uid),
      ...(guests.items.length > 0 && {
        guests: { items: guests.items, children: guests.children },
      }),
      ...(isLost && { isLost }),
    } satisfies CartSync,
  };
}

/** What has waited too long may have been made and forgotten. */
function withoutOld(kept: Kept, now: number): Kept {
  const sync = syncOf(kept);
  const [first] = sync.queue;
  if (!first || first.madeAt > now - QUEUE_MS) return kept;
  return { ...kept, sync: { ...sync, queue: [], isLost: true } satisfies CartSync };
}

function parkedWith({ owner, queue, parked }: CartSync, now: number): Parked[] {
  const all = owner !== null && queue.length > 0 ? [...parked, { owner, queue }] : parked;
  const isYoung = ({ madeAt }: QueuedChange) => madeAt > now - QUEUE_MS;
  return all
    .map((one) => ({ ...one, queue: one.queue.filter(isYoung) }))
    .filter((one) => one.queue.length > 0)
    .slice(-MOST_PARKED);
}

/** Empties the local copy of somebody who signs out; what the server has not heard yet waits for their next sign-in. */
export function left(kept: Kept, change: Omit<QueuedChange, 'difference'>): Kept {
  const sync = syncOf(kept);
  if (sync.owner === null) return kept;
  const difference = unsentOf(kept);
  const queue = difference ? [...sync.queue, { ...change, difference }] : sync.queue;
  return {
    cart: emptyCart,
    sync: { ...guestSync, parked: parkedWith({ ...sync, queue }, change.madeAt) },
  };
}

/** Puts a change into the queue; only where the cart is still that of `uid`. */
export function queued(kept: Kept, uid: string, change: QueuedChange): Kept {
  const sync = syncOf(kept);
  const isKnown = sync.queue.some(({ id }) => id === change.id);
  if (sync.owner !== uid || isKnown) return kept;
  return { ...kept, sync: { ...sync, queue: [...sync.queue, change] } };
}

/** A server's cart that was heard, after it made the change of that id where one was sent. */
export interface Heard {
  uid: string;
  changeId: string | null;
  server: KnownServerCart;
}

/** Takes over what the server has said; what was changed here meanwhile is made again on top of it. */
export function heard(kept: Kept, { uid, changeId, server }: Heard): Kept {
  const sync = syncOf(kept);
  const [first, ...others] = sync.queue;
  if (sync.owner !== uid || (first?.id ?? null) !== changeId) return kept;
  const base = readCart(server) ?? emptyCart;
  const unsent = sync.isLost ? missingIn(base, kept.cart) : unsentOf(kept);
  const changes = [...others.map(({ difference }) => difference), ...(unsent ? [unsent] : [])];
  const cart = changes.reduce(
    (result, difference) => applyDifference(result, difference, kept.cart.children),
    base,
  );
  const { owner, parked } = sync;
  return {
    cart: inOrderOf(kept.cart, cart),
    sync: {
      owner,
      base,
      version: server.version,
      queue: others,
      parked,
      ...mergeNews(sync, { base, isAllSent: changes.length === 0 }),
    } satisfies CartSync,
  };
}

/** What a sign-in has made of two carts stays until it is read; a guest's lines until the server has them all. */
function mergeNews(
  { guests, merged }: CartSync,
  { base, isAllSent }: { base: Cart; isAllSent: boolean },
): Pick<CartSync, 'guests' | 'merged'> {
  if (guests && !isAllSent) return { guests };
  const news = guests ? mergedCart(guests, base) : merged;
  return news ? { merged: news } : {};
}

/** What the local cart has more of, where nobody knows what was in step: nothing is lost then, and nothing there twice. */
function missingIn(server: Cart, local: Cart): CartDifference | null {
  const inBoth = local.items.map((line) => {
    const there = server.items.find((one) => lineKey(one) === lineKey(line))?.quantity ?? 0;
    return withQuantity(line, Math.min(line.quantity, there));
  });
  const items = inBoth.filter(({ quantity }) => quantity > 0);
  return cartDifference({ ...local, items }, local);
}

/** The cart with lines and children where they were: nothing jumps on the screen because the server answered. */
function inOrderOf(before: Cart, cart: Cart): Cart {
  const place = new Map(before.items.map((line, index) => [lineKey(line), index]));
  const placeOfChild = new Map(before.children.map(({ id }, index) => [id, index]));
  const last = Number.MAX_SAFE_INTEGER;
  return {
    ...cart,
    items: cart.items.toSorted(
      (a, b) => (place.get(lineKey(a)) ?? last) - (place.get(lineKey(b)) ?? last),
    ),
    children: cart.children.toSorted(
      (a, b) => (placeOfChild.get(a.id) ?? last) - (placeOfChild.get(b.id) ?? last),
    ),
  };
}

/** What the last sign-in has made of two carts, while nobody has read it; null where there is nothing to say. */
export function mergedIn(kept: Kept): MergedCart | null {
  const { merged } = syncOf(kept);
  return merged && Array.isArray(merged.doubled) ? merged : null;
}

/** Somebody has read it. */
export function withoutMergeNews(kept: Kept): Kept {
  return { ...kept, sync: { ...syncOf(kept), merged: undefined } satisfies CartSync };
}

/** One copy of what the sign-in has made two of. */
export function keptOnce(kept: Kept): Kept {
  const merged = mergedIn(kept);
  const read = withoutMergeNews(kept);
  return merged ? { ...read, cart: withoutDoubles(kept.cart, merged) } : read;
}
