import type { APIRequestContext } from '@playwright/test';
import { type PageLinks, readPage } from './page-links';

interface Walk {
  /** The shop as a visitor sees it: pages are complete HTML, so that no browser is needed. */
  request: APIRequestContext;
  /** Whether an address is somebody else's to check. */
  isLeftOut: (path: string) => boolean;
}

interface Answer extends PageLinks {
  status: number;
}

/** Whatever a link may be that is no page. */
const otherSchemes: [RegExp, RegExp][] = [
  [/^mailto:/, /^mailto:[^\s@?]+@[^\s@?]+\.[a-z]{2,}(?:\?|$)/],
  [/^tel:/, /^tel:\+\d{6,15}$/],
];

/** Follows the links of pages and of other texts, each address once; gives what leads nowhere. */
export class LinkWalk {
  readonly faults: string[] = [];
  private readonly answers = new Map<string, Promise<Answer>>();

  constructor(
    private readonly walk: Walk,
    private readonly baseUrl: string,
  ) {}

  /** Every link of a page, also those that lead into another page. */
  async follow(page: string): Promise<void> {
    const { status, links } = await this.answerTo(new URL(page, this.baseUrl));
    if (status >= 400 && !/^4/.test(String(status))) this.faults.push(`${page}: ${status}`);
    await this.followAll(links, page);
  }

  /** Links that stand elsewhere, as in a mail. */
  async followAll(links: readonly string[], from: string): Promise<void> {
    for (const link of new Set(links)) {
      const fault = await this.faultOf(link, from);
      if (fault !== undefined) this.faults.push(`${from} → ${link}: ${fault}`);
    }
  }

  private async faultOf(link: string, from: string): Promise<string | undefined> {
    const scheme = otherSchemes.find(([is]) => is.test(link));
    if (scheme) return scheme[1].test(link) ? undefined : 'no such address can be';
    const target = new URL(link, new URL(from, this.baseUrl));
    if (target.origin !== new URL(this.baseUrl).origin) {
      return isSafe(target) ? undefined : 'another site, without TLS';
    }
    if (this.walk.isLeftOut(target.pathname)) return undefined;
    const { status, ids } = await this.answerTo(target);
    // A page that says that something is missing leads to its own parts, too.
    if (status >= 400 && !link.startsWith('#')) return String(status);
    const id = decodeURIComponent(target.hash.slice(1));
    return id === '' || ids.has(id) ? undefined : 'nothing there has that name';
  }

  private answerTo({ pathname, search }: URL): Promise<Answer> {
    const address = pathname + search;
    const known = this.answers.get(address) ?? this.ask(address);
    this.answers.set(address, known);
    return known;
  }

  private async ask(address: string): Promise<Answer> {
    const answer = await this.walk.request.get(address);
    const status = answer.status();
    const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false;
    return isPage
      ? { status, ...readPage(await answer.text()) }
      : { status, links: [], ids: new Set() };
  }
}

/** Over TLS, or a bookshop's own address on this machine, where nobody can listen in. */
const isSafe = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || hostname.endsWith('.localhost');

/** Links of a document as its writer puts them into a PDF. */
export function pdfLinks(pdf: Buffer): string[] {
  const found = pdf.toString('latin1').matchAll(/\/URI \((?<uri>(?:\\.|[^\\)])*)\)/g);
  return [...found].map(({ groups }) => (groups?.uri ?? '').replaceAll(/\\(.)/g, '$1'));
}
