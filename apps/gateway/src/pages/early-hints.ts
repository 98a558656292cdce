import { openPartOf, type RenderedPage, type RoutePattern } from '@zaino/contracts/shared';
import type { FastifyReply } from 'fastify';
import type { ReleasesToRender } from '../releases/release-store';
import { fontFiles, isScript, pageFiles, shellFiles, urlOf } from './document';

/** The files that the pages of a release set will need, by the address alone. */
export class EarlyHints {
  private readonly links = new Map<RoutePattern | undefined, string[]>();

  constructor(
    private readonly releases: ReleasesToRender,
    private readonly patternAt: (path: string) => RoutePattern | undefined,
  ) {}

  /** Tells them to a browser while the page is still being made. */
  send(reply: FastifyReply, path: string): void {
    const { raw, headers } = reply.request;
    // Browsers take them for a page that they go to, and over HTTP/2 only.
    if (raw.httpVersionMajor < 2 || headers['sec-fetch-mode'] !== 'navigate') return;
    reply.writeEarlyHints({ link: this.linksFor(path) });
  }

  private linksFor(path: string): string[] {
    const pattern = this.patternAt(path);
    const links = this.links.get(pattern) ?? this.makeLinks(path, pattern);
    this.links.set(pattern, links);
    return links;
  }

  /** As in the document: without the same `crossorigin` a file is loaded twice. */
  private makeLinks(path: string, pattern: RoutePattern | undefined): string[] {
    const { releases } = this;
    const own = pattern ? pageFiles(releases, path, this.chunksOf(pattern)) : [];
    const fonts = fontFiles(releases).map(
      (file) => `<${urlOf(file)}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
    );
    const scripts = [...shellFiles(releases), ...own]
      .filter(isScript)
      .map((file) => `<${urlOf(file)}>; rel=preload; as=script; crossorigin`);
    return [...fonts, ...scripts];
  }

  /** A page of the shell is in a chunk of its own alone. */
  private chunksOf({ app, chunk }: RoutePattern): RenderedPage['chunks'] {
    const remote = this.releases.set.remotes.find(({ name }) => name === app);
    const own = chunk === undefined ? [] : [chunk];
    const chunks = remote ? [openPartOf(remote), ...own] : own;
    return chunks.map((one) => ({ app, chunk: one }));
  }
}
