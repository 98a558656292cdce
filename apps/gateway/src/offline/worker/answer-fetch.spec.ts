import { FakeCaches } from '../../testing/fake-caches';
import { answerFetches } from './answer-fetch';
import type { FetchEvent, WorkerScope } from './worker-scope';

const ORIGIN = 'https://zaino.example';
const anna = 'a1';
const bea = 'b2';

const page = (title: string, copy?: string) =>
  new Response(
    `<html><head><title>${title}</title></head><body><div id="root">${title}</div></body></html>`,
    {
      headers: {
        'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'",
        ...(copy !== undefined && { 'x-zaino-copy': copy }),
      },
    },
  );

interface Asked {
  mode?: string;
  headers?: Record<string, string>;
}

function openBrowser() {
  const network: { answer: ((url: string) => Response) | null } = { answer: null };
  const caches = new FakeCaches(fetchNow);
  function fetchNow(url: string): Response {
    if (network.answer === null) throw new TypeError('gone');
    return network.answer(url);
  }
  const scope = {
    caches,
    location: { origin: ORIGIN },
    navigator: { onLine: false },
    zainoWords: {
      offlinePage: '<h1>TITLE</h1><p>LIST</p>',
      titlePlace: 'TITLE',
      offlinePolicy: "default-src 'none'",
      listPlace: 'LIST',
      barStyle: '#bar{}',
      barHash: "'sha256-bar'",
      linksScript: '<script>links</script>',
      linksHash: "'sha256-links'",
    },
  } as unknown as WorkerScope;
  const hear = answerFetches(scope, async ({ url }) => Promise.resolve(fetchNow(url)));

  /** Undefined where the worker leaves it to the browser. */
  async function ask(path: string, more: Partial<FetchEvent> & Asked = {}) {
    const { mode = 'navigate', headers = {}, ...event } = more;
    const work: Promise<unknown>[] = [];
    let answered: Promise<Response> | undefined;
    hear({
      request: {
        url: ORIGIN + path,
        method: 'GET',
        mode,
        headers: new Headers(headers),
      } as Request,
      clientId: '',
      resultingClientId: 'tab',
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => {
        answered = response;
      },
      waitUntil: (one) => work.push(one),
      ...event,
    });
    const response = await answered;
    await Promise.all(work);
    return response;
  }

  const read = async (path: string) => (await (await ask(path))?.text()) ?? '';
  return { caches, network, scope, ask, read };
}

