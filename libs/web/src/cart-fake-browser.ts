import { addLine, type Cart } from '@zaino/rules/cart';
import type { CartLine } from '@zaino/rules/cart-line';
import { CART_KEY } from './cart-storage';
import type { CartStore, CartTab } from './cart-store';

/** One tab's window; what it writes reaches the other tabs when the browser delivers it. */
export class FakeTab implements CartTab {
  text: string | null = null;
  isBlocked = false;
  isFull = false;
  writes = 0;
  listeners = new Map<string, (event: Event) => void>();
  navigator: CartTab['navigator'] = {};

  constructor(private readonly browser: FakeBrowser) {}

  localStorage = {
    getItem: () => {
      if (this.isBlocked) throw new DOMException('blocked', 'SecurityError');
      return this.text;
    },
    setItem: (_key: string, text: string) => {
      if (this.isBlocked || this.isFull) throw new DOMException('full', 'QuotaExceededError');
      this.writes += 1;
      this.put(text);
    },
    removeItem: () => this.put(null),
  };

  addEventListener = (type: string, listener: (event: Event) => void) => {
    this.listeners.set(type, listener);
  };

  removeEventListener = (type: string) => {
    this.listeners.delete(type);
  };

  fire(type: string, fields: object) {
    this.listeners.get(type)?.(Object.assign(new Event(type), fields));
  }

  private put(text: string | null) {
    this.text = text;
    this.browser.onTheWay.push({ from: this, text });
  }
}

/** Delivers writes in one order; a tab with a write of its own on the way keeps seeing its own. */
export class FakeBrowser {
  tabs: FakeTab[] = [];
  onTheWay: { from: FakeTab; text: string | null }[] = [];

  open() {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    return tab;
  }

  deliver() {
    let write = this.onTheWay.shift();
    while (write) {
      const { from, text } = write;
      for (const tab of this.tabs) if (tab !== from) this.tell(tab, text);
      write = this.onTheWay.shift();
    }
  }

  private tell(tab: FakeTab, text: string | null) {
    if (!this.onTheWay.some(({ from }) => from === tab)) tab.text = text;
    tab.fire('storage', { key: CART_KEY });
  }
}

export function product(id: string, quantity = 1): CartLine {
  return {
    type: 'product',
    id,
    nome: `Penne ${id}`,
    prezzo: 10,
    categoria: 'Penne',
    immagini: [],
    quantity,
  };
}

export const add = (line: CartLine) => (cart: Cart) => addLine(cart, line);

/** Pieces by product id. */
export function quantities(store: CartStore) {
  return Object.fromEntries(
    store
      .getSnapshot()
      .items.map((item) => [item.type === 'product' ? item.id : '', item.quantity]),
  );
}
