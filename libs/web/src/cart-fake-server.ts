import { type Cart, emptyCart } from '@zaino/rules/cart';
import { applyDifference } from '@zaino/rules/cart-difference';
import { FakeBrowser, type FakeTab } from './cart-fake-browser';
import { CartStore } from './cart-store';
import { type CartServer, CartSyncRounds } from './cart-sync-rounds';
import type { KnownServerCart } from './cart-sync-state';

/** For tests: the carts of all customers, as the orders service keeps them; it can be away, and its answers be lost. */
export class FakeCartServer {
  readonly carts = new Map<string, { version: number; cart: Cart }>();
  readonly made = new Set<string>();
  /** Calls in their order, as `read` or the id of a change. */
  readonly calls: string[] = [];
  isAway = false;
  /** Answers that are lost on their way back: what was asked is done all the same. */
  answersToLose = 0;
  /** Awaited before a call is answered: for what happens meanwhile. */
  meanwhile: () => Promise<void> = () => Promise.resolve();

  cartOf(uid: string): Cart {
    return this.carts.get(uid)?.cart ?? emptyCart;
  }

  /** The calls of a browser; `who` is whose cookie it has. */
  reachedBy(who: () => string | null): CartServer {
    return {
      read: () => this.answer('read', who),
      change: ({ id, customerId, ...difference }) =>
        this.answer(id, who, (uid) => {
          if (customerId !== uid) throw new Error('another-customer');
          if (this.made.has(id)) return;
          this.made.add(id);
          const { version = 0 } = this.carts.get(uid) ?? {};
          const cart = applyDifference(this.cartOf(uid), sent(difference));
          this.carts.set(uid, { version: version + 1, cart });
        }),
    };
  }

  private async answer(
    call: string,
    who: () => string | null,
    act: (uid: string) => void = () => undefined,
  ): Promise<KnownServerCart> {
    await Promise.resolve();
    if (this.isAway) throw new Error('unavailable');
    const uid = who();
    if (uid === null) throw new Error('unauthenticated');
    this.calls.push(call);
    act(uid);
    const answer = sent({
      customerId: uid,
      version: this.carts.get(uid)?.version ?? 0,
      ...this.cartOf(uid),
    });
    await this.meanwhile();
    if (this.answersToLose > 0) {
      this.answersToLose -= 1;
      throw new Error('unavailable');
    }
    return answer;
  }
}

/** For tests: a browser with one tab, where somebody is signed in. */
export function signedIn(server: FakeCartServer, who = 'ada') {
  const device = new FakeDevice(server);
  device.who = who;
  return { device, ...device.openTab() };
}

/** For tests: the page is loaded anew, which knows what is stored and nothing else. */
export function reloaded({ device, tab }: Pick<ReturnType<typeof signedIn>, 'device' | 'tab'>) {
  return { device, ...device.load(tab) };
}

/** For tests: pieces by product id in a customer's cart on the server. */
export function onServer(server: FakeCartServer, uid = 'ada') {
  return Object.fromEntries(
    server.cartOf(uid).items.map((line) => [line.type === 'product' ? line.id : '', line.quantity]),
  );
}

/** As it comes out of JSON. */
function sent<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** For tests: a browser with its cookie, and what its tabs do with the cart. */
export class FakeDevice {
  readonly browser = new FakeBrowser();
  /** Who is signed in, as the pages know it. */
  who: string | null = null;
  /** Whose cookie it is, where the pages do not know yet. */
  cookie: string | null = null;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly server: FakeCartServer) {}

  openTab() {
    const tab = this.browser.open();
    const sibling = this.browser.tabs.find((one) => one !== tab);
    tab.text = sibling?.text ?? null;
    return this.load(tab);
  }

  /** The page of a tab, loaded anew: it knows what storage holds and nothing else. */
  load(tab: FakeTab) {
    const store = new CartStore(() => tab);
    store.subscribe(() => undefined);
    const rounds = new CartSyncRounds({
      store,
      server: this.server.reachedBy(() => this.cookie ?? this.who),
      whoIsIn: () => this.who,
      inTurn: (work) => {
        const done = this.turn.then(work, work);
        this.turn = done;
        return done;
      },
    });
    const sync = async (pulls = true) => {
      this.browser.deliver();
      await rounds.run({ pulls });
      this.browser.deliver();
    };
    return { tab, store, rounds, sync };
  }
}