describe('a page without a network', () => {
  it('is the copy of when it was seen last, and says so', async () => {
    const { network, ask, read } = openBrowser();
    network.answer = () => page('Old', 'nobody keep');
    await read('/scuola/X?classe=2');
    network.answer = () => page('New', 'nobody keep');
    expect(await read('/scuola/X?classe=2')).not.toContain('senza-rete');
    network.answer = null;
    const copy = await ask('/scuola/X?classe=2#top');
    const text = await copy?.text();
    expect(text).toContain('<div id="root">New');
    expect(text).toMatch(
      /<section id="senza-rete" aria-label="Copia della pagina"><span>Sei senza rete: vedi la copia salvata il \d+ \p{L}+ alle \d\d:\d\d<\/span><a href="">Riprova<\/a><\/section><script>links<\/script><\/body><\/html>$/u,
    );
    expect(copy?.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'sha256-links' 'self'; style-src 'sha256-bar' 'self'",
    );
  });

  it('is the copy before it while a new one is being written', async () => {
    const { caches, network, read } = openBrowser();
    network.answer = () => page('Old', 'nobody keep');
    await read('/cart');
    const write = caches.holdWrites();
    network.answer = () => page('New', 'nobody keep');
    const kept = read('/cart');
    await new Promise((done) => setTimeout(done));
    network.answer = null;
    expect(await read('/cart')).toContain('<div id="root">Old');
    write();
    await kept;
    expect(await read('/cart')).toContain('<div id="root">New');
  });

  it('says of a network that is there that the shop does not answer', async () => {
    const { network, scope, read } = openBrowser();
    network.answer = () => page('Old', 'nobody keep');
    await read('/');
    network.answer = null;
    Object.assign(scope.navigator, { onLine: true });
    expect(await read('/')).toContain('Il sito non risponde: vedi la copia salvata');
    expect(await read('/checkout')).toContain('<h1>Il sito non risponde</h1>');
  });

  it('leads where there is no copy to all that there are', async () => {
    const { network, ask, read } = openBrowser();
    network.answer = () => page('Lista della 2ª B | Zaino', 'nobody keep');
    await read('/scuola/X?classe=2&sezione=B');
    network.answer = null;
    const answer = await ask('/checkout');
    expect(answer?.status).toBe(503);
    expect(await answer?.text()).toContain(
      '<a href="/scuola/X?classe=2&amp;sezione=B">Lista della 2ª B</a>',
    );
  });

  it('is the copy that the page’s code has asked for', async () => {
    const { network, ask, read } = openBrowser();
    network.answer = () => page('By the router', 'nobody keep');
    await ask('/libro/1', { mode: 'cors', headers: { 'x-zaino-copy': 'keep' } });
    network.answer = null;
    expect(await read('/libro/1')).toContain('By the router');
  });

  it('is not kept where it says nothing, may not be, or failed', async () => {
    const { network, read } = openBrowser();
    for (const said of [undefined, 'nobody', 'a1', 'nobody keep, or so']) {
      network.answer = () => page('Secret', said);
      await read('/checkout');
    }
    network.answer = () =>
      new Response('Secret', { status: 503, headers: { 'x-zaino-copy': 'nobody keep' } });
    await read('/checkout');
    network.answer = null;
    expect(await read('/checkout')).not.toContain('Secret');
  });

  describe('with code', () => {
    const script = '/releases/cart/c2/entry.js';
    const old = page('Old', 'nobody keep');
    const alive = `<script defer src="/releases/shell/s1/shell.js" integrity="x"></script><link rel="preload" href="${script}"><p>New`;

    it('is kept with all files that it names', async () => {
      const { caches, network, ask } = openBrowser();
      network.answer = () => page(alive, 'nobody keep');
      await ask('/cart');
      const files = await (await caches.open('zaino-files')).keys();
      expect(files.map(({ url }) => url)).toEqual([
        `${ORIGIN}/releases/shell/s1/shell.js`,
        ORIGIN + script,
      ]);
    });

    it('is the copy before it where one of them does not come', async () => {
      const { caches, network, ask, read } = openBrowser();
      network.answer = () => old.clone();
      await read('/cart');
      network.answer = (url) =>
        url.endsWith(script) ? new Response('', { status: 410 }) : page(alive, 'nobody keep');
      await expect(ask('/cart')).rejects.toThrow('a file does not come');
      network.answer = null;
      expect(await read('/cart')).toContain('Old');
      expect(await (await caches.open('zaino-files')).keys()).toEqual([]);
    });
  });

  it('fails as it would without a worker in the admin area', async () => {
    const { ask } = openBrowser();
    await expect(ask('/admin/orders')).rejects.toThrow('gone');
  });
});

