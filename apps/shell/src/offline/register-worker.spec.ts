import { registerWorker } from './register-worker';

const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value });

describe('registerWorker', () => {
  let registered: unknown[][];
  let begin: () => void;

  beforeEach(() => {
    registered = [];
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
    define('serviceWorker', {
      controller: null,
      register: (...given: unknown[]) => Promise.resolve(registered.push(given)),
      addEventListener: (_type: string, hear: () => void) => (begin = hear),
    });
  });
  afterEach(() => {
    document.head.replaceChildren();
    for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  });

  it('starts the worker past all caches and waits until it looks after the page', async () => {
    const started = registerWorker();
    await Promise.resolve();
    await Promise.resolve();
    begin();
    expect(await started).toBe(navigator.serviceWorker);
    expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
  });

  it.each([
    ['a page names no manifest: an admin’s, or a preview’s', () => document.head.replaceChildren()],
    ['somebody saves data', () => define('connection', { saveData: true })],
    ['the browser has none', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  ])('starts none where %s', async (_where, change) => {
    change();
    expect(await registerWorker()).toBeNull();
    expect(registered).toEqual([]);
  });
});
