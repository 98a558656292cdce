import { once } from 'node:events';
import { createHash } from 'node:crypto';
import { createGzip } from 'node:zlib';
import type { SitemapPage } from '@zaino/contracts/shared';
import { escapeHtml } from '@zaino/rules/escape-html';

/** Most addresses of one file (sitemaps.org). */
export const MOST_ADDRESSES = 50_000;

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A file of the sitemap, as it is kept and sent. */
export interface SitemapFile {
  /** XML, packed by gzip: some eight bytes an address. */
  packed: Buffer;
  /** Entity tag; weak, since whoever takes no gzip gets the same unpacked. */
  tag: string;
  addresses: number;
  /** The latest of its pages' changes, as far as they are known. */
  modified: string | null;
}

/** Writes one file, page by page: what it has written already is packed beside, in a thread of zlib's. */
export class SitemapFileWriter {
  addresses = 0;
  private readonly gzip = createGzip({ level: 6 });
  private readonly chunks: Buffer[] = [];
  private modified: string | null = null;

  constructor(private readonly origin: string) {
    this.gzip.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.gzip.write(`${head}<urlset ${namespace}>\n`);
  }

  async add(pages: readonly SitemapPage[]): Promise<void> {
    const entries = pages.map(({ path, modified }) => entry('url', this.origin + path, modified));
    for (const { modified } of pages) this.modified = later(this.modified, modified);
    this.addresses += pages.length;
    if (!this.gzip.write(entries.join(''))) await once(this.gzip, 'drain');
  }

  async end(): Promise<SitemapFile> {
    const ended = once(this.gzip, 'end');
    this.gzip.end('</urlset>\n');
    await ended;
    const packed = Buffer.concat(this.chunks);
    const { addresses, modified } = this;
    return { packed, tag: tagOf(packed), addresses, modified };
  }

  /** Nobody wants what was written so far. */
  drop(): void {
    this.gzip.destroy();
  }
}

/** A file as the index names it; nobody may know when it was changed. */
interface NamedFile {
  url: string;
  modified: string | null;
}

/** The list of all files (sitemaps.org). */
export function writeSitemapIndex(files: readonly NamedFile[]): string {
  const entries = files.map(({ url, modified }) => entry('sitemap', url, modified));
  return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

export function tagOf(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function entry(kind: 'url' | 'sitemap', url: string, modified: string | null): string {
  const time = modified === null ? '' : `<lastmod>${modified}</lastmod>`;
  return `<${kind}><loc>${escapeHtml(url)}</loc>${time}</${kind}>\n`;
}

/** Moments in ISO 8601 of one zone are in the order of their text. */
function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