describe('own pages', () => {
  it('are kept only once the page has begun that', async () => {
    const { caches, network, read } = openBrowser();
    network.answer = () => page('Ciao Anna', `${anna} keep`);
    await read('/dashboard');
    expect(await caches.keys()).toEqual([]);
    await caches.open(`zaino-own-${anna}`);
    await read('/dashboard');
    network.answer = null;
    expect(await read('/dashboard')).toContain('Ciao Anna');
  });

  it.each([
    ['somebody else', `${bea} keep`],
    ['somebody else, where nothing is kept', bea],
    ['nobody', 'nobody'],
  ])('are gone with the first page of %s', async (_whose, said) => {
    const { caches, network, read } = openBrowser();
    await caches.open(`zaino-own-${anna}`);
    network.answer = () => page('Ciao Anna', `${anna} keep`);
    await read('/dashboard');
    network.answer = () => page('Another', said);
    await read('/');
    network.answer = null;
    expect(await read('/dashboard')).not.toContain('Anna');
  });

  it('are not kept where they come whole after somebody has signed out', async () => {
    const { caches, network, scope, ask, read } = openBrowser();
    await caches.open(`zaino-own-${anna}`);
    const ends = new Map<string, () => void>();
    const body = new ReadableStream({
      start: (stream) => {
        ends.set('body', () => {
          stream.enqueue(new TextEncoder().encode('Ciao Anna'));
          stream.close();
        });
      },
    });
    network.answer = () => new Response(body, { headers: { 'x-zaino-copy': `${anna} keep` } });
    const slow = ask('/dashboard');
    await new Promise((done) => setTimeout(done));
    await scope.caches.delete(`zaino-own-${anna}`);
    ends.get('body')?.();
    await slow;
    network.answer = null;
    expect(await read('/dashboard')).not.toContain('Anna');
    expect(await caches.keys()).not.toContain(`zaino-own-${anna}`);
  });

  it('are kept without the token by which calls are made', async () => {
    const { caches, network, read } = openBrowser();
    await caches.open(`zaino-own-${anna}`);
    network.answer = () => page('{"csrfToken":"secret","x":"y"}', `${anna} keep`);
    await read('/dashboard');
    network.answer = null;
    expect(await read('/dashboard')).toContain('{"csrfToken":"","x":"y"}');
  });

  it('are as many as there may be, and the latest', async () => {
    const { caches, network, read } = openBrowser();
    await caches.open(`zaino-own-${anna}`);
    network.answer = (url) => page(url, `${anna} keep`);
    for (let order = 0; order < 20; order += 1) await read(`/orders/${order}`);
    expect(await (await caches.open(`zaino-own-${anna}`)).keys()).toHaveLength(15);
    network.answer = null;
    expect(await read('/orders/0')).toContain('Sei senza rete');
    expect(await read('/orders/19')).toContain('senza-rete');
  });

  it('stay where they have been seen again, whatever came first', async () => {
    const { caches, network, read } = openBrowser();
    await caches.open(`zaino-own-${anna}`);
    network.answer = (url) => page(url, `${anna} keep`);
    const seen = Array.from({ length: 15 }, (_, order) => `/orders/${order}`);
    for (const path of [...seen, '/orders/0', '/orders/15']) {
      await read(path);
      // Each at another moment.
      await new Promise((done) => setTimeout(done, 2));
    }
    network.answer = null;
    expect(await read('/orders/0')).toContain('senza-rete');
    expect(await read('/orders/1')).toContain('<h1>Sei senza rete</h1>');
  });
});

describe('what a page asks for', () => {
  it('is left to the browser while there is a network', async () => {
    const { ask, scope } = openBrowser();
    Object.assign(scope.navigator, { onLine: true });
    const file = '/releases/shell/s1/main.js';
    expect(await ask(file, { mode: 'cors', clientId: 'tab' })).toBeUndefined();
    expect(await ask('/api/cart', { mode: 'cors', clientId: 'tab' })).toBeUndefined();
    const elsewhere = { url: 'https://elsewhere.example/releases/x.js', method: 'GET' } as Request;
    expect(await ask('', { request: elsewhere })).toBeUndefined();
  });

  it('comes from the copies of files for a page that is a copy, and without a network', async () => {
    const { caches, network, scope, ask, read } = openBrowser();
    const file = '/releases/shell/s1/main.js';
    await (await caches.open('zaino-files')).put(ORIGIN + file, new Response('code'));
    Object.assign(scope.navigator, { onLine: true });
    await read('/');
    const asked = { mode: 'cors', clientId: 'tab' };
    expect(await (await ask(file, asked))?.text()).toBe('code');
    expect(await (await ask(`${file}?retry=1`, asked))?.text()).toBe('code');
    network.answer = () => new Response('from the network');
    const other = '/releases/shell/s1/other.js';
    expect(await (await ask(other, asked))?.text()).toBe('from the network');
    Object.assign(scope.navigator, { onLine: false });
    expect(await (await ask(file, { ...asked, clientId: 'another' }))?.text()).toBe('code');
  });

  it('takes the answer that the browser has asked for while the worker started', async () => {
    const { ask } = openBrowser();
    const preloadResponse = Promise.resolve(page('Preloaded'));
    expect(await (await ask('/', { preloadResponse }))?.text()).toContain('Preloaded');
  });
});
