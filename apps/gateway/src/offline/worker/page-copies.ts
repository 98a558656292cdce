import {
  copiesOf,
  COPY_HEADER,
  copyWords,
  FILE_COPIES,
  KEPT_AT_HEADER,
  NOBODY,
  OWN_COPIES,
  SHARED_COPIES,
} from '@zaino/rules/page-copies';
import type { PageCache, WorkerScope } from './worker-scope';

/** How many copies there are of what everybody may see, and of somebody's own. */
const MOST_SHARED = 30;
const MOST_OWN = 15;
const MOST_CHARACTERS = 1_500_000;
/** As long as who is remembered stays signed in without a visit. */
const LONGEST_OWN_MS = 30 * 24 * 3_600_000;

/** Of the code that a page comes to life with. */
const namedFiles = /(?<= (?:src|href)=")\/releases\/[^"]+\.js(?=")/g;

/** In a page's data; without it the first call asks for another. */
const csrfToken = /("csrfToken":")[^"]*/g;

const at = { timeZone: 'Europe/Rome' } as const;
const day = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', ...at });
const time = new Intl.DateTimeFormat('it-IT', { timeStyle: 'short', ...at });
const momentWords = (moment: Date) => `il ${day.format(moment)} alle ${time.format(moment)}`;

/** Why the network gave nothing, as far as a browser can tell. */
const reasonWords = (isOnline: boolean) => (isOnline ? 'Il sito non risponde' : 'Sei senza rete');

interface Copy {
  url: string;
  html: string;
  headers: Headers;
  keptAt: Date;
}

/** The pages that can be read without a network: whole, as the gateway sent them, each with its versions in it. */
export class PageCopies {
  constructor(
    private readonly scope: Pick<WorkerScope, 'caches' | 'location' | 'navigator' | 'zainoWords'>,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * Hears of a page that has come: keeps it where there may be a copy, and forgets what is somebody else's. Own pages
   * are kept only where the page's code has begun that, for who wants to be remembered. Rejects where a file does not
   * come that the page names: the copy that there was stays, which has its own.
   */
  async hear(url: string, response: Response): Promise<void> {
    const said = copyWords(response.headers.get(COPY_HEADER));
    if (said === null) return;
    const name = copiesOf(said.whose);
    await this.dropOwn(name);
    if (!said.mayKeep || response.status !== 200) return;
    if (said.whose !== NOBODY && !(await this.scope.caches.has(name))) return;
    // Before the page has come whole: into a store that a sign-out takes away meanwhile nothing is put that anybody finds.
    const cache = await this.scope.caches.open(name);
    const html = (await response.text()).replace(csrfToken, '$1');
    if (html.length > MOST_CHARACTERS) return;
    await this.keepFiles(html);
    const headers = new Headers(response.headers);
    headers.set(KEPT_AT_HEADER, this.now().toISOString());
    // In the place of the one before, in one step: at no moment there is none.
    await cache.put(url, new Response(html, { headers }));
    await dropOldest(cache, said.whose === NOBODY ? MOST_SHARED : MOST_OWN);
  }

  /** The copy of a page, which says that it is one; or where there is none a page with the way to all that there are. */
  async answer(url: string): Promise<Response> {
    const copies = await this.all();
    const copy = copies.find((one) => one.url === url);
    return copy ? this.asCopy(copy) : this.offlinePage(copies);
  }

  /** Before the page: a copy that is shown has its code. The browser is loading them anyway, and each comes once. */
  private async keepFiles(html: string): Promise<void> {
    const cache = await this.scope.caches.open(FILE_COPIES);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const named = Array.from(
      html.matchAll(namedFiles),
      ([path]) => this.scope.location.origin + path,
    );
    await cache.addAll([...new Set(named)].filter((url) => !kept.has(url)));
  }

  private get reason(): string {
    return reasonWords(this.scope.navigator.onLine);
  }

  private asCopy({ html, headers, keptAt }: Copy): Response {
    const { barStyle, barHash, linksScript, linksHash } = this.scope.zainoWords;
    const shown = new Headers(headers);
    const policy = shown.get('content-security-policy') ?? '';
    shown.set(
      'content-security-policy',
      policy
        .replace('style-src ', `style-src ${barHash} `)
        .replace('script-src ', `script-src ${linksHash} `),
    );
    const bar = `<style>${barStyle}</style><section id="senza-rete" aria-label="Copia della pagina"><span>${this.reason}: vedi la copia salvata ${momentWords(keptAt)}</span><a href="">Riprova</a></section>${linksScript}`;
    return new Response(
      html.replace(/(?=<\/body><\/html>$)/, () => bar),
      { headers: shown },
    );
  }

  private offlinePage(copies: Copy[]): Response {
    const { offlinePage, offlinePolicy, titlePlace, listPlace } = this.scope.zainoWords;
    const links = copies.map(({ url, html, keptAt }) => {
      const { pathname, search } = new URL(url);
      const address = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
      const [, title = address] = /<title>([^<]+?)(?: \| [^<|]+)?<\/title>/.exec(html) ?? [];
      return `<p><span>Salvata ${momentWords(keptAt)}:</span> <a href="${address}">${title}</a></p>`;
    });
    const list =
      links.length === 0
        ? 'Le liste e le pagine che apri restano qui per quando manca la rete.'
        : `Puoi leggere anche adesso:</p>${links.join('')}<p>`;
    return new Response(
      offlinePage.replaceAll(titlePlace, this.reason).replace(listPlace, () => list),
      {
        status: 503,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': offlinePolicy,
        },
      },
    );
  }

  /** Own ones first, each time the latest first. */
  private async all(): Promise<Copy[]> {
    const names = await this.scope.caches.keys();
    const own = names.filter((name) => name.startsWith(OWN_COPIES));
    const found: Copy[] = [];
    for (const name of [...own, SHARED_COPIES]) found.push(...(await this.copiesIn(name)));
    return found;
  }

  private async copiesIn(name: string): Promise<Copy[]> {
    const cache = await this.scope.caches.open(name);
    const copies: Copy[] = [];
    for (const { url, response, keptAt } of await latestFirst(cache)) {
      const age = this.now().getTime() - keptAt.getTime();
      if (name !== SHARED_COPIES && age > LONGEST_OWN_MS) await cache.delete(url);
      else copies.push({ url, html: await response.text(), headers: response.headers, keptAt });
    }
    return copies;
  }

  /** All own copies but those of a name. */
  private async dropOwn(kept: string): Promise<void> {
    for (const name of await this.scope.caches.keys()) {
      if (name.startsWith(OWN_COPIES) && name !== kept) await this.scope.caches.delete(name);
    }
  }
}

interface KeptResponse {
  url: string;
  response: Response;
  keptAt: Date;
}

/** By when they were kept: it is not relied on where in a store a copy comes that is put again. */
async function latestFirst(cache: PageCache): Promise<KeptResponse[]> {
  const found: KeptResponse[] = [];
  for (const { url } of [...(await cache.keys())].reverse()) {
    const response = await cache.match(url, { ignoreVary: true });
    if (!response) continue;
    found.push({ url, response, keptAt: new Date(response.headers.get(KEPT_AT_HEADER) ?? 0) });
  }
  return found.sort((one, other) => other.keptAt.getTime() - one.keptAt.getTime());
}

async function dropOldest(cache: PageCache, most: number): Promise<void> {
  if ((await cache.keys()).length <= most) return;
  for (const { url } of (await latestFirst(cache)).slice(most)) await cache.delete(url);
}
