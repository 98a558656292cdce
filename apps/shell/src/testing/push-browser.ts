/** A browser with pushes, as far as pages ask it: its permission, and the address that its push service gives. */
export interface PushBrowser {
  permission: NotificationPermission;
  /** What a person chooses when asked. */
  choice: NotificationPermission;
  /** Whether the service worker runs by now. */
  isPrepared: boolean;
  /** While true, the browser's push service is away. */
  isAway: boolean;
  /** Whether it has an address now. */
  isSubscribed: boolean;
  /** By which keys it has subscribed. */
  keys: unknown[];
}

export const subscribed = {
  endpoint: 'https://push.example/x',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
};

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value });

/** Until `removePushBrowser`. */
export function installPushBrowser(changes: Partial<PushBrowser> = {}): PushBrowser {
  const browser: PushBrowser = {
    permission: 'default',
    choice: 'granted',
    isPrepared: true,
    isAway: false,
    isSubscribed: false,
    keys: [],
    ...changes,
  };
  const subscription = {
    toJSON: () => ({ ...subscribed, expirationTime: null }),
    unsubscribe: () => Promise.resolve(!(browser.isSubscribed = false)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(browser.isSubscribed ? subscription : null),
    subscribe: ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (browser.isAway) return Promise.reject(new DOMException('away', 'AbortError'));
      browser.keys.push(applicationServerKey);
      browser.isSubscribed = true;
      return Promise.resolve(subscription);
    },
  };
  define(navigator, 'serviceWorker', {
    getRegistration: () =>
      Promise.resolve(browser.isPrepared ? { active: {}, pushManager } : undefined),
  });
  define(globalThis, 'PushManager', () => undefined);
  define(globalThis, 'Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: () => {
      if (browser.permission === 'default') browser.permission = browser.choice;
      return Promise.resolve(browser.permission);
    },
  });
  document.head.insertAdjacentHTML('beforeend', '<link rel="manifest" href="/manifest">');
  return browser;
}

export function removePushBrowser(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'PushManager');
  Reflect.deleteProperty(globalThis, 'Notification');
  document.querySelector('link[rel=manifest]')?.remove();
}
